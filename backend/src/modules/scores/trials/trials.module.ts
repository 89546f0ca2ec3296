import { Module } from '@nestjs/common';
import { GamesModule } from '../../games/games.module.js';
import { TrialScoresRepository } from './trial-scores.repository.js';
import { TrialScores } from './trial-scores.service.js';

/** Scores of hidden games by their creators. */
@Module({ imports: [GamesModule], providers: [TrialScores, TrialScoresRepository], exports: [TrialScores] })
export class TrialsModule {}
