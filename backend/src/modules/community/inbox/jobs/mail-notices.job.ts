import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../core/jobs/jobs.js';
import { NoticeMails } from '../mails/notice-mails.js';

const EVERY = 60_000;

/** Looks for notices that nobody has read in time. */
@Injectable()
export class MailNoticesJob implements OnModuleInit {
  readonly name = 'mail-notices';
  readonly every = EVERY;

  constructor(
    private readonly jobs: Jobs,
    private readonly mails: NoticeMails,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
  }

  run(): Promise<void> {
    return this.mails.queueDue();
  }
}
