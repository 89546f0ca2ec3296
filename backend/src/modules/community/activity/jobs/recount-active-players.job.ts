import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventStream } from '../../../../core/events/event-stream.js';
import { Jobs } from '../../../../core/jobs/jobs.js';
import { ActivityNews } from '../activity-news.js';
import { ActivePlayerCounts } from '../active-player-counts.js';

/** One count for all scores that are removed in this time. */
const GATHER = 1_000;

/** Counts everybody anew: at midnight (UTC) a day falls out of the last seven, and a removed score may take one along. */
@Injectable()
export class RecountActivePlayersJob implements OnModuleInit {
  readonly name = 'recount-active-players';
  readonly cron = '*/10 * * * *';

  constructor(
    private readonly jobs: Jobs,
    private readonly events: EventStream,
    private readonly counts: ActivePlayerCounts,
    private readonly news: ActivityNews,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
    this.events.on('scores.removed', () => this.jobs.request(this.name, GATHER));
  }

  async run(): Promise<void> {
    await this.news.tell(await this.counts.recount());
  }
}
