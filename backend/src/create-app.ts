import type { ModuleMetadata } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { RATE_LIMITS, type RateLimits } from './config/limits.js';
import type { Settings } from './config/settings.js';
import { ErrorFilter } from './core/errors/error.filter.js';
import { DtoPipe } from './core/http/validation.pipe.js';

export interface AppOptions {
  /** Rate limits that differ from `config/limits.ts`. */
  limits?: Partial<RateLimits>;
  /** Further modules, such as a test's own controllers. */
  modules?: ModuleMetadata['imports'];
}

/** The whole server, not yet listening: what `main.ts` starts, and what the tests of the whole app start. */
export async function createApp(settings: Settings, options: AppOptions = {}): Promise<NestExpressApplication> {
  const appModule = AppModule.with(settings, { ...RATE_LIMITS, ...options.limits }, options.modules);
  const app = await NestFactory.create<NestExpressApplication>(appModule, {
    bodyParser: false,
    bufferLogs: true,
  });
  app.setGlobalPrefix('api', { exclude: ['health/live', 'health/ready', 'metrics'] });
  app.useGlobalPipes(new DtoPipe());
  app.useGlobalFilters(new ErrorFilter());
  return app;
}
