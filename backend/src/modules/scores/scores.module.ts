import { Module } from '@nestjs/common';
import { BestsModule } from './bests/bests.module.js';
import { BoardsModule } from './boards/boards.module.js';
import { ListsModule } from './lists/lists.module.js';
import { PlayerScoresModule } from './player-scores/player-scores.module.js';
import { RanksModule } from './ranks/ranks.module.js';
import { RemovalModule } from './removal/removal.module.js';
import { SubmissionModule } from './submission/submission.module.js';
import { TotalsModule } from './totals/totals.module.js';
import { WeeksModule } from './weeks/weeks.module.js';

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
