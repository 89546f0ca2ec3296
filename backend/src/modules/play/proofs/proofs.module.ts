import { Module } from '@nestjs/common';
import { ScoreProofs } from './score-proofs.service.js';

/** Replays the input logs of scores. */
@Module({
  providers: [ScoreProofs],
  exports: [ScoreProofs],
})
export class ProofsModule {}
