import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../core/jobs/jobs.service.js';
import { NoticeEmailsService } from './notice-emails.service.js';

const MINUTE_MS = 60_000;

/** Queues emails for notices that have not been read in time. */
@Injectable()
export class EmailNoticesJob implements OnModuleInit {
  readonly name = 'email-notices';
  readonly every = MINUTE_MS;

  constructor(
    private readonly jobs: Jobs,
    private readonly emails: NoticeEmailsService,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
  }

  run(): Promise<void> {
    return this.emails.queueDue();
  }
}
