import { DeletionJob } from '../../../core/jobs/deletion-job.js';
import { RoundsRepository } from './rounds.repository.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';

/** Deletes expired rounds. */
@ScheduledJob()
export class ForgetRoundsJob extends DeletionJob {
  readonly name = 'forget-rounds';
  readonly every = 60 * 60_000;

  constructor(rounds: RoundsRepository) {
    super(rounds);
  }
}
