import type { NoticeDetails, NoticeKind } from '@gamegeek/contracts/users/inbox.types.js';

interface NewNoticeOf<K extends NoticeKind> {
  userId: string;
  kind: K;
  /** What it tells of, such as `comment:7`: nobody is told twice of the same. */
  occasion: string;
  /** Who did it. */
  actorId?: string;
  gameId?: number;
  details: NoticeDetails[K];
}

/** Something that a user is to hear of. */
export type NewNotice = { [K in NoticeKind]: NewNoticeOf<K> }[NoticeKind];

/** Which preference turns a kind off; the others are always told. */
const PREFERENCE_OF = {
  overtaken: 'notify_overtaken',
  comment: 'notify_comments',
  mention: 'notify_comments',
  achievement: 'notify_achievements',
  weekly_result: 'notify_weekly_results',
  invite: 'game_invites',
} satisfies Partial<Record<NoticeKind, string>>;

/** Kinds that do not wait for the digest. */
const MAILED_KINDS: readonly NoticeKind[] = ['comment', 'mention', 'weekly_result', 'moderation', 'invite'];
/** Whoever has not read a notice by then gets a mail. */
const MAILED_AFTER = '10 minutes';

const quoted = (kinds: readonly string[]) => kinds.map((kind) => `'${kind}'`).join(', ');
const wanted = Object.entries(PREFERENCE_OF)
  .map(([kind, preference]) => `WHEN '${kind}' THEN coalesce(p.${preference}, true)`)
  .join(' ');

/**
 * The one parameter: notices as a JSON array. Readers are held, so that nothing is told to an account that is being
 * deleted. An occasion is told once; only who was overtaken again in a game is told anew, in the place of the old one.
 * The event is written with the change that it tells of.
 */
export const writeNotices = (parameter: string) => `
  WITH given AS (
    SELECT * FROM jsonb_to_recordset(${parameter}::jsonb)
      AS n ("userId" uuid, kind text, occasion text, "actorId" uuid, "gameId" integer, details jsonb)
  ), reader AS (
    SELECT id FROM users WHERE id IN (SELECT "userId" FROM given) AND deleted_at IS NULL ORDER BY id FOR KEY SHARE
  ), told AS (
    INSERT INTO notices AS held (user_id, kind, occasion, actor_id, game_id, details, mail_at)
    SELECT DISTINCT ON (n."userId", n.occasion) n."userId", n.kind, n.occasion, n."actorId", n."gameId", n.details,
           CASE WHEN n.kind IN (${quoted(MAILED_KINDS)}) THEN now() + interval '${MAILED_AFTER}' END
    FROM given n JOIN reader ON reader.id = n."userId" LEFT JOIN preferences p ON p.user_id = n."userId"
    WHERE CASE n.kind ${wanted} ELSE true END
    ORDER BY n."userId", n.occasion
    ON CONFLICT (user_id, occasion) DO UPDATE SET
      id = DEFAULT, actor_id = excluded.actor_id, details = excluded.details, created_at = now(), read_at = NULL
    WHERE held.kind = 'overtaken' AND excluded.details ->> 'at' > held.details ->> 'at'
    RETURNING user_id
  ), ${changed('told')}`;

/** `chosen` says which notices are no longer true. */
export const takeBackNotices = (chosen: string) => `
  WITH gone AS (
    DELETE FROM notices WHERE ${chosen} RETURNING user_id
  ), ${changed('gone')}`;

/** Whose inbox has changed, and the event of it; no row when nobody's has. */
function changed(rows: 'told' | 'gone'): string {
  return `event AS (
    INSERT INTO outbox_events (name, payload)
    SELECT 'inbox.changed', jsonb_build_object('userIds', jsonb_agg(DISTINCT user_id)) FROM ${rows} HAVING count(*) > 0
    RETURNING id
  )
  SELECT event.id AS "eventId", ARRAY(SELECT DISTINCT user_id::text FROM ${rows}) AS "userIds" FROM event`;
}
