import { AchievementsQueue, CHECK_ACHIEVEMENTS } from '../achievements-queue.service.js';
import { AchievementsRepository } from '../achievements.repository.js';
import { AchievementsService } from '../achievements.service.js';
import { ScheduledJob } from '../../../../core/jobs/scheduled-job.decorator.js';

const BATCH = 500;

/** Checks players whose totals have changed. */
@ScheduledJob()
export class CheckAchievementsJob {
  readonly name = CHECK_ACHIEVEMENTS;
  readonly pacing = { min: 500, max: 4_000, perCost: 100 };

  constructor(
    private readonly queue: AchievementsQueue,
    private readonly achievements: AchievementsService,
    private readonly checks: AchievementsRepository,
  ) {}

  run(): Promise<void> {
    return this.queue.takeAll(BATCH, async (players) => {
      const readAt = await this.achievements.check(players);
      await this.checks.markChecked(players, readAt);
    });
  }
}
