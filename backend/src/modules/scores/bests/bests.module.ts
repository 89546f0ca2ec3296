import { Module } from '@nestjs/common';
import { BestProjection } from './best-projection.service.js';

/** Personal and weekly bests and days of play, projected from scores. */
@Module({
  providers: [BestProjection],
  exports: [BestProjection],
})
export class BestsModule {}
