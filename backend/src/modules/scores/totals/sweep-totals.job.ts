import { Inject } from '@nestjs/common';
import { Jobs } from '../../../core/jobs/jobs.service.js';
import { REDIS, type Redis } from '../../../core/redis/redis.js';
import { WorkSet } from '../../../core/redis/work-set.js';
import { STALE_TOTALS_KEY } from '../ranks/rank-sets.store.js';
import { REFRESH_TOTALS, SWEEP_TOTALS } from '../shared/totals-jobs.js';
import { TotalsRepository } from './totals.repository.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';

const EVERY = 5 * 60_000;

/** Finds players with stale totals after Redis lost the queue, and requests their recomputation. */
@ScheduledJob()
export class SweepTotalsJob {
  readonly name = SWEEP_TOTALS;
  readonly every = EVERY;
  private readonly stale: WorkSet;

  constructor(
    private readonly jobs: Jobs,
    @Inject(REDIS) redis: Redis,
    private readonly repository: TotalsRepository,
  ) {
    this.stale = new WorkSet(redis, STALE_TOTALS_KEY);
  }

  async run(): Promise<void> {
    const players = await this.repository.findStale();
    if (players.length === 0) return;
    await this.stale.add(players);
    this.jobs.request(REFRESH_TOTALS);
  }
}
