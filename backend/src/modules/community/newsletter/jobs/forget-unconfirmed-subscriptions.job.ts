import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../core/jobs/jobs.js';
import { Newsletter } from '../newsletter.service.js';

const EVERY = 60 * 60_000;

/** Addresses whose owners have not answered within a week. */
@Injectable()
export class ForgetUnconfirmedSubscriptionsJob implements OnModuleInit {
  readonly name = 'forget-unconfirmed-subscriptions';
  readonly every = EVERY;

  constructor(
    private readonly jobs: Jobs,
    private readonly newsletter: Newsletter,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
  }

  async run(): Promise<void> {
    await this.newsletter.forgetUnconfirmed();
  }
}
