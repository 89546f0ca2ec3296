import type pg from 'pg';
import { achievementsOf, type AchievementKey } from '@gamegeek/rules/achievements.js';
import { readFigures, type PlayerFiguresRow } from './raise-achievements.sql.js';

type Client = Pick<pg.ClientBase, 'query'>;

/** $1 players. Waits for concurrent raises, so that the next statement sees them. */
const LOCK = {
  name: 'hold-achievements',
  text: `
    SELECT user_id AS "userId", key, progress, completed_at IS NOT NULL AS "wasCompleted"
    FROM achievements WHERE user_id = ANY($1::uuid[]) ORDER BY user_id, key FOR UPDATE`,
};

/** $1 players, $2 keys, $3 progress: arrays of one length; $4 number of the last removal. Never raises progress. */
const LOWER = {
  name: 'lower-achievements',
  text: `
    UPDATE achievements held SET
      progress = least(held.progress, reached.progress), removals = greatest(held.removals, $4::bigint),
      completed_at = CASE WHEN reached.progress = 100 THEN held.completed_at END
    FROM unnest($1::uuid[], $2::text[], $3::integer[]) AS reached (user_id, key, progress)
    WHERE held.user_id = reached.user_id AND held.key = reached.key`,
};

/** An achievement whose progress was lowered. */
export interface LoweredAchievement {
  userId: string;
  key: AchievementKey;
  wasCompleted: boolean;
}

interface HeldRow extends LoweredAchievement {
  progress: number;
}

/**
 * Lowers the achievements of these players to what their remaining scores earn, within the caller's transaction.
 * Idempotent. Returns what was lowered.
 */
export async function lowerAchievements(client: Client, userIds: string[]): Promise<LoweredAchievement[]> {
  const { rows: held } = await client.query<HeldRow>({ ...LOCK, values: [userIds] });
  const figures = await readFigures(client, userIds);
  // Rows that were inserted since are not locked: changing them could deadlock, and the next check lowers them.
  const locked = new Set(held.map(idOf));
  const earned = figures.flatMap(earnedBy).filter((achievement) => locked.has(idOf(achievement)));
  const [first] = figures;
  if (!first) return [];
  const columns = [
    earned.map(({ userId }) => userId),
    earned.map(({ key }) => key),
    earned.map(({ progress }) => progress),
  ];
  await client.query({ ...LOWER, values: [...columns, first.removals] });
  const now = new Map(earned.map((achievement) => [idOf(achievement), achievement.progress]));
  return held.filter((row) => (now.get(idOf(row)) ?? row.progress) < row.progress);
}

const idOf = ({ userId, key }: Pick<LoweredAchievement, 'userId' | 'key'>) => `${userId} ${key}`;

function earnedBy({ userId, bestScore, gamesPlayed }: PlayerFiguresRow) {
  return achievementsOf({ bestScore, gamesPlayed }).map((state) => ({ userId, ...state }));
}
