import { AchievementsQueue } from '../achievements-queue.service.js';
import { AchievementsRepository, type PlayedRow } from '../achievements.repository.js';
import { ScheduledJob } from '../../../../core/jobs/scheduled-job.decorator.js';

/** Rare, because it reads everybody who has played, and players are also checked by their next score or request. */
const HALF_HOUR_MS = 30 * 60_000;
const BATCH = 1_000;
/** Today and yesterday (UTC); no queue is lost for longer. */
const DAYS_AGO = [0, 1];
const LOWEST_UUID = '00000000-0000-0000-0000-000000000000';

/** Queues players who were lost with the Redis queue. */
@ScheduledJob()
export class SweepAchievementsJob {
  readonly name = 'sweep-achievements';
  readonly every = HALF_HOUR_MS;

  constructor(
    private readonly achievements: AchievementsRepository,
    private readonly queue: AchievementsQueue,
  ) {}

  async run(): Promise<void> {
    for (const daysAgo of DAYS_AGO) await this.sweep(daysAgo);
    await this.queue.add(await this.achievements.playersWithRemovedScores(BATCH));
  }

  private async sweep(daysAgo: number): Promise<void> {
    let last: string | undefined = LOWEST_UUID;
    while (last !== undefined) {
      const rows: PlayedRow[] = await this.achievements.playersOfDay(daysAgo, last, BATCH);
      await this.queue.add(rows.filter(({ isBehind }) => isBehind).map(({ userId }) => userId));
      last = rows.at(-1)?.userId;
    }
  }
}
