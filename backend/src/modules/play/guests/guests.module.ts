import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { GamesModule } from '../../games/games.module.js';
import { ScoresModule } from '../../scores/scores.module.js';
import { PlayTokensModule } from '../tokens/tokens.module.js';
import { ForgetGuestsJob } from './forget-guests.job.js';
import { GuestScoresController } from './guest-scores.controller.js';
import { GuestsRepository } from './guests.repository.js';
import { Guests } from './guests.service.js';

/** Players without an account, and their scores. */
@Module({
  imports: [AuthModule, GamesModule, ScoresModule, PlayTokensModule],
  controllers: [GuestScoresController],
  providers: [Guests, GuestsRepository, ForgetGuestsJob],
  exports: [Guests],
})
export class GuestsModule {}
