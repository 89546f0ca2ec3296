import { Module, type DynamicModule } from '@nestjs/common';
import { SETTINGS, type Settings } from './config/settings.js';
import { DatabaseModule } from './core/database/database.module.js';
import { RedisModule } from './core/redis/redis.module.js';

@Module({})
export class AppModule {
  static with(settings: Settings): DynamicModule {
    return {
      module: AppModule,
      global: true,
      imports: [DatabaseModule, RedisModule],
      providers: [{ provide: SETTINGS, useValue: settings }],
      exports: [SETTINGS],
    };
  }
}
