import type { EntityManager } from '@mikro-orm/postgresql';
import { SET_TOTAL, totalColumns } from '../totals/index.js';
import {
  FORGET_DAY,
  HOLD_BEST,
  HOLD_WEEKLY_BEST,
  LOWER_BEST,
  LOWER_WEEKLY_BEST,
  NOTE_DAY,
  RAISE_BEST,
  RAISE_WEEKLY_BEST,
  type ScoreRow,
} from './remove-score.sql.js';

type Where = Pick<ScoreRow, 'userId' | 'gameId' | 'week' | 'day'>;

/** Which bests were, or have become, those of one score. */
export interface Moved {
  allTime: boolean;
  weekly: boolean;
}

/** ? week, ? user; ? week, ? user. The sum of a week's bests; it leaves with the last of them. */
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

/** Puts right what followed from a score that has just been removed, in the same transaction. */
export async function lowerBests(em: EntityManager, removed: ScoreRow): Promise<Moved> {
  const { id, userId, gameId, week, day } = removed;
  const isOf = async (sql: string, values: unknown[]) => {
    const [held] = await em.execute<{ scoreId: number }[]>(sql, values);
    return held?.scoreId === id;
  };
  // Both are held before anything is looked at, in the order in which a batch of scores holds them.
  const allTime = await isOf(HOLD_BEST, [userId, gameId]);
  const weekly = await isOf(HOLD_WEEKLY_BEST, [userId, gameId, week]);
  if (allTime) await em.execute(LOWER_BEST, [userId, gameId]);
  if (weekly) await em.execute(LOWER_WEEKLY_BEST, [userId, gameId, week, week, week]);
  await em.execute(FORGET_DAY, [userId, gameId, day, day, day]);
  await refreshWeek(em, removed);
  return { allTime, weekly };
}

/** Raises what the player's scores in a game say, of all time, of a week and a day: changes nothing where it is so. */
export async function raiseBests(em: EntityManager, where: Where): Promise<Moved> {
  const { userId, gameId, week, day } = where;
  const rises = async (sql: string, values: unknown[]) => (await em.execute<unknown[]>(sql, values)).length > 0;
  const allTime = await rises(RAISE_BEST, [userId, gameId]);
  const weekly = await rises(RAISE_WEEKLY_BEST, [userId, gameId, week, week, week]);
  await em.execute(NOTE_DAY, [userId, gameId, day, day, day]);
  await refreshWeek(em, where);
  return { allTime, weekly };
}

/** Weeks that are over have no job that looks after their totals. */
async function refreshWeek(em: EntityManager, { userId, week }: Where): Promise<void> {
  await em.execute(REFRESH_WEEK, [week, userId, week, userId]);
}
