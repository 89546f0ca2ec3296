import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../core/jobs/jobs.js';
import { REDIS, type Redis } from '../../../core/redis/redis.js';
import { WorkSet } from '../../../core/redis/work-set.js';
import { RefreshedTotals } from '../../scores/index.js';

export const CHECK_ACHIEVEMENTS = 'check-achievements';
/** Players within this time share one run. Players who are online are checked at once, by a listener. */
const MIN_DELAY_MS = 500;
const MAX_DELAY_MS = 5_000;
/** The delay grows with the cost of a run, so that achievements use a small share of the database. */
const DELAY_PER_COST = 8;

/** Players whose figures have changed and who have to be checked. */
@Injectable()
export class AchievementsQueue implements OnModuleInit {
  private readonly queue: WorkSet;
  private lastCostMs = 0;

  constructor(
    private readonly jobs: Jobs,
    private readonly totals: RefreshedTotals,
    @Inject(REDIS) redis: Redis,
  ) {
    this.queue = new WorkSet(redis, 'gamegeek:achievements:stale');
  }

  onModuleInit(): void {
    this.totals.onRefresh((userIds) => this.add(userIds));
  }

  async add(userIds: string[]): Promise<void> {
    if (userIds.length === 0) return;
    await this.queue.add(userIds);
    const delay = Math.min(Math.max(this.lastCostMs * DELAY_PER_COST, MIN_DELAY_MS), MAX_DELAY_MS);
    this.jobs.request(CHECK_ACHIEVEMENTS, delay);
  }

  async takeAll(size: number, work: (userIds: string[]) => Promise<void>): Promise<void> {
    const startedAt = performance.now();
    await this.queue.takeAll(size, work);
    this.lastCostMs = performance.now() - startedAt;
  }
}
