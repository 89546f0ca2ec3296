import type { NoticeDetails, NoticeKind } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import { areBlocked } from '../follows/user-blocks.sql.js';

interface NewNoticeOf<K extends NoticeKind> {
  userId: string;
  kind: K;
  /** What the notice is about, such as `comment:7`; unique per user. */
  occasion: string;
  /** The user who caused it. */
  actorId?: string;
  gameId?: number;
  details: NoticeDetails[K];
}

/** A notice to be created. */
export type NewNotice = { [K in NoticeKind]: NewNoticeOf<K> }[NoticeKind];

/** The preference that turns a kind off; kinds without one cannot be turned off. */
const PREFERENCE_OF = {
  overtaken: 'notify_overtaken',
  comment: 'notify_comments',
  mention: 'notify_comments',
  achievement: 'notify_achievements',
  game_achievement: 'notify_achievements',
  weekly_result: 'notify_weekly_results',
  invite: 'game_invites',
  challenge: 'game_invites',
  challenge_answered: 'game_invites',
  followed_record: 'notify_followed',
} satisfies Partial<Record<NoticeKind, string>>;

/** Kinds that are emailed before the next digest; `daily_streak` to those who want it. */
const EMAILED_KINDS: readonly NoticeKind[] = [
  'comment',
  'mention',
  'weekly_result',
  'moderation',
  'invite',
  'challenge',
  'challenge_answered',
  'maker_invite',
  'transfer',
];
/** Kinds that do not reach a user from those whom they have blocked or who have blocked them. */
const PERSONAL_KINDS: readonly NoticeKind[] = [
  'overtaken',
  'comment',
  'mention',
  'invite',
  'challenge',
  'challenge_answered',
  'maker_invite',
  'transfer',
  'followed_record',
];
/** Delay before an unread notice is emailed. */
const EMAIL_DELAY = '10 minutes';

const quoted = (kinds: readonly string[]) => kinds.map((kind) => `'${kind}'`).join(', ');
const wanted = Object.entries(PREFERENCE_OF)
  .map(([kind, preference]) => `WHEN '${kind}' THEN coalesce(p.${preference}, true)`)
  .join(' ');

/**
 * $1 notices as a JSON array. Locks the users one by one, in order, so that no notice is created for an account that is
 * being deleted. A notice is created once per user and occasion; only `overtaken` and `key_score`
 * replace an older one, and the latter counts the players of an unread one as well. Returns
 * the users whose inbox has changed.
 */
export const INSERT_NOTICES = {
  name: 'insert-notices',
  text: `
    WITH given AS MATERIALIZED (
      SELECT n.* FROM (
        SELECT * FROM jsonb_to_recordset($1::jsonb)
          AS n ("userId" uuid, kind text, occasion text, "actorId" uuid, "gameId" integer, details jsonb)
        ORDER BY "userId"
      ) n
      CROSS JOIN LATERAL (SELECT FROM users WHERE id = n."userId" AND deleted_at IS NULL FOR KEY SHARE) reader
    ), written AS (
      INSERT INTO notices AS held (user_id, kind, occasion, actor_id, game_id, details, mail_at)
      SELECT DISTINCT ON (n."userId", n.occasion) n."userId", n.kind, n.occasion, n."actorId", n."gameId", n.details,
             CASE WHEN n.kind IN (${quoted(EMAILED_KINDS)}) OR n.kind = 'daily_streak' AND coalesce(p.daily_reminder, false) THEN now() + interval '${EMAIL_DELAY}' END
      FROM given n LEFT JOIN preferences p ON p.user_id = n."userId"
      WHERE CASE n.kind ${wanted} ELSE true END
        AND NOT (n.kind IN (${quoted(PERSONAL_KINDS)}) AND ${areBlocked('n."userId"', 'n."actorId"')})
      ORDER BY n."userId", n.occasion
      ON CONFLICT (user_id, occasion) DO UPDATE SET
        id = DEFAULT, actor_id = excluded.actor_id, created_at = now(), read_at = NULL,
        details = CASE WHEN held.kind = 'key_score' AND held.read_at IS NULL
          THEN excluded.details || jsonb_build_object('players',
            (held.details ->> 'players')::integer + (excluded.details ->> 'players')::integer)
          ELSE excluded.details END
      WHERE held.kind = 'key_score'
        OR (held.kind = 'overtaken' AND excluded.details ->> 'at' > held.details ->> 'at')
      RETURNING user_id
    )
    SELECT DISTINCT user_id AS "userId" FROM written`,
};

/** Returns the users whose inbox has changed. */
const deleteNotices = (name: string, condition: string) => ({
  name,
  text: `
    WITH gone AS (DELETE FROM notices WHERE ${condition} RETURNING user_id)
    SELECT DISTINCT user_id AS "userId" FROM gone`,
});

/** $1 occasion. */
export const DELETE_OCCASION = deleteNotices('delete-notices-of-occasion', 'occasion = $1');

/** $1 users and occasions as a JSON array. */
export const DELETE_NOTICES = deleteNotices(
  'delete-notices',
  `(user_id, occasion) IN (
      SELECT "userId", occasion FROM jsonb_to_recordset($1::jsonb) AS given ("userId" uuid, occasion text)
    )`,
);
