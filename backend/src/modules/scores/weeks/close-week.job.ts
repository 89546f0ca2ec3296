import { Injectable, type OnModuleInit } from '@nestjs/common';
import { weekDate } from '@gamegeek/rules/iso-week.js';
import { EventStream } from '../../../core/events/event-stream.js';
import { Jobs } from '../../../core/jobs/jobs.js';
import { CROWN_CHAMPIONS } from './crown-champions.job.js';

/** A little more than the minute after which a week can be final. */
const CROWN_AFTER = 65_000;

/** Monday 00:00 UTC: whoever watches a weekly board starts on the new week's, and the old one's champions are kept. */
@Injectable()
export class CloseWeekJob implements OnModuleInit {
  readonly name = 'close-week';
  readonly cron = '0 0 * * 1';

  constructor(
    private readonly jobs: Jobs,
    private readonly events: EventStream,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
  }

  async run(): Promise<void> {
    await this.events.publish('week.closed', { week: weekDate(Date.now()) });
    this.jobs.request(CROWN_CHAMPIONS, CROWN_AFTER);
  }
}
