import { Injectable } from '@nestjs/common';
import { DeletionJob } from '../../../core/jobs/deletion-job.js';
import { Jobs } from '../../../core/jobs/jobs.service.js';
import { RoundsRepository } from './rounds.repository.js';

/** Deletes expired rounds. */
@Injectable()
export class ForgetRoundsJob extends DeletionJob {
  readonly name = 'forget-rounds';
  readonly every = 60 * 60_000;

  constructor(jobs: Jobs, rounds: RoundsRepository) {
    super(jobs, rounds);
  }
}
