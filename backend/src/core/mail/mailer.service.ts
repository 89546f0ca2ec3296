import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager, type EventSubscriber, type TransactionEventArgs } from '@mikro-orm/postgresql';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import { Jobs } from '../jobs/jobs.service.js';
import type { EmailTemplate } from './email-template.js';
import { insertMail } from './mails.sql.js';

export const SEND_MAILS = 'send-mails';

/** A queued email. Holds no secrets: links with tokens are generated when the email is rendered. */
export interface MailOrder {
  kind: string;
  address: string;
  language: Language;
  userId?: string;
  details?: Record<string, string>;
}

/** A rendered email and its recipient. */
export interface WrittenMail {
  to: string;
  template: EmailTemplate;
}

/** A kind of email. Modules register theirs, so that core knows none of them. */
export interface MailKind {
  kind: string;
  /** Sent to many users at once, after mails of all other kinds. */
  isBulk?: boolean;
  /** Renders the email from the state at sending time; undefined when it is no longer needed or has no recipient. */
  write(order: Required<Omit<MailOrder, 'userId'>> & { userId: string | null }): Promise<WrittenMail | undefined>;
}

/** Queues emails as rows, in the transaction of the change that causes them. */
@Injectable()
export class Mailer implements OnModuleInit {
  private readonly kinds = new Map<string, MailKind>();
  /** Transactions with queued emails that are not committed yet. */
  private readonly holding = new WeakSet<object>();

  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.em.getEventManager().registerSubscriber(this.whenCommitted());
  }

  define(kind: MailKind): void {
    if (this.kinds.has(kind.kind)) throw new Error(`the mail ${kind.kind} is defined twice`);
    this.kinds.set(kind.kind, kind);
  }

  async write(order: Parameters<MailKind['write']>[0]): Promise<WrittenMail | undefined> {
    return this.kindOf(order.kind).write(order);
  }

  /** Queues an email in the transaction of `em`; it is sent right after the commit. */
  async queue(em: EntityManager, order: MailOrder): Promise<void> {
    const { isBulk = false } = this.kindOf(order.kind);
    await insertMail(em, { ...order, isBulk });
    if (em.isInTransaction()) this.holding.add(em);
    else this.jobs.request(SEND_MAILS, 0);
  }

  private kindOf(name: string): MailKind {
    const kind = this.kinds.get(name);
    if (!kind) throw new Error(`there is no mail ${name}`);
    return kind;
  }

  private whenCommitted(): EventSubscriber {
    return {
      afterTransactionCommit: ({ em }: TransactionEventArgs) => {
        if (this.holding.delete(em)) this.jobs.request(SEND_MAILS, 0);
      },
    };
  }
}
