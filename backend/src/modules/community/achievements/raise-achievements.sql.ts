import type pg from 'pg';
import {
  ACHIEVEMENTS,
  achievementsOf,
  type AchievementFigures,
  type AchievementKey,
} from '@gamegeek/rules/achievements.js';
import type { Row } from '../../../core/database/sql.service.js';
import type { AchievementRow } from './achievement.presenter.js';

type Client = Pick<pg.ClientBase, 'query'>;

/** A player's figures, and the stored progress. */
export interface PlayerFiguresRow extends Row, AchievementFigures {
  userId: string;
  /** Progress by key; keys without a row are missing. */
  held: Partial<Record<AchievementKey, number>>;
  /** Number of the last removal (of any player) that the figures take into account. */
  removals: number;
  /** A score was removed since the last check, so the stored progress may be too high. */
  mayHaveLess: boolean;
  readAt: Date;
}

/**
 * $1 players, $2 number of achievements; players who have completed all are left out. Scores are below 2^53, so a
 * double is exact.
 */
export const READ_FIGURES = {
  name: 'read-achievement-figures',
  text: `
    SELECT u.id AS "userId", coalesce(b.best, 0)::float8 AS "bestScore", b.games::integer AS "gamesPlayed", a.held,
           now() AS "readAt", (SELECT number FROM removal_count)::float8 AS removals,
           removed.newest > a.removals AS "mayHaveLess"
    FROM unnest($1::uuid[]) AS player (id)
    CROSS JOIN LATERAL (SELECT id FROM users WHERE id = player.id AND deleted_at IS NULL OFFSET 0) u
    CROSS JOIN LATERAL (
      SELECT coalesce(jsonb_object_agg(key, progress), '{}') AS held, count(completed_at) AS completed,
             coalesce(min(removals), 0) AS removals
      FROM achievements WHERE user_id = u.id
    ) a
    CROSS JOIN LATERAL (SELECT max(score) AS best, count(*) AS games FROM counted_bests WHERE user_id = u.id) b
    CROSS JOIN LATERAL (
      SELECT coalesce(max(number), 0) AS newest FROM removed_scores WHERE user_id = u.id
    ) removed
    WHERE a.completed < $2 OR removed.newest > a.removals`,
};

/**
 * $1 players, $2 keys, $3 progress: arrays of one length; $4 when the figures were read, $5 number of the last removal.
 * Returns the rows that rose; of concurrent callers, only one gets each row. Locks rows in a fixed order to avoid
 * deadlocks. Figures from before a removal raise nothing that was computed after it.
 */
const RAISE = {
  name: 'raise-achievements',
  text: `
    INSERT INTO achievements AS held (user_id, key, progress, completed_at, checked_at, removals)
    SELECT user_id, key, progress, CASE WHEN progress = 100 THEN now() END, $4::timestamptz, $5::bigint
    FROM unnest($1::uuid[], $2::text[], $3::integer[]) AS reached (user_id, key, progress)
    ORDER BY user_id, key
    ON CONFLICT (user_id, key) DO UPDATE SET
      progress = excluded.progress, completed_at = excluded.completed_at,
      checked_at = greatest(held.checked_at, excluded.checked_at), removals = excluded.removals
    WHERE held.progress < excluded.progress AND held.removals <= excluded.removals
    RETURNING id, user_id AS "userId", key, progress, completed_at AS "completedAt"`,
};

interface Increase {
  userId: string;
  key: AchievementKey;
  progress: number;
}

/** Progress to be written, and when the figures were read. */
export interface Increases {
  rows: Increase[];
  /** Players whose stored progress may be too high; they have to be lowered first. */
  mayHaveLess: string[];
  removals: number;
  readAt: Date;
}

/** Compares figures with stored progress. One statement; usually nothing has risen. */
export async function findIncreases(client: Client, userIds: string[]): Promise<Increases> {
  const rows = await readFigures(client, userIds);
  return {
    rows: rows.flatMap(increasesOf),
    mayHaveLess: rows.filter(({ mayHaveLess }) => mayHaveLess).map(({ userId }) => userId),
    removals: rows[0]?.removals ?? 0,
    readAt: rows[0]?.readAt ?? new Date(0),
  };
}

/** Leaves out players who have completed everything, unless a score was removed. */
export async function readFigures(client: Client, userIds: string[]): Promise<PlayerFiguresRow[]> {
  const { rows } = await client.query<PlayerFiguresRow>({ ...READ_FIGURES, values: [userIds, ACHIEVEMENTS.length] });
  return rows;
}

/** Writes increased progress, within the caller's transaction. Returns the rows that this call has changed. */
export async function raiseAchievements(
  client: Client,
  { rows: rises, readAt, removals }: Increases,
): Promise<AchievementRow[]> {
  const columns = [
    rises.map(({ userId }) => userId),
    rises.map(({ key }) => key),
    rises.map(({ progress }) => progress),
  ];
  const { rows } = await client.query<AchievementRow & Row>({ ...RAISE, values: [...columns, readAt, removals] });
  // Rows that were only created have not changed.
  return rows.filter(({ progress }) => progress > 0);
}

function increasesOf({ userId, bestScore, gamesPlayed, held }: PlayerFiguresRow): Increase[] {
  return achievementsOf({ bestScore, gamesPlayed })
    .filter(({ key, progress }) => progress > (held[key] ?? -1))
    .map((state) => ({ userId, ...state }));
}
