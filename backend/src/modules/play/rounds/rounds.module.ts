import { Module } from '@nestjs/common';
import { GamesModule } from '../../games/index.js';
import { GuestsModule } from '../guests/index.js';
import { PlayTokensModule } from '../tokens/index.js';
import { RoundsController } from './rounds.controller.js';
import { Rounds } from './rounds.service.js';

/** Signed starts of rounds, with their seeds. */
@Module({
  imports: [GamesModule, GuestsModule, PlayTokensModule],
  controllers: [RoundsController],
  providers: [Rounds],
  exports: [Rounds],
})
export class RoundsModule {}
