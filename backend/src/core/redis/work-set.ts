import type { Redis } from './redis.js';
import { withTimeout } from './with-timeout.js';

/** A deduplicated set of subjects for a job. Redis may lose it: a sweep finds missing subjects in the database. */
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
   * Returns the waiting subjects in portions of at most `size`, for one caller at a time. Subjects added during a call
   * wait for the next call, so that a run ends under steady load.
   */
  async takeAll(size: number, work: (subjects: string[]) => Promise<void>): Promise<void> {
    // Subjects of an interrupted run. They are few, while millions may wait: uniting both sets would block Redis.
    await this.add(await withTimeout(this.redis.sMembers(this.inWork)));
    let left = await withTimeout(this.redis.sCard(this.key));
    while (left > 0) {
      const subjects = await withTimeout(this.redis.sRandMemberCount(this.key, Math.min(size, left)));
      if (subjects.length === 0) return;
      // Moved before processing, so that a concurrent change adds the subject again.
      await withTimeout(this.redis.multi().sAdd(this.inWork, subjects).sRem(this.key, subjects).execAsPipeline());
      await work(subjects);
      // Not all: a call whose node lost its lock may still run beside the one that took over.
      await withTimeout(this.redis.sRem(this.inWork, subjects));
      left -= subjects.length;
    }
  }
}
