import { Inject, Logger, type OnModuleDestroy } from '@nestjs/common';
import { MAIL_TIMEOUT } from '../../config/limits.js';
import { Sql } from '../database/sql.service.js';
import { LimitedLog } from '../logging/limited-log.js';
import {
  MAIL_TRANSPORT,
  describeFailure,
  isPermanentFailure,
  isRefusalOfOneMail,
  type MailTransport,
} from './mail-transport.js';
import { Mailer, SEND_MAILS } from './mailer.service.js';
import { BACK_OFF, CLAIM_MAIL, DELETE_MAIL, type DueMail } from './mails.sql.js';
import { ScheduledJob } from '../jobs/scheduled-job.decorator.js';

/** Delay of an email at most when the queue is lost or a node is killed, in milliseconds. */
const LOOK_EVERY = 10_000;
/** Grace period for an email in flight when the node stops, in milliseconds. */
const LAST_MOMENT = 2_000;

/** Sends due emails one by one, bulk emails last. */
@ScheduledJob()
export class SendMailsJob implements OnModuleDestroy {
  readonly name = SEND_MAILS;
  readonly every = LOOK_EVERY;
  private readonly log = new Logger('Mail');
  private readonly failures = new LimitedLog(this.log);
  private readonly stop = new AbortController();
  private stopping = false;

  constructor(
    private readonly sql: Sql,
    private readonly mailer: Mailer,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
  ) {}

  onModuleDestroy(): void {
    this.stopping = true;
    setTimeout(() => this.stop.abort(), LAST_MOMENT).unref();
  }

  async run(): Promise<void> {
    let more = true;
    while (more && !this.stopping) more = await this.sendNext();
  }

  /** False when there is nothing more to send, or the mail server is unreachable. */
  private async sendNext(): Promise<boolean> {
    const [mail] = await this.sql.run<DueMail>(CLAIM_MAIL);
    if (!mail) return false;
    if (mail.attempts > BACK_OFF.length) return this.giveUp(mail, 'too many attempts');
    try {
      await this.send(mail);
      await this.forget(mail);
      return true;
    } catch (error) {
      return this.handleFailure(mail, error);
    }
  }

  private async send({ id, kind, attempts: _, ...order }: DueMail): Promise<void> {
    const written = await this.mailer.write({ kind, ...order });
    if (!written) return;
    const signal = AbortSignal.any([AbortSignal.timeout(MAIL_TIMEOUT), this.stop.signal]);
    await this.transport.deliver({ id, kind, ...written }, signal);
  }

  private async handleFailure(mail: DueMail, error: unknown): Promise<boolean> {
    const failure = describeFailure(error);
    if (isPermanentFailure(error) || mail.attempts >= BACK_OFF.length) return this.giveUp(mail, failure);
    const { id, kind, attempts } = mail;
    this.failures.warn({ mail: id, kind, attempts, failure }, 'an email was not sent');
    // After other failures all emails would fail; they stay due for the next run.
    return isRefusalOfOneMail(error);
  }

  private async giveUp(mail: DueMail, failure: string): Promise<boolean> {
    this.log.error(`mail ${mail.id} (${mail.kind}) is abandoned after ${mail.attempts} attempts: ${failure}`);
    await this.forget(mail);
    return true;
  }

  private async forget({ id }: DueMail): Promise<void> {
    await this.sql.run(DELETE_MAIL, [id]);
  }
}
