import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager, type EventSubscriber, type TransactionEventArgs } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { InboxNews, type ToldInboxes } from './inbox-news.js';
import { takeBackNotices, writeNotices, type NewNotice } from './write-notices.js';

/** So many in one statement. */
const AT_ONCE = 500;

const WRITE = writeNotices('?');
const WRITE_PREPARED = { name: 'write-notices', text: writeNotices('$1') };
const TAKE_BACK = takeBackNotices('occasion = ?');
const TAKE_BACK_PREPARED = {
  name: 'take-back-notices',
  text: takeBackNotices(`(user_id, occasion) IN (
    SELECT "userId", occasion FROM jsonb_to_recordset($1::jsonb) AS given ("userId" uuid, occasion text)
  )`),
};

/**
 * What other parts of the server tell users by: notices are rows of the transaction whose change they tell of, and all
 * nodes hear of them once it is committed. Whoever does not want a kind does not get it.
 */
@Injectable()
export class Notices implements OnModuleInit {
  /** What transactions have written that nobody else can see yet. */
  private readonly written = new WeakMap<object, ToldInboxes[]>();

  constructor(
    private readonly em: EntityManager,
    private readonly news: InboxNews,
  ) {}

  onModuleInit(): void {
    this.em.getEventManager().registerSubscriber(this.whenCommitted());
  }

  /** Part of the transaction that `em` is in. An occasion that a user has been told of is not told again. */
  async tell(em: EntityManager, notices: NewNotice[]): Promise<void> {
    for (let first = 0; first < notices.length; first += AT_ONCE) {
      await this.run(em, WRITE, JSON.stringify(notices.slice(first, first + AT_ONCE)));
    }
  }

  /** The same in a transaction of hand-written SQL; what it answers is to be announced once that is committed. */
  async write(client: Pick<pg.ClientBase, 'query'>, notices: NewNotice[]): Promise<ToldInboxes[]> {
    const told: ToldInboxes[] = [];
    for (let first = 0; first < notices.length; first += AT_ONCE) {
      const values = [JSON.stringify(notices.slice(first, first + AT_ONCE))];
      const { rows } = await client.query<ToldInboxes>({ ...WRITE_PREPARED, values });
      told.push(...rows);
    }
    return told;
  }

  async announce(told: ToldInboxes[]): Promise<void> {
    for (const each of told) await this.news.tell(each);
  }

  /** Takes an occasion out of every inbox, with the change that makes it untrue. */
  async takeBack(em: EntityManager, occasion: string): Promise<void> {
    await this.run(em, TAKE_BACK, occasion);
  }

  /** The same of single users, in a transaction of hand-written SQL: what it answers is to be announced, too. */
  async takeBackOf(
    client: Pick<pg.ClientBase, 'query'>,
    told: Pick<NewNotice, 'userId' | 'occasion'>[],
  ): Promise<ToldInboxes[]> {
    if (told.length === 0) return [];
    const { rows } = await client.query<ToldInboxes>({ ...TAKE_BACK_PREPARED, values: [JSON.stringify(told)] });
    return rows;
  }

  private async run(em: EntityManager, sql: string, value: string): Promise<void> {
    const told = await em.execute<ToldInboxes[]>(sql, [value]);
    if (!em.isInTransaction()) return this.announce(told);
    this.written.set(em, [...(this.written.get(em) ?? []), ...told]);
  }

  private whenCommitted(): EventSubscriber {
    return {
      afterTransactionCommit: async ({ em }: TransactionEventArgs) => {
        const told = this.written.get(em) ?? [];
        this.written.delete(em);
        // Nobody waits for it, and what is not told now is told by the relay.
        void this.announce(told);
      },
    };
  }
}
