import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubjectState } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import { boardColumns, type NamedBoard } from '../../../scores/shared/board-values.js';
import { idList } from './report-target.js';

/** Number of earlier and later scores of the same player that are shown. */
const NEIGHBOURS = 3;
/** Upper limit for counting the rank; boards may have millions of players. */
export const MAX_RANK = 10_000;

/** On a board of sums, the row of a player is the sum. */
const SUM_OF_PLAYER = `
  SELECT own.score FROM personal_bests own JOIN boards ON boards.id = own.board_id AND boards.policy = 'sum'
  WHERE own.user_id = s.user_id AND own.board_id = s.board_id`;

/** The nearest scores of the same player and board that are not listed yet. */
const nearUnlisted = (time: '<' | '>', order: 'DESC' | 'ASC') => `(
  SELECT id, score, created_at FROM unlisted_scores
  WHERE user_id = s.user_id AND coalesce(board_id, game_id) = s.board_id AND (created_at, id) ${time} (s.created_at, s.id)
  ORDER BY created_at ${order}, id ${order} LIMIT ${NEIGHBOURS}
)`;

/** Lists of one player overlap by a moment at most: the score itself is in one of so many lists that end after it. */
const OVERLAPPING_LISTS = 3;
const LAST_OVERLAPPING = `
  SELECT max(newest_at) FROM (
    SELECT newest_at FROM score_lists
    WHERE user_id = s.user_id AND newest_at >= s.created_at ORDER BY newest_at, last_id LIMIT ${OVERLAPPING_LISTS}
  ) overlapping`;

/** Reads lists in order of time, beginning at the score: its player may have millions of others. */
const nearInLists = (time: '<' | '>', order: 'DESC' | 'ASC') => `(
  SELECT near.id, near.score, near.created_at
  FROM score_lists l CROSS JOIN LATERAL unnest(l.score_ids) AS listed (id) JOIN scores near ON near.id = listed.id
  WHERE l.user_id = s.user_id
    AND ${time === '<' ? `l.newest_at <= coalesce((${LAST_OVERLAPPING}), 'infinity')` : 'l.newest_at >= s.created_at'}
    AND coalesce(near.board_id, near.game_id) = s.board_id AND (near.created_at, near.id) ${time} (s.created_at, s.id)
  ORDER BY l.newest_at ${order}, near.created_at ${order}, near.id ${order} LIMIT ${NEIGHBOURS}
)`;

const near = (time: '<' | '>', order: 'DESC' | 'ASC') => `(
  SELECT * FROM (${nearInLists(time, order)} UNION ALL ${nearUnlisted(time, order)}) near
  ORDER BY created_at ${order}, id ${order} LIMIT ${NEIGHBOURS}
)`;

const LOAD = `
  SELECT s.id::text, g.id AS "gameId", g.name AS "gameName", s.user_id AS "authorId", s.score::text,
         s.created_at AS "createdAt",
         CASE WHEN s.removed THEN 'hidden' WHEN g.active THEN 'shown' ELSE 'gone' END AS state,
         ahead.count AS ahead, neighbours.rows AS neighbours, ${boardColumns('board')}
  FROM (
    SELECT id, user_id, game_id, coalesce(board_id, game_id) AS board_id, score, created_at, false AS removed
    FROM scores WHERE id = ANY(?::bigint[])
    UNION ALL
    SELECT id, user_id, game_id, coalesce(board_id, game_id), score, created_at, true FROM removed_scores
    WHERE id = ANY(?::bigint[]) AND restored_at IS NULL
    UNION ALL
    SELECT id, user_id, game_id, coalesce(board_id, game_id), score, created_at, true FROM held_scores
    WHERE id = ANY(?::bigint[])
  ) s
  JOIN games g ON g.id = s.game_id JOIN boards board ON board.id = s.board_id,
  LATERAL (
    SELECT count(*)::integer AS count FROM (
      SELECT FROM personal_bests b
      WHERE b.board_id = s.board_id AND b.score > greatest(s.score, (${SUM_OF_PLAYER})) AND b.user_id <> s.user_id
      LIMIT ${MAX_RANK}
    ) better
  ) ahead,
  LATERAL (
    SELECT jsonb_agg(
      jsonb_build_object('id', id, 'score', score, 'created_at', created_at) ORDER BY created_at, id
    ) AS rows
    FROM (
      SELECT * FROM ${near('<', 'DESC')} before
      UNION ALL SELECT s.id, s.score, s.created_at
      UNION ALL SELECT * FROM ${near('>', 'ASC')} after
    ) around
  ) neighbours`;

interface ScoreRow extends NamedBoard {
  /** Bigints are returned as strings. */
  id: string;
  score: string;
  gameId: number;
  gameName: string;
  authorId: string;
  createdAt: string;
  state: SubjectState;
  ahead: number;
  neighbours: { id: number; score: number; created_at: string }[];
}

export function loadScores(em: EntityManager, ids: number[]): Promise<ScoreRow[]> {
  const wanted = idList(ids, Number.MAX_SAFE_INTEGER);
  return em.execute<ScoreRow[]>(LOAD, [wanted, wanted, wanted]);
}
