import type pg from 'pg';
import {
  ACHIEVEMENTS,
  achievementRule,
  achievementsOf,
  type AchievementFigures,
  type AchievementKey,
} from '@gamegeek/rules/achievements.js';
import type { Row } from '../../../core/database/sql.js';
import { payOnce, type Payment } from '../../auth/index.js';
import type { AchievementRow } from './achievement.presenter.js';

type Client = Pick<pg.ClientBase, 'query'>;

/** What the rules look at, beside what is stored. */
interface StandingRow extends Row, AchievementFigures {
  userId: string;
  /** Progress by key; keys that have no row yet are missing. */
  held: Partial<Record<AchievementKey, number>>;
  readAt: Date;
}

/**
 * $1 players, $2 how many achievements there are: whoever has them all cannot get further. A score fits a double
 * exactly, which every client of PostgreSQL reads as a number.
 */
export const READ_STANDINGS = {
  name: 'achievement-standings',
  text: `
    SELECT u.id AS "userId", coalesce(b.best, 0)::float8 AS "bestScore", b.games::integer AS "gamesPlayed", a.held,
           now() AS "readAt"
    FROM users u
    CROSS JOIN LATERAL (
      SELECT coalesce(jsonb_object_agg(key, progress), '{}') AS held, count(completed_at) AS completed
      FROM achievements WHERE user_id = u.id
    ) a
    CROSS JOIN LATERAL (SELECT max(score) AS best, count(*) AS games FROM personal_bests WHERE user_id = u.id) b
    WHERE u.id = ANY($1::uuid[]) AND u.deleted_at IS NULL AND a.completed < $2`,
};

/**
 * $1 players, $2 keys, $3 progress: arrays of one length; $4 when the figures were read. Answers the rows that rose,
 * each to one caller however many raise it at once. Rows are locked in one order, so that none waits in a circle.
 */
const RAISE = {
  name: 'raise-achievements',
  text: `
    INSERT INTO achievements AS held (user_id, key, progress, completed_at, checked_at)
    SELECT user_id, key, progress, CASE WHEN progress = 100 THEN now() END, $4::timestamptz
    FROM unnest($1::uuid[], $2::text[], $3::integer[]) AS reached (user_id, key, progress)
    ORDER BY user_id, key
    ON CONFLICT (user_id, key) DO UPDATE SET
      progress = excluded.progress, completed_at = excluded.completed_at,
      checked_at = greatest(held.checked_at, excluded.checked_at)
    WHERE held.progress < excluded.progress
    RETURNING id, user_id AS "userId", key, progress, completed_at AS "completedAt"`,
};

interface Rise {
  userId: string;
  key: AchievementKey;
  progress: number;
}

/** What is to be written for some players, and when their figures were read. */
export interface Risen {
  rises: Rise[];
  readAt: Date;
}

/** Looks how far these players have come. Costs one statement; most of the time nothing has risen. */
export async function findRisen(client: Client, userIds: string[]): Promise<Risen> {
  const { rows } = await client.query<StandingRow>({ ...READ_STANDINGS, values: [userIds, ACHIEVEMENTS.length] });
  return { rises: rows.flatMap(risesOf), readAt: rows[0]?.readAt ?? new Date(0) };
}

/**
 * Writes what has risen and pays what is newly completed, as part of the caller's transaction. Answers the rows that
 * moved by this call.
 */
export async function raise(client: Client, { rises, readAt }: Risen): Promise<AchievementRow[]> {
  const columns = [
    rises.map(({ userId }) => userId),
    rises.map(({ key }) => key),
    rises.map(({ progress }) => progress),
  ];
  const { rows } = await client.query<AchievementRow & Row>({ ...RAISE, values: [...columns, readAt] });
  await payOnce(client, rows.filter(({ completedAt }) => completedAt !== null).map(payment));
  // A row that has only been made has not moved.
  return rows.filter(({ progress }) => progress > 0);
}

function risesOf({ userId, bestScore, gamesPlayed, held }: StandingRow): Rise[] {
  return achievementsOf({ bestScore, gamesPlayed })
    .filter(({ key, progress }) => progress > (held[key] ?? -1))
    .map((state) => ({ userId, ...state }));
}

function payment({ userId, key }: AchievementRow): Payment {
  return { userId, amount: achievementRule(key).credits, reason: `achievement:${key}` };
}
