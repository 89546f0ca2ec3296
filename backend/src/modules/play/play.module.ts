import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { GamesModule } from '../games/index.js';
import { ScoresModule } from '../scores/index.js';
import { PlayBudget } from './scores/play-budget.js';
import { PlayScores } from './scores/play-scores.js';
import { EndedSessions } from './sessions/ended-sessions.js';
import { NewNames } from './tokens/new-names.js';
import { PlayTokens } from './tokens/play-tokens.js';

@Module({
  imports: [AuthModule, GamesModule, ScoresModule],
  providers: [EndedSessions, NewNames, PlayBudget, PlayScores, PlayTokens],
})
export class PlayModule {}
