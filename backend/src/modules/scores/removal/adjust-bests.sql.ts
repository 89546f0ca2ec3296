import type { EntityManager } from '@mikro-orm/postgresql';
import { recomputeTotals } from '../totals/totals.sql.js';
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

/** Recomputes bests, the day of play and the totals after the removal of a score, in the same transaction. */
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
  await recomputeTotals(em, [removed.userId], removed.week);
  return { allTime, weekly };
}

/**
 * Raises the bests to the player's best scores in the game, and with them the totals and the day of play; idempotent.
 */
export async function raiseBests(em: EntityManager, place: ScorePlace): Promise<ChangedBests> {
  const { userId, gameId, day } = place;
  const changed = await projectBests(em, place);
  await em.execute(INSERT_DAY, [userId, gameId, day, day, day]);
  await recomputeTotals(em, [place.userId], place.week);
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
