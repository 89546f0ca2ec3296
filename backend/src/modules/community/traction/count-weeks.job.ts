import { startsOf } from '@gamegeek/rules/boards/periods.js';
import { type OnModuleInit } from '@nestjs/common';
import { ScoreRemoval } from '../../scores/removal/score-removal.service.js';
import { TractionRepository } from './traction.repository.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';

const TEN_MINUTES_MS = 10 * 60_000;

/** Counts plays per model version and week. Idempotent. */
@ScheduledJob()
export class CountWeeksJob implements OnModuleInit {
  readonly name = 'count-weeks';
  readonly every = TEN_MINUTES_MS;

  constructor(
    private readonly traction: TractionRepository,
    private readonly removal: ScoreRemoval,
  ) {}

  onModuleInit(): void {
    this.removal.onChange((em, { day }) => this.traction.reopenWeek(em, startsOf(day).week));
  }

  run(): Promise<void> {
    return this.traction.countOpenWeeks();
  }
}
