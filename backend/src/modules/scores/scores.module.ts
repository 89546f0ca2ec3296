import { Module } from '@nestjs/common';
import { BestsModule } from './bests/index.js';
import { BoardsModule } from './boards/index.js';
import { ListsModule } from './lists/index.js';
import { PlayerScoresModule } from './player-scores/index.js';
import { RanksModule } from './ranks/index.js';
import { RemovalModule } from './removal/index.js';
import { SubmissionModule } from './submission/index.js';
import { TotalsModule } from './totals/index.js';
import { WeeksModule } from './weeks/index.js';

@Module({
  imports: [
    BestsModule,
    RanksModule,
    TotalsModule,
    BoardsModule,
    SubmissionModule,
    ListsModule,
    RemovalModule,
    WeeksModule,
    PlayerScoresModule,
  ],
  exports: [
    BestsModule,
    TotalsModule,
    BoardsModule,
    SubmissionModule,
    ListsModule,
    RemovalModule,
    WeeksModule,
    PlayerScoresModule,
  ],
})
export class ScoresModule {}
