import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/index.js';
import { BestsModule } from '../bests/index.js';
import { RanksModule } from '../ranks/index.js';
import { OwnScoresController } from './own-scores.controller.js';
import { OwnScoresRepository } from './own-scores.repository.js';
import { PlayerBests } from './player-bests.repository.js';
import { ScoresData } from './scores.personal-data.js';

/** Games, scores and bests of one player. */
@Module({
  imports: [AuthModule, BestsModule, RanksModule],
  controllers: [OwnScoresController],
  providers: [OwnScoresRepository, PlayerBests, ScoresData],
  exports: [PlayerBests],
})
export class PlayerScoresModule {}
