import { Injectable } from '@nestjs/common';
import { DeletionJob } from '../../../core/jobs/deletion-job.js';
import { Jobs } from '../../../core/jobs/jobs.service.js';
import { ConnectsRepository } from './connects.repository.js';

/** Deletes connect codes that expired more than an hour ago. */
@Injectable()
export class ForgetConnectsJob extends DeletionJob {
  readonly name = 'forget-connects';
  readonly every = 10 * 60_000;

  constructor(jobs: Jobs, connects: ConnectsRepository) {
    super(jobs, connects);
  }
}
