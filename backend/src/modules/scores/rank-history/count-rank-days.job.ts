import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';
import { RankDaysRepository } from './rank-days.repository.js';

const HOUR = 60 * 60_000;

/** Notes the ranks of the first players of each board that had scores today. */
@ScheduledJob()
export class CountRankDaysJob {
  readonly name = 'count-rank-days';
  readonly every = HOUR;

  constructor(private readonly ranks: RankDaysRepository) {}

  run(): Promise<void> {
    return this.ranks.count();
  }
}
