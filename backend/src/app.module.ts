import { Module, type DynamicModule, type ModuleMetadata } from '@nestjs/common';
import type { DestinationStream } from 'pino';
import { LIMITS, type RateLimits } from './config/limits.js';
import { SETTINGS, type Settings } from './config/settings.js';
import { CoreModule } from './core/core.module.js';
import { LoggingModule } from './core/logging/logging.module.js';
import { AgentsModule } from './modules/agents/agents.module.js';
import { AuthModule } from './modules/auth/auth.module.js';
import { CommunityModule } from './modules/community/community.module.js';
import { GamesModule } from './modules/games/games.module.js';
import { ModelsModule } from './modules/models/models.module.js';
import { PlayModule } from './modules/play/play.module.js';
import { ScoresModule } from './modules/scores/scores.module.js';

/** Options that differ between servers and tests. */
export interface AppParts {
  settings: Settings;
  limits: RateLimits;
  /** The destination of log lines; defaults to standard output. */
  logTo?: DestinationStream;
  /** Additional modules, such as controllers of a test. */
  modules?: ModuleMetadata['imports'];
}

@Module({})
export class AppModule {
  static with({ settings, limits, logTo, modules = [] }: AppParts): DynamicModule {
    return {
      module: AppModule,
      global: true,
      imports: [
        LoggingModule.to(logTo),
        CoreModule,
        AuthModule,
        ModelsModule,
        GamesModule,
        ScoresModule,
        PlayModule,
        CommunityModule,
        AgentsModule,
        ...modules,
      ],
      providers: [
        { provide: SETTINGS, useValue: settings },
        { provide: LIMITS, useValue: limits },
      ],
      exports: [SETTINGS, LIMITS],
    };
  }
}
