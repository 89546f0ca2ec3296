import { Injectable } from '@nestjs/common';
import { DeletionJob } from '../../../core/jobs/deletion-job.js';
import { Jobs } from '../../../core/jobs/jobs.service.js';
import { GuestsRepository } from './guests.repository.js';

/** Deletes guests who have not played for 30 days, with their scores. */
@Injectable()
export class ForgetGuestsJob extends DeletionJob {
  readonly name = 'forget-guests';
  readonly every = 60 * 60_000;

  constructor(jobs: Jobs, guests: GuestsRepository) {
    super(jobs, guests);
  }
}
