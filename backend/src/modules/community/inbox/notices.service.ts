import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager, type EventSubscriber, type TransactionEventArgs } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { InboxPublisher, type InboxChange } from './inbox.publisher.js';
import { deleteNotices, insertNotices, type NewNotice } from './notices.sql.js';

const BATCH = 500;

const INSERT = insertNotices('?');
const INSERT_PREPARED = { name: 'insert-notices', text: insertNotices('$1') };
const DELETE = deleteNotices('occasion = ?');
const DELETE_PREPARED = {
  name: 'delete-notices',
  text: deleteNotices(`(user_id, occasion) IN (
    SELECT "userId", occasion FROM jsonb_to_recordset($1::jsonb) AS given ("userId" uuid, occasion text)
  )`),
};

/**
 * Creates notices for other modules: the rows are part of the transaction whose change they report, and `inbox.changed`
 * is published after its commit. Kinds that a user has turned off are skipped.
 */
@Injectable()
export class NoticesService implements OnModuleInit {
  /** Changes of open transactions, published after their commit. */
  private readonly uncommitted = new WeakMap<object, InboxChange[]>();

  constructor(
    private readonly em: EntityManager,
    private readonly publisher: InboxPublisher,
  ) {}

  onModuleInit(): void {
    this.em.getEventManager().registerSubscriber(this.publishAfterCommit());
  }

  /** Within the transaction of `em`. Idempotent per user and occasion. */
  async create(em: EntityManager, notices: NewNotice[]): Promise<void> {
    for (let first = 0; first < notices.length; first += BATCH) {
      await this.run(em, INSERT, JSON.stringify(notices.slice(first, first + BATCH)));
    }
  }

  /** The same for a `pg` transaction. The caller publishes the returned changes after commit. */
  async createWith(client: Pick<pg.ClientBase, 'query'>, notices: NewNotice[]): Promise<InboxChange[]> {
    const changes: InboxChange[] = [];
    for (let first = 0; first < notices.length; first += BATCH) {
      const values = [JSON.stringify(notices.slice(first, first + BATCH))];
      const { rows } = await client.query<InboxChange>({ ...INSERT_PREPARED, values });
      changes.push(...rows);
    }
    return changes;
  }

  /** Deletes the notices of an occasion from all inboxes, within the transaction of `em`. */
  async withdraw(em: EntityManager, occasion: string): Promise<void> {
    await this.run(em, DELETE, occasion);
  }

  /** Deletes notices of single users in a `pg` transaction. The caller publishes the returned changes after commit. */
  async withdrawWith(
    client: Pick<pg.ClientBase, 'query'>,
    notices: Pick<NewNotice, 'userId' | 'occasion'>[],
  ): Promise<InboxChange[]> {
    if (notices.length === 0) return [];
    const { rows } = await client.query<InboxChange>({ ...DELETE_PREPARED, values: [JSON.stringify(notices)] });
    return rows;
  }

  async publish(changes: InboxChange[]): Promise<void> {
    for (const change of changes) await this.publisher.publish(change);
  }

  private async run(em: EntityManager, sql: string, value: string): Promise<void> {
    const changes = await em.execute<InboxChange[]>(sql, [value]);
    if (!em.isInTransaction()) return this.publish(changes);
    this.uncommitted.set(em, [...(this.uncommitted.get(em) ?? []), ...changes]);
  }

  private publishAfterCommit(): EventSubscriber {
    return {
      afterTransactionCommit: async ({ em }: TransactionEventArgs) => {
        const changes = this.uncommitted.get(em) ?? [];
        this.uncommitted.delete(em);
        // Not awaited: the response does not depend on it, and the relay publishes what fails here.
        void this.publish(changes);
      },
    };
  }
}
