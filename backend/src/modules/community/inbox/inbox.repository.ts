import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { INBOX_SIZE, type InboxPage, type InboxState, type Notice } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import { Sql, type Row, type Statement } from '../../../core/database/sql.service.js';
import type { TransactionClient } from '../../../core/database/transaction.js';
import type { Slice } from '../../../core/http/input/paging.js';
import { NOTICE_COLUMNS, NOTICE_JOINS, presentNotice, type NoticeRow } from './notice.presenter.js';

const MAX_AGE = '90 days';
const DELETE_BATCH = 5_000;

/** $1 user, $2 limit, $3 offset. */
const PAGE = {
  name: 'inbox-page',
  text: `
    SELECT ${NOTICE_COLUMNS}
    FROM (SELECT * FROM notices WHERE user_id = $1 ORDER BY id DESC LIMIT $2 OFFSET $3) n ${NOTICE_JOINS}
    ORDER BY n.id DESC`,
};

/** $1 user. */
const COUNTS = {
  name: 'inbox-counts',
  text: `
    SELECT count(*)::integer AS total, count(*) FILTER (WHERE read_at IS NULL)::integer AS unread
    FROM notices WHERE user_id = $1`,
};

/** $1 users. Number of unread notices and the newest of them, per user. */
const STATES = {
  name: 'inbox-states',
  text: `
    SELECT counted.unread, counted.reader, ${NOTICE_COLUMNS}
    FROM (
      SELECT u.id AS reader, count(held.id)::integer AS unread, max(held.id) AS newest
      FROM unnest($1::uuid[]) AS u (id) LEFT JOIN notices held ON held.user_id = u.id AND held.read_at IS NULL
      GROUP BY u.id
    ) counted
    LEFT JOIN notices n ON n.id = counted.newest ${NOTICE_JOINS}`,
};

/** $1 user, $2 ids. */
const UNREAD_OF = {
  name: 'inbox-unread-of',
  text: `
    SELECT ${NOTICE_COLUMNS} FROM notices n ${NOTICE_JOINS}
    WHERE n.user_id = $1 AND n.id = ANY($2::bigint[]) AND n.read_at IS NULL ORDER BY n.id DESC`,
};

/** $1 user; `condition` selects the notices. A notice that has been read is no longer emailed. */
const markRead = (condition: string) => `
  WITH marked AS (
    UPDATE notices SET read_at = now(), mail_at = NULL
    WHERE user_id = $1 AND read_at IS NULL AND ${condition} RETURNING id
  )
  SELECT (SELECT count(*) FROM notices WHERE user_id = $1 AND read_at IS NULL)::integer
           - (SELECT count(*) FROM marked)::integer AS unread,
         EXISTS (SELECT FROM marked) AS "isChanged"`;

const READ_UP_TO = { name: 'inbox-read-up-to', text: markRead('id <= $2') };
const READ_THESE = { name: 'inbox-read-these', text: markRead('id = ANY($2::bigint[])') };
const DELETE = { name: 'inbox-delete', text: 'DELETE FROM notices WHERE user_id = $1 AND id = $2 RETURNING id' };

const DELETE_OLD = {
  name: 'delete-old-notices',
  text: `
    DELETE FROM notices WHERE id IN (
      SELECT id FROM notices WHERE created_at < now() - interval '${MAX_AGE}' ORDER BY created_at LIMIT ${DELETE_BATCH}
    ) RETURNING id`,
};

/** All but the newest notices of inboxes that are over their limit. */
const DELETE_SURPLUS = {
  name: 'delete-surplus-notices',
  text: `
    DELETE FROM notices WHERE id IN (
      SELECT spare.id
      FROM (SELECT user_id FROM notices GROUP BY user_id HAVING count(*) > ${INBOX_SIZE}) crowded
      CROSS JOIN LATERAL (
        SELECT id FROM notices WHERE user_id = crowded.user_id ORDER BY id DESC OFFSET ${INBOX_SIZE}
      ) spare
      LIMIT ${DELETE_BATCH}
    ) RETURNING id`,
};

type StateRow = { reader: string; unread: number } & (NoticeRow | { id: null });

/** The unread count after notices were marked as read, and whether there were any. */
export interface MarkedRead extends Row {
  unread: number;
  isChanged: boolean;
}

@Injectable()
export class InboxRepository {
  constructor(private readonly sql: Sql) {}

  async page(userId: string, { limit, offset }: Slice): Promise<InboxPage> {
    const notices = await this.sql.run<NoticeRow & Row>(PAGE, [userId, limit, offset]);
    const [counts] = await this.sql.run<{ total: number; unread: number }>(COUNTS, [userId]);
    return { notices: notices.map(presentNotice), total: counts?.total ?? 0, unread: counts?.unread ?? 0 };
  }

  async states(userIds: string[]): Promise<Map<string, InboxState>> {
    const rows = await this.sql.run<StateRow & Row>(STATES, [userIds]);
    return new Map(
      rows.map((row) => [row.reader, { unread: row.unread, newest: row.id === null ? null : presentNotice(row) }]),
    );
  }

  async state(userId: string): Promise<InboxState> {
    const states = await this.states([userId]);
    return states.get(userId) ?? { unread: 0, newest: null };
  }

  async unreadOf(userId: string, ids: number[]): Promise<Notice[]> {
    const rows = await this.sql.run<NoticeRow & Row>(UNREAD_OF, [userId, ids]);
    return rows.map(presentNotice);
  }

  markReadUpTo(tx: TransactionClient, userId: string, id: number): Promise<MarkedRead> {
    return this.markRead(tx, READ_UP_TO, [userId, id]);
  }

  markTheseRead(tx: TransactionClient, userId: string, ids: number[]): Promise<MarkedRead> {
    return this.markRead(tx, READ_THESE, [userId, ids]);
  }

  /** Returns false when this user has no such notice. */
  async delete(tx: TransactionClient, userId: string, id: number): Promise<boolean> {
    const { rows } = await tx.query({ ...DELETE, values: [userId, id] });
    return rows.length > 0;
  }

  async deleteExpired(): Promise<void> {
    for (const statement of [DELETE_OLD, DELETE_SURPLUS]) {
      let deleted = DELETE_BATCH;
      while (deleted === DELETE_BATCH) deleted = (await this.sql.run(statement)).length;
    }
  }

  /** Within the transaction that deletes the account. */
  async erase(em: EntityManager, userId: string): Promise<void> {
    await em.execute('DELETE FROM notices WHERE user_id = ?', [userId]);
    await em.execute('DELETE FROM inboxes WHERE user_id = ?', [userId]);
  }

  private async markRead(tx: TransactionClient, statement: Statement, values: unknown[]): Promise<MarkedRead> {
    const { rows } = await tx.query<MarkedRead>({ ...statement, values });
    return rows[0] ?? { unread: 0, isChanged: false };
  }
}
