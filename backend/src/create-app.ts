import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';
import { AppModule, type AppParts } from './app.module.js';
import { HTTP_LIMITS, RATE_LIMITS, type HttpLimits, type RateLimits } from './config/limits.js';
import { SITE_FOLDER, type Settings } from './config/settings.js';
import { ErrorLog } from './core/errors/error-log.service.js';
import { ErrorFilter } from './core/errors/error.filter.js';
import { Draining } from './core/health/draining.service.js';
import { installHttp } from './core/http/install-http.js';
import { jsonBody } from './core/http/input/json-body.js';
import { dropGone } from './core/http/request/is-gone.js';
import { BoundedExpressAdapter } from './core/http/server-limits.js';
import { DtoPipe } from './core/http/input/validation.pipe.js';
import { ConnectionAdmission } from './core/live/connections/connection-admission.service.js';
import { LiveAdapter } from './core/live/live.adapter.js';
import { AppLogger } from './core/logging/app-logger.service.js';
import { ApiDocument } from './core/openapi/api-document.service.js';
import { BuildPages } from './modules/games/builds/build-pages.service.js';
import { CallerMiddleware } from './modules/auth/sessions/caller.middleware.js';

export interface AppOptions extends Pick<AppParts, 'logTo' | 'modules'> {
  /** Overrides rate limits of `config/limits.ts`. */
  limits?: Partial<RateLimits>;
  /** Overrides limits of connections and requests of `config/limits.ts`. */
  httpLimits?: Partial<HttpLimits>;
  /** The folder of the built site. */
  siteFolder?: string;
}

/** Creates the whole server without listening; used by `main.ts` and tests. */
export async function createApp(settings: Settings, options: AppOptions = {}): Promise<NestExpressApplication> {
  const { limits, httpLimits, siteFolder = SITE_FOLDER, ...parts } = options;
  // Limits and credentials depend on the path, so routes are case-sensitive. Set before Nest's first use.
  const instance = express().enable('case sensitive routing');
  const adapter = new BoundedExpressAdapter({ ...HTTP_LIMITS, ...httpLimits }, instance);
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.with({ settings, limits: { ...RATE_LIMITS, ...limits }, ...parts }),
    adapter,
    // main.ts reports a failed start with one message.
    { bodyParser: false, bufferLogs: true, abortOnError: false },
  );
  app.useLogger(app.get(AppLogger));
  adapter.onDrain = () => app.get(Draining).drain(settings.shutdownDelay);
  installHttp(app, settings, { siteFolder, count: app.get(CallerMiddleware).use, builds: app.get(BuildPages).serve });
  app.use(jsonBody);
  app.use(dropGone);
  app.setGlobalPrefix('api', { exclude: ['health/live', 'health/ready', 'mcp', 'metrics', 'pictures/:file'] });
  app.useWebSocketAdapter(new LiveAdapter(app, app.get(ConnectionAdmission)));
  app.useGlobalPipes(new DtoPipe());
  app.useGlobalFilters(new ErrorFilter(app.get(ErrorLog)));
  app.get(ApiDocument).describe(app, settings.publicUrl);
  return app;
}
