import { DeletionJob } from '../../../core/jobs/deletion-job.js';
import { PlaySessionsRepository } from './play-sessions.repository.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';

/** Deletes play sessions older than 30 days. */
@ScheduledJob()
export class ForgetPlaysJob extends DeletionJob {
  readonly name = 'forget-plays';
  readonly every = 60 * 60_000;

  constructor(sessions: PlaySessionsRepository) {
    super(sessions);
  }
}
