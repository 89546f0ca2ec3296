import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../core/jobs/jobs.service.js';
import { NewsletterService } from './newsletter.service.js';

const HOUR_MS = 60 * 60_000;

/** Deletes subscriptions that were not confirmed within one week. */
@Injectable()
export class ForgetUnconfirmedSubscriptionsJob implements OnModuleInit {
  readonly name = 'forget-unconfirmed-subscriptions';
  readonly every = HOUR_MS;

  constructor(
    private readonly jobs: Jobs,
    private readonly newsletter: NewsletterService,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
  }

  run(): Promise<void> {
    return this.newsletter.deleteUnconfirmed();
  }
}
