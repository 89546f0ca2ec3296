import { Injectable } from '@nestjs/common';
import { DeletionJob } from '../../../core/jobs/deletion-job.js';
import { Jobs } from '../../../core/jobs/jobs.service.js';
import { PlaySessionsRepository } from './play-sessions.repository.js';

/** Deletes play sessions older than 30 days. */
@Injectable()
export class ForgetPlaysJob extends DeletionJob {
  readonly name = 'forget-plays';
  readonly every = 60 * 60_000;

  constructor(jobs: Jobs, sessions: PlaySessionsRepository) {
    super(jobs, sessions);
  }
}
