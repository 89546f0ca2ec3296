import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../core/jobs/jobs.js';
import { REDIS, type Redis } from '../../../core/redis/redis.js';
import { WorkSet } from '../../../core/redis/work-set.js';
import { RefreshedTotals } from '../../scores/index.js';

export const CHECK_ACHIEVEMENTS = 'check-achievements';
/** Players of this long share one run, when a run costs next to nothing. Whose page is open is checked at once. */
const GATHER = 500;
const LONGEST_GATHER = 5_000;
/** Waiting for this many times what a run costs keeps achievements to a small share of the database. */
const GATHER_PER_COST = 8;

/** Players whose figures have changed, until they have been checked. */
@Injectable()
export class AchievementsQueue implements OnModuleInit {
  private readonly waiting: WorkSet;
  private lastCost = 0;

  constructor(
    private readonly jobs: Jobs,
    private readonly totals: RefreshedTotals,
    @Inject(REDIS) redis: Redis,
  ) {
    this.waiting = new WorkSet(redis, 'gamegeek:achievements:stale');
  }

  onModuleInit(): void {
    this.totals.onRefresh((userIds) => this.add(userIds));
  }

  async add(userIds: string[]): Promise<void> {
    if (userIds.length === 0) return;
    await this.waiting.add(userIds);
    const delay = Math.min(Math.max(this.lastCost * GATHER_PER_COST, GATHER), LONGEST_GATHER);
    this.jobs.request(CHECK_ACHIEVEMENTS, delay);
  }

  async takeAll(size: number, work: (userIds: string[]) => Promise<void>): Promise<void> {
    const began = performance.now();
    await this.waiting.takeAll(size, work);
    this.lastCost = performance.now() - began;
  }
}
