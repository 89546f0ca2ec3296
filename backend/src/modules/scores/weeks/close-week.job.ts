import { Injectable, type OnModuleInit } from '@nestjs/common';
import { weekDate } from '@gamegeek/rules/iso-week.js';
import { EventStream } from '../../../core/events/event-stream.js';
import { Jobs } from '../../../core/jobs/jobs.js';

/** Monday 00:00 UTC: whoever watches a weekly board starts on the new week's. */
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
  }
}
