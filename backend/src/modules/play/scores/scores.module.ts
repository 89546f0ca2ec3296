import { Module } from '@nestjs/common';
import { GamesModule } from '../../games/games.module.js';
import { ScoresModule } from '../../scores/scores.module.js';
import { GuestsModule } from '../guests/guests.module.js';
import { ProofsModule } from '../proofs/proofs.module.js';
import { RoundsModule } from '../rounds/rounds.module.js';
import { PlayTokensModule } from '../tokens/tokens.module.js';
import { PlayBudget } from './play-budget.service.js';
import { PlayScores } from './play-scores.service.js';

/** Scores with play tokens. */
@Module({
  imports: [GamesModule, ScoresModule, PlayTokensModule, GuestsModule, RoundsModule, ProofsModule],
  providers: [PlayScores, PlayBudget],
})
export class PlayScoresModule {}
