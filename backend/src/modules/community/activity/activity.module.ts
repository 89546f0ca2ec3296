import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { GamesModule } from '../../games/games.module.js';
import { ScoresModule } from '../../scores/scores.module.js';
import { RatingsModule } from '../ratings/ratings.module.js';
import { ActivePlayerCountsRepository } from './active-player-counts.repository.js';
import { ActivePlayersController } from './active-players.controller.js';
import { ActivePlayersPersonalData } from './active-players.personal-data.js';
import { ActivePlayersRepository } from './active-players.repository.js';
import { ActivePlayersTopicDefinition } from './active-players.topic.js';
import { ActivityPublisher } from './activity.publisher.js';
import { GameTopicDefinition } from './game.topic.js';
import { RecountActivePlayersJob } from './jobs/recount-active-players.job.js';
import { RefreshActivePlayersJob } from './jobs/refresh-active-players.job.js';
import { PlayingNowRepository } from './playing-now.repository.js';
import { PlayingNowService } from './playing-now.service.js';

/** The most active players of the last seven days, and who plays which game right now. */
@Module({
  imports: [AuthModule, GamesModule, ScoresModule, RatingsModule],
  controllers: [ActivePlayersController],
  providers: [
    ActivePlayersRepository,
    ActivePlayerCountsRepository,
    ActivePlayersPersonalData,
    ActivePlayersTopicDefinition,
    ActivityPublisher,
    RefreshActivePlayersJob,
    RecountActivePlayersJob,
    PlayingNowService,
    PlayingNowRepository,
    GameTopicDefinition,
  ],
  exports: [PlayingNowService],
})
export class ActivityModule {}
