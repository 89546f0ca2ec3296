import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { GamesModule } from '../../games/games.module.js';
import { ScoresModule } from '../../scores/scores.module.js';
import { ConnectedGamesModule } from '../connected-games/connected-games.module.js';
import { LaunchesModule } from '../launches/launches.module.js';
import { PlayTokensModule } from '../tokens/tokens.module.js';
import { EndSilentPlaysJob } from './end-silent-plays.job.js';
import { ForgetPlaysJob } from './forget-plays.job.js';
import { OwnPlaysController } from './own-plays.controller.js';
import { PlaySessionsPersonalData } from './play-sessions.personal-data.js';
import { PlaySessionsRepository } from './play-sessions.repository.js';
import { PlaySessions } from './play-sessions.service.js';
import { PlayController } from './play.controller.js';

/** Play sessions, from the exchange of a ticket to their end. */
@Module({
  imports: [AuthModule, GamesModule, ScoresModule, PlayTokensModule, LaunchesModule, ConnectedGamesModule],
  controllers: [PlayController, OwnPlaysController],
  providers: [PlaySessions, PlaySessionsRepository, EndSilentPlaysJob, ForgetPlaysJob, PlaySessionsPersonalData],
})
export class PlaySessionsModule {}
