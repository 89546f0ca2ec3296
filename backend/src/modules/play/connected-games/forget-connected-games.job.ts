import { Injectable } from '@nestjs/common';
import { DeletionJob } from '../../../core/jobs/deletion-job.js';
import { Jobs } from '../../../core/jobs/jobs.service.js';
import { ConnectedGamesRepository } from './connected-games.repository.js';

/** Deletes connected games that were not used for 30 days. */
@Injectable()
export class ForgetConnectedGamesJob extends DeletionJob {
  readonly name = 'forget-connected-games';
  readonly every = 60 * 60_000;

  constructor(jobs: Jobs, games: ConnectedGamesRepository) {
    super(jobs, games);
  }
}
