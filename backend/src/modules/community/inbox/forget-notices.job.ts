import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../core/jobs/jobs.service.js';
import { InboxRepository } from './inbox.repository.js';

const HOUR_MS = 60 * 60_000;

/** Deletes notices older than 90 days, and the oldest notices of full inboxes. */
@Injectable()
export class ForgetNoticesJob implements OnModuleInit {
  readonly name = 'forget-notices';
  readonly every = HOUR_MS;

  constructor(
    private readonly jobs: Jobs,
    private readonly inbox: InboxRepository,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
  }

  run(): Promise<void> {
    return this.inbox.deleteExpired();
  }
}
