import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../core/jobs/jobs.service.js';
import { AchievementsQueue, CHECK_ACHIEVEMENTS } from '../achievements-queue.service.js';
import { AchievementsRepository } from '../achievements.repository.js';
import { AchievementsService } from '../achievements.service.js';

const BATCH = 500;

/** Checks players whose totals were recomputed. */
@Injectable()
export class CheckAchievementsJob implements OnModuleInit {
  readonly name = CHECK_ACHIEVEMENTS;
  readonly pacing = { min: 500, max: 4_000, perCost: 100 };

  constructor(
    private readonly jobs: Jobs,
    private readonly queue: AchievementsQueue,
    private readonly achievements: AchievementsService,
    private readonly checks: AchievementsRepository,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
  }

  run(): Promise<void> {
    return this.queue.takeAll(BATCH, async (players) => {
      const readAt = await this.achievements.check(players);
      await this.checks.markChecked(players, readAt);
    });
  }
}
