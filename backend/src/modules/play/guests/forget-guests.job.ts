import { DeletionJob } from '../../../core/jobs/deletion-job.js';
import { GuestsRepository } from './guests.repository.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';

/** Deletes guests who have not played for 30 days, with their scores. */
@ScheduledJob()
export class ForgetGuestsJob extends DeletionJob {
  readonly name = 'forget-guests';
  readonly every = 60 * 60_000;

  constructor(guests: GuestsRepository) {
    super(guests);
  }
}
