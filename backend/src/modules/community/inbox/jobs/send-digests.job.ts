import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../core/jobs/jobs.js';
import { Digests } from '../digest/digests.js';
import { digestWeek } from '../digest/digest-week.js';

const EVERY = 10 * 60_000;

/** The weekly mail, from Monday 08:00 UTC on; whoever has had it gets no other. */
@Injectable()
export class SendDigestsJob implements OnModuleInit {
  readonly name = 'send-digests';
  readonly every = EVERY;
  /** The week that this node has gone through to its end. */
  private done: string | undefined;

  constructor(
    private readonly jobs: Jobs,
    private readonly digests: Digests,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
  }

  async run(): Promise<void> {
    const week = digestWeek(new Date());
    if (week === undefined || week === this.done) return;
    await this.digests.queue(week);
    this.done = week;
  }
}
