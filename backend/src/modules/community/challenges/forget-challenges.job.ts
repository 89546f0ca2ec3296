import { DeletionJob } from '../../../core/jobs/deletion-job.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';
import { ChallengesRepository } from './challenges.repository.js';

/** Deletes challenges that have been over for 90 days. */
@ScheduledJob()
export class ForgetChallengesJob extends DeletionJob {
  readonly name = 'forget-challenges';
  readonly every = 60 * 60_000;

  constructor(challenges: ChallengesRepository) {
    super(challenges);
  }
}
