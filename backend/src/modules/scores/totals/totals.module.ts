import { Module } from '@nestjs/common';
import { BestsModule } from '../bests/index.js';
import { RanksModule } from '../ranks/index.js';
import { RefreshTotalsJob } from './refresh-totals.job.js';
import { RefreshedTotals } from './refreshed-totals.notifier.js';
import { SweepTotalsJob } from './sweep-totals.job.js';
import { TotalsRepository } from './totals.repository.js';

/** Totals of players over all games. */
@Module({
  imports: [BestsModule, RanksModule],
  providers: [TotalsRepository, RefreshedTotals, RefreshTotalsJob, SweepTotalsJob],
  exports: [TotalsRepository, RefreshedTotals],
})
export class TotalsModule {}
