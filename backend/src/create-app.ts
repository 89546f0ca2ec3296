import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import type { Settings } from './config/settings.js';
import { ErrorFilter } from './core/errors/error.filter.js';
import { DtoPipe } from './core/http/validation.pipe.js';

/** The whole server, not yet listening: what `main.ts` starts, and what the tests of the whole app start. */
export async function createApp(settings: Settings): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(settings), {
    bodyParser: false,
    bufferLogs: true,
  });
  app.setGlobalPrefix('api', { exclude: ['health/live', 'health/ready', 'metrics'] });
  app.useGlobalPipes(new DtoPipe());
  app.useGlobalFilters(new ErrorFilter());
  return app;
}
