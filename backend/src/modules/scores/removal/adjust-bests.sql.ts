import type { EntityManager } from '@mikro-orm/postgresql';
import { SET_TOTAL, totalColumns } from '../totals/totals.sql.js';
import {
  DELETE_DAY,
  LOCK_BEST,
  LOCK_WEEKLY_BEST,
  LOWER_BEST,
  LOWER_WEEKLY_BEST,
  INSERT_DAY,
  RAISE_BEST,
  RAISE_WEEKLY_BEST,
  type ScoreRow,
} from './remove-score.sql.js';

type ScorePlace = Pick<ScoreRow, 'userId' | 'gameId' | 'week' | 'day'>;

/** Which bests have changed. */
export interface ChangedBests {
  allTime: boolean;
  weekly: boolean;
}

/** ? week, ? user; ? week, ? user. Recomputes a weekly total from bests; deletes it if there are none. */
const REFRESH_WEEK = `
  WITH total AS (
    SELECT week, user_id, ${totalColumns('weekly_bests', 'own.week = b.week AND own.user_id = b.user_id')}
    FROM weekly_bests b WHERE week = ?::date AND user_id = ?::uuid GROUP BY week, user_id
  ), gone AS (
    DELETE FROM weekly_totals WHERE week = ?::date AND user_id = ?::uuid AND NOT EXISTS (SELECT FROM total)
  )
  INSERT INTO weekly_totals AS t (week, user_id, score, score_id, achieved_at, computed_at)
  SELECT week, user_id, score, score_id, achieved_at, now() FROM total
  ON CONFLICT (week, user_id) DO UPDATE SET ${SET_TOTAL}`;

/** Recomputes bests, the day of play and the weekly total after the removal of a score, in the same transaction. */
export async function lowerBests(em: EntityManager, removed: ScoreRow): Promise<ChangedBests> {
  const { id, userId, gameId, week, day } = removed;
  const isBest = async (sql: string, values: unknown[]) => {
    const [best] = await em.execute<{ scoreId: number }[]>(sql, values);
    return best?.scoreId === id;
  };
  // Both rows are locked before any is read, in the order in which projections lock them.
  const allTime = await isBest(LOCK_BEST, [userId, gameId]);
  const weekly = await isBest(LOCK_WEEKLY_BEST, [userId, gameId, week]);
  if (allTime) await em.execute(LOWER_BEST, [userId, gameId]);
  if (weekly) await em.execute(LOWER_WEEKLY_BEST, [userId, gameId, week, week, week]);
  await em.execute(DELETE_DAY, [userId, gameId, day, day, day]);
  await refreshWeek(em, removed);
  return { allTime, weekly };
}

/** Raises the bests to the player's best scores in the game, and inserts the day of play; idempotent. */
export async function raiseBests(em: EntityManager, place: ScorePlace): Promise<ChangedBests> {
  const { userId, gameId, day } = place;
  const changed = await projectBests(em, place);
  await em.execute(INSERT_DAY, [userId, gameId, day, day, day]);
  await refreshWeek(em, place);
  return changed;
}

/** Raises the bests only: the cost is that of one player's scores in one game, however many scores are unprojected. */
export async function projectBests(
  em: EntityManager,
  { userId, gameId, week }: Omit<ScorePlace, 'day'>,
): Promise<ChangedBests> {
  const raise = async (sql: string, values: unknown[]) => (await em.execute<unknown[]>(sql, values)).length > 0;
  return {
    allTime: await raise(RAISE_BEST, [userId, gameId]),
    weekly: await raise(RAISE_WEEKLY_BEST, [userId, gameId, week, week, week]),
  };
}

/** Past weeks need this, because `refresh-totals` recomputes only totals of the current week. */
async function refreshWeek(em: EntityManager, { userId, week }: ScorePlace): Promise<void> {
  await em.execute(REFRESH_WEEK, [week, userId, week, userId]);
}
