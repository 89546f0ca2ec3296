import { Module } from '@nestjs/common';
import { GamesModule } from '../../games/index.js';
import { ScoresModule } from '../../scores/index.js';
import { GuestsModule } from '../guests/index.js';
import { ProofsModule } from '../proofs/index.js';
import { RoundsModule } from '../rounds/index.js';
import { PlayTokensModule } from '../tokens/index.js';
import { PlayBudget } from './play-budget.service.js';
import { PlayScores } from './play-scores.service.js';

/** Scores with play tokens. */
@Module({
  imports: [GamesModule, ScoresModule, PlayTokensModule, GuestsModule, RoundsModule, ProofsModule],
  providers: [PlayScores, PlayBudget],
})
export class PlayScoresModule {}
