import { Injectable } from '@nestjs/common';
import type { InboxPage, InboxState, Notice } from '@gamegeek/contracts/users/inbox.types.js';
import { Sql, type Row } from '../../../core/database/sql.js';
import type { Slice } from '../../../core/http/paging.js';
import { NOTICE_COLUMNS, NOTICE_JOINS, presentNotice, type NoticeRow } from './notice.presenter.js';

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

/** $1 users: how many are unread, and the newest of them. */
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

/** $1 user, $2 ids: those that are still unread. */
const UNREAD_OF = {
  name: 'inbox-unread-of',
  text: `
    SELECT ${NOTICE_COLUMNS} FROM notices n ${NOTICE_JOINS}
    WHERE n.user_id = $1 AND n.id = ANY($2::bigint[]) AND n.read_at IS NULL ORDER BY n.id DESC`,
};

type StateRow = { reader: string; unread: number } & (NoticeRow | { id: null });

/** Reads what users were told. */
@Injectable()
export class InboxReader {
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
}
