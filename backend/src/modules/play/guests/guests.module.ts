import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/index.js';
import { GamesModule } from '../../games/index.js';
import { ScoresModule } from '../../scores/index.js';
import { PlayTokensModule } from '../tokens/index.js';
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
