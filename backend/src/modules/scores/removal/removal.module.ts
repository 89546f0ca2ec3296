import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { BoardsModule } from '../boards/boards.module.js';
import { RanksModule } from '../ranks/ranks.module.js';
import { SubmissionModule } from '../submission/submission.module.js';
import { TotalsModule } from '../totals/totals.module.js';
import { RemovalPublisher } from './removal.publisher.js';
import { RemovedScoresPersonalData } from './removed-scores.personal-data.js';
import { RemovalsRepository } from './removals.repository.js';
import { ScoreRemoval } from './score-removal.service.js';
import { VerifyRemovalsJob } from './verify-removals.job.js';

/** Removes and restores scores. */
@Module({
  imports: [AuthModule, BoardsModule, RanksModule, SubmissionModule, TotalsModule],
  providers: [RemovalsRepository, ScoreRemoval, RemovalPublisher, VerifyRemovalsJob, RemovedScoresPersonalData],
  exports: [ScoreRemoval],
})
export class RemovalModule {}
