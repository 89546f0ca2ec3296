import { Sql } from '../../../core/database/sql.service.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';
import { computePlayerRatings } from './compute-player-ratings.sql.js';

const TEN_MINUTES_MS = 10 * 60_000;

/** Computes the rating of all players. */
@ScheduledJob()
export class ComputePlayerRatingsJob {
  readonly name = 'compute-player-ratings';
  readonly every = TEN_MINUTES_MS;

  constructor(private readonly sql: Sql) {}

  run(): Promise<void> {
    return computePlayerRatings(this.sql);
  }
}
