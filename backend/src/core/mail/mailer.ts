import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager, type EventSubscriber, type TransactionEventArgs } from '@mikro-orm/postgresql';
import type { Language } from '@gamegeek/contracts/users/preferences.js';
import { Jobs } from '../jobs/jobs.js';
import type { Letter } from './letter.js';
import { Mail } from './mail.entity.js';

export const SEND_MAILS = 'send-mails';

/** What is kept of a mail until it is sent. Nothing secret: links with tokens are made when it is written. */
export interface MailOrder {
  kind: string;
  address: string;
  language: Language;
  userId?: string;
  details?: Record<string, string>;
}

/** The finished mail, and the mailbox that it goes to. */
export interface WrittenMail {
  to: string;
  letter: Letter;
}

/** One kind of mail; the module whose subject it is registers it, so that core knows none. */
export interface MailKind {
  kind: string;
  /** Sent to many users at once, after mails of all other kinds. */
  isBulk?: boolean;
  /** Its words, as things stand when it is sent; undefined when there is nothing to tell, or nobody. */
  write(order: Required<Omit<MailOrder, 'userId'>> & { userId: string | null }): Promise<WrittenMail | undefined>;
}

/** Takes mails to be sent: a row each, in the transaction of the change that asks for it. */
@Injectable()
export class Mailer implements OnModuleInit {
  private readonly kinds = new Map<string, MailKind>();
  /** Transactions that hold a mail which nobody else can see yet. */
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

  /** Part of the transaction that `em` is in; sent within moments of its commit, and never without it. */
  async queue(em: EntityManager, order: MailOrder): Promise<void> {
    const { isBulk = false } = this.kindOf(order.kind);
    await em.insert(Mail, { ...order, isBulk });
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
