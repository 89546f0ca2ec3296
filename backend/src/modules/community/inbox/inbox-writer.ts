import { Injectable } from '@nestjs/common';
import { Sql, type Row } from '../../../core/database/sql.js';
import { InboxNews } from './inbox-news.js';

/** $1 user; `chosen` says which of their notices. What is read needs no mail. */
const markRead = (chosen: string) => `
  WITH marked AS (
    UPDATE notices SET read_at = now(), mail_at = NULL WHERE user_id = $1 AND read_at IS NULL AND ${chosen} RETURNING id
  ), event AS (${changed('marked')})
  SELECT (SELECT count(*) FROM notices WHERE user_id = $1 AND read_at IS NULL)::integer
           - (SELECT count(*) FROM marked)::integer AS unread,
         (SELECT id FROM event) AS "eventId"`;

/** The event is written with the change that it tells of. */
function changed(rows: string): string {
  return `
    INSERT INTO outbox_events (name, payload)
    SELECT 'inbox.changed', jsonb_build_object('userIds', jsonb_build_array($1::uuid)) WHERE EXISTS (SELECT FROM ${rows})
    RETURNING id`;
}

const READ_UP_TO = { name: 'inbox-read-up-to', text: markRead('id <= $2') };
const READ_THESE = { name: 'inbox-read-these', text: markRead('id = ANY($2::bigint[])') };
const DELETE = {
  name: 'inbox-delete',
  text: `
    WITH gone AS (DELETE FROM notices WHERE user_id = $1 AND id = $2 RETURNING id), event AS (${changed('gone')})
    SELECT id AS "eventId" FROM event`,
};

interface Marked extends Row {
  unread: number;
  eventId: number | null;
}

/** What readers do with their inbox; every open page of theirs hears of it. */
@Injectable()
export class InboxWriter {
  constructor(
    private readonly sql: Sql,
    private readonly news: InboxNews,
  ) {}

  /** Answers how many are unread then. */
  async readUpTo(userId: string, id: number): Promise<number> {
    return this.told(userId, await this.sql.run<Marked>(READ_UP_TO, [userId, id]));
  }

  async read(userId: string, ids: number[]): Promise<number> {
    return this.told(userId, await this.sql.run<Marked>(READ_THESE, [userId, ids]));
  }

  /** False when this user has no such notice. */
  async delete(userId: string, id: number): Promise<boolean> {
    const [gone] = await this.sql.run<{ eventId: number }>(DELETE, [userId, id]);
    if (gone) await this.news.tell({ eventId: gone.eventId, userIds: [userId] });
    return gone !== undefined;
  }

  private async told(userId: string, [marked]: Marked[]): Promise<number> {
    const { unread = 0, eventId = null } = marked ?? {};
    if (eventId !== null) await this.news.tell({ eventId, userIds: [userId] });
    return unread;
  }
}
