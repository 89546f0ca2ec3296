import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../core/jobs/jobs.js';
import { MailTokens } from '../mail-tokens.js';

const EVERY = 60 * 60_000;

/** Links that can no longer be used leave with the addresses they went to. */
@Injectable()
export class ForgetMailTokensJob implements OnModuleInit {
  readonly name = 'forget-mail-tokens';
  readonly every = EVERY;

  constructor(
    private readonly jobs: Jobs,
    private readonly tokens: MailTokens,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
  }

  async run(): Promise<void> {
    await this.tokens.forgetExpired();
  }
}
