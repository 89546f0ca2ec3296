import { DeletionJob } from '../../../core/jobs/deletion-job.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';
import { RankDaysRepository } from './rank-days.repository.js';

/** Deletes the ranks of days that are no longer shown. */
@ScheduledJob()
export class ForgetRankDaysJob extends DeletionJob {
  readonly name = 'forget-rank-days';
  readonly every = 60 * 60_000;

  constructor(ranks: RankDaysRepository) {
    super(ranks);
  }
}
