import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { BestsModule } from '../bests/bests.module.js';
import { ListsModule } from '../lists/lists.module.js';
import { RanksModule } from '../ranks/ranks.module.js';
import { OwnScoresController } from './own-scores.controller.js';
import { OwnScoresRepository } from './own-scores.repository.js';
import { PlayerBestsRepository } from './player-bests.repository.js';
import { ScoresPersonalData } from './scores.personal-data.js';

/** Games, scores and bests of one player. */
@Module({
  imports: [AuthModule, BestsModule, ListsModule, RanksModule],
  controllers: [OwnScoresController],
  providers: [OwnScoresRepository, PlayerBestsRepository, ScoresPersonalData],
  exports: [PlayerBestsRepository],
})
export class PlayerScoresModule {}
