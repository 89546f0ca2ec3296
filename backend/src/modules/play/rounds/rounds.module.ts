import { Module } from '@nestjs/common';
import { GamesModule } from '../../games/games.module.js';
import { GuestsModule } from '../guests/guests.module.js';
import { PlayTokensModule } from '../tokens/tokens.module.js';
import { ForgetRoundsJob } from './forget-rounds.job.js';
import { RoundsController } from './rounds.controller.js';
import { RoundsRepository } from './rounds.repository.js';
import { Rounds } from './rounds.service.js';

/** Rounds: their starts and seeds. */
@Module({
  imports: [GamesModule, GuestsModule, PlayTokensModule],
  controllers: [RoundsController],
  providers: [Rounds, RoundsRepository, ForgetRoundsJob],
  exports: [Rounds],
})
export class RoundsModule {}
