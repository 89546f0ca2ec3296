import { DeletionJob } from '../../../core/jobs/deletion-job.js';
import { ConnectsRepository } from './connects.repository.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';

/** Deletes connect codes that expired more than an hour ago. */
@ScheduledJob()
export class ForgetConnectsJob extends DeletionJob {
  readonly name = 'forget-connects';
  readonly every = 10 * 60_000;

  constructor(connects: ConnectsRepository) {
    super(connects);
  }
}
