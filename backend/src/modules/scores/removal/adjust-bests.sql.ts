import type { EntityManager } from '@mikro-orm/postgresql';
import type { Period, Reset } from '@gamegeek/contracts/scores/period.js';
import { startsOf } from '@gamegeek/rules/boards/periods.js';
import { ADD_SCORE_TO_SUMS, boardOfSums } from '../bests/sums.sql.js';
import { recomputeTotals } from '../totals/totals.sql.js';
import {
  DELETE_DAY,
  INSERT_DAY,
  LOCK_BEST,
  LOCK_PERIOD_BESTS,
  LOWER_BEST,
  LOWER_PERIOD_BEST,
  LOWER_PERIOD_SUM,
  LOWER_SUM,
  RAISE_BEST,
  RAISE_PERIOD_BEST,
  RESETS_OF_BOARD,
  type ScoreRow,
} from './remove-score.sql.js';

type ScorePlace = Pick<ScoreRow, 'id' | 'userId' | 'gameId' | 'boardId' | 'day'>;

/**
 * Recomputes bests or sums, the day of play and the totals after the removal of a score, in the same transaction.
 * Returns the periods whose best or sum has changed.
 */
export async function lowerBests(em: EntityManager, removed: ScoreRow): Promise<Period[]> {
  const { id, userId, gameId, boardId, day } = removed;
  const { week, month } = startsOf(day);
  const isSummed = await addsUp(em, boardId);
  // All rows are locked before any is read, in the order in which projections lock them.
  const best = await em.execute<HeldBest[]>(LOCK_BEST, [userId, boardId]);
  const ofPeriods = await em.execute<(HeldBest & { period: Reset; since: string })[]>(LOCK_PERIOD_BESTS, [
    ...[userId, boardId, day, week, month],
  ]);
  const changed: Period[] = [];
  if (best.some(({ scoreId }) => isSummed || scoreId === id)) {
    await em.execute(isSummed ? LOWER_SUM : LOWER_BEST, [userId, boardId]);
    changed.push('all');
  }
  for (const { period, since, scoreId } of ofPeriods) {
    if (!isSummed && scoreId !== id) continue;
    await em.execute(isSummed ? LOWER_PERIOD_SUM : LOWER_PERIOD_BEST, [userId, boardId, period, since]);
    changed.push(period);
  }
  await em.execute(DELETE_DAY, [userId, gameId, day, day, day]);
  await recomputeTotals(em, [userId], week);
  return changed;
}

interface HeldBest {
  scoreId: number;
}

/** Raises the bests by a restored score, or adds it to the sums, and with them the totals and the day of play. */
export async function raiseBests(em: EntityManager, restored: ScorePlace): Promise<void> {
  const { id, userId, gameId, boardId, day } = restored;
  if (await addsUp(em, boardId)) await em.execute(ADD_SCORE_TO_SUMS, [id]);
  else await projectBests(em, restored);
  await em.execute(INSERT_DAY, [userId, gameId, day, day, day]);
  await recomputeTotals(em, [userId], startsOf(day).week);
}

/**
 * Raises the bests only, to the player's best scores on the board: the cost is that of these scores, however many scores
 * are unprojected. No score is above the sum that it is part of, so sums stay.
 */
export async function projectBests(
  em: EntityManager,
  { userId, boardId, day }: Pick<ScorePlace, 'userId' | 'boardId' | 'day'>,
): Promise<void> {
  const starts = startsOf(day);
  await em.execute(RAISE_BEST, [userId, boardId]);
  const resets = await em.execute<{ period: Reset }[]>(RESETS_OF_BOARD, [boardId]);
  for (const { period } of resets) await em.execute(RAISE_PERIOD_BEST, [userId, boardId, period, starts[period]]);
}

/** Whether the board shows sums of scores. */
async function addsUp(em: EntityManager, boardId: number): Promise<boolean> {
  return (await em.execute<object[]>(boardOfSums('?::integer'), [boardId])).length > 0;
}
