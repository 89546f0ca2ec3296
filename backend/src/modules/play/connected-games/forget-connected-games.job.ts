import { DeletionJob } from '../../../core/jobs/deletion-job.js';
import { ConnectedGamesRepository } from './connected-games.repository.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';

/** Deletes connected games that were not used for 30 days. */
@ScheduledJob()
export class ForgetConnectedGamesJob extends DeletionJob {
  readonly name = 'forget-connected-games';
  readonly every = 60 * 60_000;

  constructor(games: ConnectedGamesRepository) {
    super(games);
  }
}
