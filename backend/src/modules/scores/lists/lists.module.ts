import { Module } from '@nestjs/common';
import { SubmissionModule } from '../submission/submission.module.js';
import { GameScoresRepository } from './game-scores.repository.js';
import { ListScoresJob } from './list-scores.job.js';
import { ScoreListsRepository } from './score-lists.repository.js';

/** The scores of each player and game, listed after they were stored. */
@Module({
  imports: [SubmissionModule],
  providers: [ScoreListsRepository, GameScoresRepository, ListScoresJob],
  exports: [ScoreListsRepository, GameScoresRepository],
})
export class ListsModule {}
