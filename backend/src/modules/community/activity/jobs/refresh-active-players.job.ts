import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventStream } from '../../../../core/events/event-stream.js';
import { Jobs } from '../../../../core/jobs/jobs.js';
import { ActivityNews } from '../activity-news.js';
import { ActivePlayerCounts } from '../active-player-counts.js';

const MINUTE = 60_000;
/** Scores of this long share one run, when a run costs next to nothing. */
const GATHER = 1_000;
/** A run looks only at those who have played since the last one, so even a slow machine can have one this often. */
const LONGEST_GATHER = 5_000;
/** Waiting for this many times what a run costs keeps it to a small share of the database. */
const GATHER_PER_COST = 20;

/** Counts those who have just played; after scores, and by itself for scores that beat nothing and so tell nobody. */
@Injectable()
export class RefreshActivePlayersJob implements OnModuleInit {
  readonly name = 'refresh-active-players';
  readonly every = MINUTE;
  private lastCost = 0;

  constructor(
    private readonly jobs: Jobs,
    private readonly events: EventStream,
    private readonly counts: ActivePlayerCounts,
    private readonly news: ActivityNews,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
    this.events.on('scores.accepted', () => this.request());
  }

  async run(): Promise<void> {
    const began = performance.now();
    const changed = await this.counts.follow();
    this.lastCost = performance.now() - began;
    await this.news.tell(changed);
  }

  private request(): void {
    this.jobs.request(this.name, Math.min(Math.max(this.lastCost * GATHER_PER_COST, GATHER), LONGEST_GATHER));
  }
}
