import { GameStatsRepository } from './game-stats.repository.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';

const FIVE_MINUTES = 5 * 60_000;

/** Counts plays, players and scores of each game and day. Idempotent. */
@ScheduledJob()
export class CountGameStatsJob {
  readonly name = 'count-game-stats';
  readonly every = FIVE_MINUTES;

  constructor(private readonly stats: GameStatsRepository) {}

  run(): Promise<void> {
    return this.stats.count();
  }
}
