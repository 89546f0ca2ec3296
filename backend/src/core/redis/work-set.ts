import type { Redis } from './redis.js';
import { withTimeout } from './with-timeout.js';

/**
 * Subjects that wait for a job, once each however often they are added. Kept in Redis, which may be emptied: a sweep
 * finds in the database what was forgotten.
 */
export class WorkSet {
  private readonly inWork: string;

  constructor(
    private readonly redis: Redis,
    private readonly key: string,
  ) {
    this.inWork = `${key}:in-work`;
  }

  async add(subjects: string[]): Promise<void> {
    if (subjects.length > 0) await withTimeout(this.redis.sAdd(this.key, subjects));
  }

  /**
   * Hands out what waits now, at most `size` at once, one portion after the other. One caller at a time. What is added
   * meanwhile waits for the next call: a run under steady load would never end otherwise.
   */
  async takeAll(size: number, work: (subjects: string[]) => Promise<void>): Promise<void> {
    // What a run that was cut off had taken.
    await withTimeout(this.redis.sUnionStore(this.key, [this.key, this.inWork]));
    let left = await withTimeout(this.redis.sCard(this.key));
    while (left > 0) {
      const subjects = await withTimeout(this.redis.sRandMemberCount(this.key, Math.min(size, left)));
      if (subjects.length === 0) return;
      // Moved before they are worked on: what changes meanwhile makes its subject wait again.
      await withTimeout(this.redis.multi().sAdd(this.inWork, subjects).sRem(this.key, subjects).execAsPipeline());
      await work(subjects);
      await withTimeout(this.redis.del(this.inWork));
      left -= subjects.length;
    }
  }
}
