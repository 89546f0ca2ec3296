import type { Notice, NoticeDetails, NoticeKind } from '@gamegeek/contracts/inbox/inbox.schemas.js';

interface RowOf<K extends NoticeKind> {
  id: number;
  userId: string;
  kind: K;
  createdAt: Date;
  read: boolean;
  actorId: string | null;
  actorName: string | null;
  gameId: number | null;
  gameName: string | null;
  /** Whether the reader can open the page of the game. */
  gameVisible: boolean;
  /** The beginning of the comment, for notices about comments. */
  excerpt: string | null;
  /** Whether the run of the score in the details can be watched. */
  isRecorded: boolean;
  details: NoticeDetails[K];
}

/** A notice with its actor, game and comment. */
export type NoticeRow = { [K in NoticeKind]: RowOf<K> }[NoticeKind];

/** Characters. */
const EXCERPT_LENGTH = 140;

/** Requires the notice as `n`, and NOTICE_JOINS. */
export const NOTICE_COLUMNS = `
  n.id, n.user_id AS "userId", n.kind, n.created_at AS "createdAt", n.read_at IS NOT NULL AS read,
  n.actor_id AS "actorId", actor.username AS "actorName", n.game_id AS "gameId", g.name AS "gameName",
  coalesce(g.active OR is_maker(g.id, n.user_id), false) AS "gameVisible",
  left(c.content, ${EXCERPT_LENGTH}) AS excerpt,
  EXISTS (SELECT FROM recordings r WHERE r.score_id = (n.details ->> 'score_id')::bigint AND r.log IS NOT NULL)
    AS "isRecorded", n.details`;

export const NOTICE_JOINS = `
  LEFT JOIN users actor ON actor.id = n.actor_id
  LEFT JOIN games g ON g.id = n.game_id
  LEFT JOIN comments c ON n.kind IN ('comment', 'mention') AND c.id = (n.details ->> 'comment_id')::integer`;

/** Used by the API, live topics and emails. */
export function presentNotice(row: NoticeRow): Notice {
  const { id, createdAt, read, actorId, actorName, gameId, gameName, gameVisible } = row;
  const shared = {
    id,
    created_at: createdAt.toISOString(),
    read,
    actor: actorId === null ? null : { id: actorId, username: actorName ?? '' },
    game: gameId === null ? null : { id: gameId, name: gameName ?? '', visible: gameVisible },
  };
  switch (row.kind) {
    case 'comment':
    case 'mention':
      return { ...shared, kind: row.kind, details: { ...row.details, excerpt: row.excerpt ?? '' } };
    case 'overtaken':
      return { ...shared, kind: row.kind, details: watchable(row.details, row.isRecorded) };
    case 'followed_record':
      return { ...shared, kind: row.kind, details: watchable(row.details, row.isRecorded) };
    case 'achievement':
      return { ...shared, kind: row.kind, details: row.details };
    case 'game_achievement':
      return { ...shared, kind: row.kind, details: row.details };
    case 'weekly_result':
      return { ...shared, kind: row.kind, details: row.details };
    case 'moderation':
      return { ...shared, kind: row.kind, details: row.details };
    case 'daily_streak':
      return { ...shared, kind: row.kind, details: row.details };
    case 'challenge':
      return { ...shared, kind: row.kind, details: row.details };
    case 'challenge_answered':
      return { ...shared, kind: row.kind, details: row.details };
    case 'key_score':
      return { ...shared, kind: row.kind, details: row.details };
    case 'invite':
    case 'maker_invite':
    case 'transfer':
      return { ...shared, kind: row.kind, details: row.details };
  }
}

/** Without a score whose recording is gone, or that never had one. */
function watchable<T extends { score_id?: number | undefined }>(
  { score_id: scoreId, ...details }: T,
  isRecorded: boolean,
) {
  return isRecorded ? { ...details, score_id: scoreId } : details;
}
