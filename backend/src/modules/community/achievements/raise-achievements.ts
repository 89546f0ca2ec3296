import type pg from 'pg';
import {
  ACHIEVEMENTS,
  achievementRule,
  achievementsOf,
  type AchievementFigures,
  type AchievementKey,
} from '@gamegeek/rules/achievements.js';
import { paymentReason } from '@gamegeek/rules/credit-reasons.js';
import type { Row } from '../../../core/database/sql.js';
import { payOnce, type Payment } from '../../auth/index.js';
import type { AchievementRow } from './achievement.presenter.js';

type Client = Pick<pg.ClientBase, 'query'>;

/** What the rules look at, beside what is stored. */
export interface StandingRow extends Row, AchievementFigures {
  userId: string;
  /** Progress by key; keys that have no row yet are missing. */
  held: Partial<Record<AchievementKey, number>>;
  /** The newest removal of a score, of anybody, that the figures know of. */
  removals: number;
  /** A score of theirs was removed since it was last looked at: they may have less than what is stored. */
  mayHaveLess: boolean;
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
           now() AS "readAt", (SELECT number FROM removal_count)::float8 AS removals,
           removed.newest > a.removals AS "mayHaveLess"
    FROM users u
    CROSS JOIN LATERAL (
      SELECT coalesce(jsonb_object_agg(key, progress), '{}') AS held, count(completed_at) AS completed,
             coalesce(min(removals), 0) AS removals
      FROM achievements WHERE user_id = u.id
    ) a
    CROSS JOIN LATERAL (SELECT max(score) AS best, count(*) AS games FROM personal_bests WHERE user_id = u.id) b
    CROSS JOIN LATERAL (
      SELECT coalesce(max(number), 0) AS newest FROM removed_scores WHERE user_id = u.id
    ) removed
    WHERE u.id = ANY($1::uuid[]) AND u.deleted_at IS NULL AND (a.completed < $2 OR removed.newest > a.removals)`,
};

/**
 * $1 players, $2 keys, $3 progress: arrays of one length; $4 when the figures were read, $5 as of which removal.
 * Answers the rows that rose, each to one caller however many raise it at once. Rows are locked in one order, so that
 * none waits in a circle. Figures from before a removal raise nothing that was worked out after it.
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
    RETURNING id, user_id AS "userId", key, progress, completed_at AS "completedAt",
              times_taken_back AS "timesTakenBack"`,
};

interface RaisedRow extends AchievementRow, Row {
  timesTakenBack: number;
}

interface Rise {
  userId: string;
  key: AchievementKey;
  progress: number;
}

/** What is to be written for some players, and when their figures were read. */
export interface Risen {
  rises: Rise[];
  /** Those who may have to give something back first (see `lower-achievements.ts`). */
  mayHaveLess: string[];
  removals: number;
  readAt: Date;
}

/** Looks how far these players have come. Costs one statement; most of the time nothing has risen. */
export async function findRisen(client: Client, userIds: string[]): Promise<Risen> {
  const rows = await readStandings(client, userIds);
  return {
    rises: rows.flatMap(risesOf),
    mayHaveLess: rows.filter(({ mayHaveLess }) => mayHaveLess).map(({ userId }) => userId),
    removals: rows[0]?.removals ?? 0,
    readAt: rows[0]?.readAt ?? new Date(0),
  };
}

/** Of players who do not have all yet, or may have less than what is stored. */
export async function readStandings(client: Client, userIds: string[]): Promise<StandingRow[]> {
  const { rows } = await client.query<StandingRow>({ ...READ_STANDINGS, values: [userIds, ACHIEVEMENTS.length] });
  return rows;
}

/**
 * Writes what has risen and pays what is newly completed, as part of the caller's transaction. Answers the rows that
 * moved by this call.
 */
export async function raise(client: Client, { rises, readAt, removals }: Risen): Promise<AchievementRow[]> {
  const columns = [
    rises.map(({ userId }) => userId),
    rises.map(({ key }) => key),
    rises.map(({ progress }) => progress),
  ];
  const { rows } = await client.query<RaisedRow>({ ...RAISE, values: [...columns, readAt, removals] });
  await payOnce(client, rows.filter(({ completedAt }) => completedAt !== null).map(payment));
  // A row that has only been made has not moved.
  return rows.filter(({ progress }) => progress > 0);
}

function risesOf({ userId, bestScore, gamesPlayed, held }: StandingRow): Rise[] {
  return achievementsOf({ bestScore, gamesPlayed })
    .filter(({ key, progress }) => progress > (held[key] ?? -1))
    .map((state) => ({ userId, ...state }));
}

function payment({ userId, key, timesTakenBack }: RaisedRow): Payment {
  return { userId, amount: achievementRule(key).credits, reason: paymentReason(key, timesTakenBack) };
}
