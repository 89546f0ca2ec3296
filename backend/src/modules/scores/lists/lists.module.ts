import { Module } from '@nestjs/common';
import { SubmissionModule } from '../submission/index.js';
import { ListScoresJob } from './list-scores.job.js';
import { ScoreListsRepository } from './score-lists.repository.js';

/** The scores of each player, listed after they were stored. */
@Module({
  imports: [SubmissionModule],
  providers: [ScoreListsRepository, ListScoresJob],
  exports: [ScoreListsRepository],
})
export class ListsModule {}
