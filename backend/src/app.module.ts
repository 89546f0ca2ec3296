import { Module, type DynamicModule, type ModuleMetadata } from '@nestjs/common';
import type { DestinationStream } from 'pino';
import { LIMITS, type RateLimits } from './config/limits.js';
import { SETTINGS, type Settings } from './config/settings.js';
import { DatabaseModule } from './core/database/database.module.js';
import { HttpModule } from './core/http/http.module.js';
import { LimitsModule } from './core/limits/limits.module.js';
import { LoggingModule } from './core/logging/logging.module.js';
import { RedisModule } from './core/redis/redis.module.js';

/** What differs between a server, a test's server and another test's. */
export interface AppParts {
  settings: Settings;
  limits: RateLimits;
  /** Where log lines go; the standard output when left out. */
  logTo?: DestinationStream;
  /** Further modules, such as a test's own controllers. */
  modules?: ModuleMetadata['imports'];
}

@Module({})
export class AppModule {
  static with({ settings, limits, logTo, modules = [] }: AppParts): DynamicModule {
    return {
      module: AppModule,
      global: true,
      imports: [LoggingModule.to(logTo), DatabaseModule, RedisModule, HttpModule, LimitsModule, ...modules],
      providers: [
        { provide: SETTINGS, useValue: settings },
        { provide: LIMITS, useValue: limits },
      ],
      exports: [SETTINGS, LIMITS],
    };
  }
}
