import { EventStream } from '../../../core/events/event-stream.service.js';
import { Jobs } from '../../../core/jobs/jobs.service.js';
import type { TrendingChanged } from './trending.events.js';
import { TrendingRepository } from './trending.repository.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';
import { OnEvent } from '../../../core/events/on-event.decorator.js';

const MINUTE_MS = 60_000;

/**
 * Recounts trending games after scores and removals, and every five minutes because days pass. Reads of boards beside a
 * count of millions of players take longer, so it uses at most a hundredth of the time.
 */
@ScheduledJob()
export class RefreshTrendingJob {
  readonly name = 'refresh-trending';
  readonly every = 5 * MINUTE_MS;
  readonly pacing = { min: 1_000, max: 2 * MINUTE_MS, perCost: 100 };

  constructor(
    private readonly jobs: Jobs,
    private readonly trending: TrendingRepository,
    private readonly events: EventStream,
  ) {}

  @OnEvent('scores.accepted')
  onScoresAccepted(): void {
    this.jobs.request(this.name);
  }

  @OnEvent('scores.removed')
  onScoresRemoved(): void {
    this.jobs.request(this.name);
  }

  async run(): Promise<void> {
    const event: TrendingChanged = { games: await this.trending.refresh() };
    if (event.games > 0) await this.events.publish('trending.changed', event);
  }
}
