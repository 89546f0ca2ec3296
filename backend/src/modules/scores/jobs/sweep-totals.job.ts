import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../core/jobs/jobs.js';
import { REDIS, type Redis } from '../../../core/redis/redis.js';
import { within } from '../../../core/redis/within.js';
import { STALE_TOTALS_KEY } from '../boards/rank-sets.js';
import { SWEEP_TOTALS, TotalsQueue } from '../totals/totals-queue.js';
import { TotalsRepository } from '../totals/totals.repository.js';

const EVERY = 5 * 60_000;

/** Finds players whose totals a lost queue forgot, and has them recomputed. */
@Injectable()
export class SweepTotalsJob implements OnModuleInit {
  readonly name = SWEEP_TOTALS;
  readonly every = EVERY;

  constructor(
    private readonly jobs: Jobs,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly repository: TotalsRepository,
    private readonly queue: TotalsQueue,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
  }

  async run(): Promise<void> {
    const players = await this.repository.findStale();
    if (players.length === 0) return;
    await within(this.redis.sAdd(STALE_TOTALS_KEY, players));
    this.queue.request();
  }
}
