import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/index.js';
import { GamesModule } from '../../games/index.js';
import { ScoresModule } from '../../scores/index.js';
import { PlayTokensModule } from '../tokens/index.js';
import { ForgetGuestsJob } from './forget-guests.job.js';
import { GuestCookie } from './guest-cookie.service.js';
import { GuestScoresController } from './guest-scores.controller.js';
import { GuestsRepository } from './guests.repository.js';
import { Guests } from './guests.service.js';

/** Players without an account, and their scores. */
@Module({
  imports: [AuthModule, GamesModule, ScoresModule, PlayTokensModule],
  controllers: [GuestScoresController],
  providers: [Guests, GuestsRepository, GuestCookie, ForgetGuestsJob],
  exports: [Guests, GuestCookie],
})
export class GuestsModule {}
