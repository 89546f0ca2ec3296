import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../core/jobs/jobs.service.js';
import { REDIS, type Redis } from '../../../core/redis/redis.js';
import { WorkSet } from '../../../core/redis/work-set.js';
import { Totals } from '../../scores/totals/totals.service.js';

export const CHECK_ACHIEVEMENTS = 'check-achievements';
/** Players whose figures have changed and who have to be checked. */
@Injectable()
export class AchievementsQueue implements OnModuleInit {
  private readonly queue: WorkSet;

  constructor(
    private readonly jobs: Jobs,
    private readonly totals: Totals,
    @Inject(REDIS) redis: Redis,
  ) {
    this.queue = new WorkSet(redis, 'gamegeek:achievements:stale');
  }

  onModuleInit(): void {
    this.totals.onChange((userIds) => this.add(userIds));
  }

  async add(userIds: string[]): Promise<void> {
    if (userIds.length === 0) return;
    await this.queue.add(userIds);
    this.jobs.request(CHECK_ACHIEVEMENTS);
  }

  takeAll(size: number, work: (userIds: string[]) => Promise<void>): Promise<void> {
    return this.queue.takeAll(size, work);
  }
}
