import type { OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../core/jobs/jobs.service.js';
import { earnsAchievements } from '../../../scores/submission/submission.js';
import { ScoreRemoval } from '../../../scores/removal/score-removal.service.js';
import { StoredScoresNotifier } from '../../../scores/submission/commit/stored-scores.notifier.js';
import { GameAchievementsService } from './game-achievements.service.js';
import { reopenScoreAchievements } from './reconcile-game-achievements.sql.js';
import { ScheduledJob } from '../../../../core/jobs/scheduled-job.decorator.js';
import { OnEvent } from '../../../../core/events/on-event.decorator.js';

/** Also finds scores whose node was killed before it requested this job. */
const MINUTE_MS = 60_000;
const DELAY_MS = 100;
const BATCH = 200;

/** Grants achievements that proved runs have earned, and revokes those of removed scores. */
@ScheduledJob()
export class ReconcileGameAchievementsJob implements OnModuleInit {
  readonly name = 'reconcile-game-achievements';
  readonly every = MINUTE_MS;

  constructor(
    private readonly jobs: Jobs,
    private readonly achievements: GameAchievementsService,
    private readonly stored: StoredScoresNotifier,
    private readonly removal: ScoreRemoval,
  ) {}

  onModuleInit(): void {
    this.stored.onStored((scores) => {
      if (scores.some(earnsAchievements)) this.jobs.request(this.name, DELAY_MS);
    });
    this.removal.onChange(reopenScoreAchievements);
  }

  @OnEvent('scores.removed')
  onScoresRemoved(): void {
    this.jobs.request(this.name, DELAY_MS);
  }

  async run(): Promise<void> {
    while (await this.achievements.reconcile(BATCH));
  }
}
