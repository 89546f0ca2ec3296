import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventStream } from '../../../core/events/event-stream.js';
import { Jobs } from '../../../core/jobs/jobs.js';
import type { TrendingChanged } from './trending.events.js';
import { TrendingRepository } from './trending.repository.js';

const MINUTE_MS = 60_000;
/** Scores within this time share one run; the delay grows with the cost of a run, up to the maximum. */
const MIN_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;
/** A run takes at most about one twentieth of the time. */
const DELAY_PER_COST = 20;

/** Recounts trending games after scores and removals, and every minute because days pass. */
@Injectable()
export class RefreshTrendingJob implements OnModuleInit {
  readonly name = 'refresh-trending';
  readonly every = MINUTE_MS;
  private lastCostMs = 0;

  constructor(
    private readonly jobs: Jobs,
    private readonly trending: TrendingRepository,
    private readonly events: EventStream,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
    this.events.on('scores.accepted', () => this.request());
    this.events.on('scores.removed', () => this.request());
  }

  async run(): Promise<void> {
    const startedAt = performance.now();
    const event: TrendingChanged = { games: await this.trending.refresh() };
    if (event.games > 0) await this.events.publish('trending.changed', event);
    this.lastCostMs = performance.now() - startedAt;
  }

  private request(): void {
    const delay = Math.min(Math.max(this.lastCostMs * DELAY_PER_COST, MIN_DELAY_MS), MAX_DELAY_MS);
    this.jobs.request(this.name, delay);
  }
}
