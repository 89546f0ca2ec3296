import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventStream } from '../../../../core/events/event-stream.js';
import { Jobs } from '../../../../core/jobs/jobs.js';
import { ActivityPublisher } from '../activity.publisher.js';
import { ActivePlayerCountsRepository } from '../active-player-counts.repository.js';

const MINUTE_MS = 60_000;
/** Scores within this time share one run. */
const MIN_DELAY_MS = 1_000;
/** Short, because a run reads only players with new scores. */
const MAX_DELAY_MS = 5_000;
/** The delay grows with the cost of a run, so that counting uses a small share of the database. */
const DELAY_PER_COST = 20;

/** Counts players with new scores, after bests and every minute; scores that are no best publish no event. */
@Injectable()
export class RefreshActivePlayersJob implements OnModuleInit {
  readonly name = 'refresh-active-players';
  readonly every = MINUTE_MS;
  private lastCostMs = 0;

  constructor(
    private readonly jobs: Jobs,
    private readonly events: EventStream,
    private readonly counts: ActivePlayerCountsRepository,
    private readonly publisher: ActivityPublisher,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
    this.events.on('scores.accepted', () => this.request());
  }

  async run(): Promise<void> {
    const startedAt = performance.now();
    const changed = await this.counts.countRecent();
    this.lastCostMs = performance.now() - startedAt;
    await this.publisher.publish(changed);
  }

  private request(): void {
    this.jobs.request(this.name, Math.min(Math.max(this.lastCostMs * DELAY_PER_COST, MIN_DELAY_MS), MAX_DELAY_MS));
  }
}
