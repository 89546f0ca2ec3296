import type { Jobs } from './jobs.service.js';
import type { WorkSet } from '../redis/work-set.js';

/** Limits the memory of a node. */
const MOST_SUBJECTS = 10_000;

interface GatheredWorkOptions {
  jobs: Pick<Jobs, 'delayOf' | 'request'>;
  /** The name of the job that takes the subjects from `work`. */
  job: string;
  work: Pick<WorkSet, 'add'>;
}

/**
 * Subjects of a job, gathered on this node for the delay of the job, so that a burst of changes is one call of Redis.
 * A killed node loses what it has gathered, and a full one drops more: a sweep has to find them in the database.
 */
export class GatheredWork {
  private readonly gathered = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: GatheredWorkOptions) {}

  /** Never waits or throws. */
  add(subjects: Iterable<string>): void {
    for (const subject of subjects) if (this.gathered.size < MOST_SUBJECTS) this.gathered.add(subject);
    if (this.gathered.size === 0) return;
    const { jobs, job } = this.options;
    this.timer ??= setTimeout(() => void this.flush(), jobs.delayOf(job)).unref();
  }

  /** Hands over all gathered subjects and requests the job. Without Redis, it is tried again after the delay. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const subjects = [...this.gathered];
    if (subjects.length === 0) return;
    this.gathered.clear();
    try {
      await this.options.work.add(subjects);
    } catch {
      this.add(subjects);
      return;
    }
    this.options.jobs.request(this.options.job, 0);
  }
}
