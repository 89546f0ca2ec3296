import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Language } from '@gamegeek/contracts/users/preferences.js';
import { MAIL_TIMEOUT } from '../../config/limits.js';
import { Sql, type Row } from '../database/sql.js';
import { Jobs } from '../jobs/jobs.js';
import { MAIL_TRANSPORT, refusedForGood, troubleOf, type MailTransport } from './mail-transport.js';
import { Mailer, SEND_MAILS } from './mailer.js';

/** A queue that was lost, or a node that was killed, costs a mail no more than this, in milliseconds. */
const LOOK_EVERY = 10_000;
/** When the next try is due after each failed one; after the last, about a day later, nobody tries any more. */
const BACK_OFF = ['1 minute', '5 minutes', '15 minutes', '1 hour', '3 hours', '6 hours', '12 hours', '12 hours'];
/** A mail that is on its way when the node stops gets this long, in milliseconds. */
const LAST_MOMENT = 2_000;

interface DueMail extends Row {
  id: number;
  kind: string;
  address: string;
  language: Language;
  userId: string | null;
  details: Record<string, string>;
  attempts: number;
}

/**
 * Counts the try and puts the next one off before anything is sent: a worker that is killed in the middle leaves a row
 * that falls due again, and two workers never have the same row at the same time.
 */
const CLAIM = {
  name: 'claim-mail',
  text: `
    UPDATE mails
    SET attempts = attempts + 1,
        due_at = now() + (ARRAY[${BACK_OFF.map((time) => `'${time}'`).join(', ')}]::interval[])[least(attempts + 1, ${BACK_OFF.length})]
    WHERE id = (SELECT id FROM mails WHERE due_at <= now() ORDER BY is_bulk, due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, address, language, user_id AS "userId", details, attempts`,
};

const FORGET = { name: 'forget-mail', text: 'DELETE FROM mails WHERE id = $1' };

/** Sends the mails that are due, one by one; bulk mails last, whenever the others were queued. */
@Injectable()
export class SendMailsJob implements OnModuleInit, OnModuleDestroy {
  readonly name = SEND_MAILS;
  readonly every = LOOK_EVERY;
  private readonly log = new Logger('Mail');
  private readonly stop = new AbortController();
  private stopping = false;

  constructor(
    private readonly jobs: Jobs,
    private readonly sql: Sql,
    private readonly mailer: Mailer,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
  }

  onModuleDestroy(): void {
    this.stopping = true;
    setTimeout(() => this.stop.abort(), LAST_MOMENT).unref();
  }

  async run(): Promise<void> {
    let goesOn = true;
    while (goesOn && !this.stopping) goesOn = await this.sendNext();
  }

  /** False when there is no use in going on: nothing is due, or the mail server is away. */
  private async sendNext(): Promise<boolean> {
    const [mail] = await this.sql.run<DueMail>(CLAIM);
    if (!mail) return false;
    if (mail.attempts > BACK_OFF.length) return this.giveUp(mail, 'it has been tried too often');
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
    const trouble = troubleOf(error);
    if (refusedForGood(error) || mail.attempts >= BACK_OFF.length) return this.giveUp(mail, trouble);
    this.log.warn(`mail ${mail.id} (${mail.kind}) was not sent at try ${mail.attempts}: ${trouble}`);
    // Others would fare no better now; they are still due when the job looks again.
    return false;
  }

  private async giveUp(mail: DueMail, trouble: string): Promise<boolean> {
    this.log.error(`mail ${mail.id} (${mail.kind}) is given up after ${mail.attempts} tries: ${trouble}`);
    await this.forget(mail);
    return true;
  }

  private async forget({ id }: DueMail): Promise<void> {
    await this.sql.run(FORGET, [id]);
  }
}
