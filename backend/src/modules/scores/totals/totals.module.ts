import { Module } from '@nestjs/common';
import { BestsModule } from '../bests/bests.module.js';
import { RanksModule } from '../ranks/ranks.module.js';
import { RefreshTotalsJob } from './refresh-totals.job.js';
import { ChangedTotalsNotifier } from './changed-totals.notifier.js';
import { SweepTotalsJob } from './sweep-totals.job.js';
import { TotalsPublisher } from './totals.publisher.js';
import { TotalsRepository } from './totals.repository.js';

/** Totals of players over all games. */
@Module({
  imports: [BestsModule, RanksModule],
  providers: [TotalsRepository, ChangedTotalsNotifier, TotalsPublisher, RefreshTotalsJob, SweepTotalsJob],
  exports: [TotalsRepository, ChangedTotalsNotifier],
})
export class TotalsModule {}
