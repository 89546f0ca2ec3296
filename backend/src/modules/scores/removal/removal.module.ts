import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/index.js';
import { BoardsModule } from '../boards/index.js';
import { RanksModule } from '../ranks/index.js';
import { SubmissionModule } from '../submission/index.js';
import { TotalsModule } from '../totals/index.js';
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
