import { DeletionJob } from '../../../core/jobs/deletion-job.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';
import { CallLogRepository } from './call-log.repository.js';

/** Deletes counts of refusals that are older than 400 days: a year can be compared with the one before. */
@ScheduledJob()
export class ForgetRefusalsJob extends DeletionJob {
  readonly name = 'forget-refusals';
  readonly every = 60 * 60_000;

  constructor(calls: CallLogRepository) {
    super(calls);
  }
}
