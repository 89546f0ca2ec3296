import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { SecurityEvent } from '@gamegeek/contracts/auth/security-events.schemas.js';
import type { SecurityEventKind } from '@gamegeek/contracts/auth/security-events.js';
import { SECURITY_EVENT_LIMITS } from '../../../config/limits.js';
import { ago } from '../../../core/database/database-time.js';
import { currentClientAddress } from '../../../core/http/request/request-origin.js';
import type { Slice } from '../../../core/http/input/paging.js';
import { deleteInBatches } from '../shared/delete-in-batches.sql.js';

const APPEND = 'INSERT INTO security_events (kind, user_id, actor_id, act) VALUES (?, ?::uuid, ?::uuid, ?)';
const APPEND_UNKNOWN = 'INSERT INTO security_events (kind, ip) VALUES (?, ?)';
/** Locks the account, so that nothing is added about one that is being deleted. */
const APPEND_OWN = `
  INSERT INTO security_events (kind, ip, user_id)
  SELECT ?, ?, id FROM users WHERE id = ? AND deleted_at IS NULL FOR SHARE`;

const RECENT = `
  SELECT FROM security_events WHERE kind = ? AND user_id = ? AND created_at > now() - interval '1 day' LIMIT 1`;

const COLUMNS = `
  e.id::float8 AS id, e.kind, e.ip, e.act, e.created_at AS "createdAt", e.user_id AS "userId", u.username,
  e.actor_id AS "actorId", a.username AS "actorName"`;
const JOINS = 'LEFT JOIN users u ON u.id = e.user_id LEFT JOIN users a ON a.id = e.actor_id';

const BATCH = 500;
/** Without the admin, whose identity is not disclosed to the user. */
const OF_USER = `
  SELECT id::float8 AS id, kind, ip, act, created_at FROM security_events
  WHERE user_id = ? AND id > ? ORDER BY id LIMIT ${BATCH}`;

/** Keeps actions of admins, which contain no address. */
const ERASE = 'DELETE FROM security_events WHERE user_id = ? AND actor_id IS NULL';

export interface NewSecurityEvent {
  kind: SecurityEventKind;
  /** The account concerned; null for a sign-in with an unknown name. */
  userId: string | null;
  /** The admin who acted. */
  actorId?: string;
  /** The moderation action. */
  act?: string;
}

export interface SecurityEventFilter {
  user?: string | undefined;
  kind?: SecurityEventKind | undefined;
}

interface EventRow {
  id: number;
  kind: SecurityEventKind;
  ip: string | null;
  act: string | null;
  createdAt: string;
  userId: string | null;
  username: string | null;
  actorId: string | null;
  actorName: string | null;
}

/** Within the transaction of `em`, so that a change and its entry are stored together. */
export async function recordSecurityEvent(
  em: EntityManager,
  { kind, userId, actorId, act }: NewSecurityEvent,
): Promise<void> {
  if (actorId !== undefined) {
    await em.execute(APPEND, [kind, userId, actorId, act ?? null]);
    return;
  }
  const ip = currentClientAddress() ?? null;
  if (userId === null) await em.execute(APPEND_UNKNOWN, [kind, ip]);
  else await em.execute(APPEND_OWN, [kind, ip, userId]);
}

/** Whether the user has an entry of this kind from the last day. */
export async function hasRecentSecurityEvent(
  em: EntityManager,
  kind: SecurityEventKind,
  userId: string,
): Promise<boolean> {
  return (await em.execute<object[]>(RECENT, [kind, userId])).length > 0;
}

/** The security log: entries are never changed, and deleted after their lifetime. */
@Injectable()
export class SecurityEventsRepository {
  constructor(private readonly em: EntityManager) {}

  /** For events without a transaction. */
  async record(event: NewSecurityEvent): Promise<void> {
    await recordSecurityEvent(this.em.fork(), event);
  }

  /** Newest first. */
  async page(filter: SecurityEventFilter, slice: Slice): Promise<{ events: SecurityEvent[]; total: number }> {
    return readSecurityEvents(this.em.fork(), filter, slice);
  }

  async *ofUser(userId: string): AsyncGenerator<object> {
    let last = 0;
    for (;;) {
      const rows = await this.em.fork().execute<{ id: number }[]>(OF_USER, [userId, last]);
      yield* rows;
      if (rows.length < BATCH) return;
      last = rows.at(-1)?.id ?? last;
    }
  }

  /** Within the transaction that deletes the account. */
  async erase(em: EntityManager, userId: string): Promise<void> {
    await em.execute(ERASE, [userId]);
  }

  async forgetExpired(): Promise<void> {
    const { lifetime, actLifetime, kept } = SECURITY_EVENT_LIMITS;
    const outdated = { table: 'security_events', key: 'id' };
    await deleteInBatches(this.em, { ...outdated, where: `created_at < ${ago(lifetime)} AND actor_id IS NULL` });
    await deleteInBatches(this.em, { ...outdated, where: `created_at < ${ago(actLifetime)}` });
    // A flood of wrong passwords must not fill the disk.
    const surplus = `actor_id IS NULL AND id <= (SELECT max(id) - ${kept} FROM security_events)`;
    await deleteInBatches(this.em, { ...outdated, where: surplus });
  }
}

/** Newest first; also for `npm run admin`. */
export async function readSecurityEvents(
  em: EntityManager,
  { user, kind }: SecurityEventFilter,
  { limit, offset }: Slice,
): Promise<{ events: SecurityEvent[]; total: number }> {
  const conditions = [
    ...(user === undefined ? [] : ['(user_id = ?::uuid OR actor_id = ?::uuid)']),
    ...(kind === undefined ? [] : ['kind = ?']),
  ];
  const values = [...(user === undefined ? [] : [user, user]), ...(kind === undefined ? [] : [kind])];
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  const rows = await em.execute<EventRow[]>(
    `SELECT ${COLUMNS} FROM (SELECT * FROM security_events ${where} ORDER BY id DESC LIMIT ? OFFSET ?) e ${JOINS}
     ORDER BY e.id DESC`,
    [...values, limit, offset],
  );
  const [count] = await em.execute<{ total: number }[]>(
    `SELECT count(*)::integer AS total FROM security_events ${where}`,
    values,
  );
  return { events: rows.map(present), total: count?.total ?? 0 };
}

const person = (id: string | null, username: string | null) =>
  id !== null && username !== null ? { id, username } : null;

function present(row: EventRow): SecurityEvent {
  return {
    id: row.id,
    kind: row.kind,
    user: person(row.userId, row.username),
    actor: person(row.actorId, row.actorName),
    ip: row.ip,
    act: row.act,
    created_at: new Date(row.createdAt).toISOString(),
  };
}
