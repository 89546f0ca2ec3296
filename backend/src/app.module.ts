import { Module, type DynamicModule, type ModuleMetadata } from '@nestjs/common';
import { LIMITS, type RateLimits } from './config/limits.js';
import { SETTINGS, type Settings } from './config/settings.js';
import { DatabaseModule } from './core/database/database.module.js';
import { RedisModule } from './core/redis/redis.module.js';

@Module({})
export class AppModule {
  static with(settings: Settings, limits: RateLimits, more: ModuleMetadata['imports'] = []): DynamicModule {
    return {
      module: AppModule,
      global: true,
      imports: [DatabaseModule, RedisModule, ...more],
      providers: [
        { provide: SETTINGS, useValue: settings },
        { provide: LIMITS, useValue: limits },
      ],
      exports: [SETTINGS, LIMITS],
    };
  }
}
