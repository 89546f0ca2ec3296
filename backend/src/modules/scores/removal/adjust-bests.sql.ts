import type { EntityManager } from '@mikro-orm/postgresql';
import type { Period, Reset } from '@gamegeek/contracts/scores/period.js';
import { startsOf } from '@gamegeek/rules/boards/periods.js';
import { recomputeTotals } from '../totals/totals.sql.js';
import {
  DELETE_DAY,
  INSERT_DAY,
  LOCK_BEST,
  LOCK_PERIOD_BESTS,
  LOWER_BEST,
  LOWER_PERIOD_BEST,
  RAISE_BEST,
  RAISE_PERIOD_BEST,
  RESETS_OF_BOARD,
  type ScoreRow,
} from './remove-score.sql.js';

type ScorePlace = Pick<ScoreRow, 'userId' | 'gameId' | 'boardId' | 'day'>;

/**
 * Recomputes bests, the day of play and the totals after the removal of a score, in the same transaction. Returns the
 * periods whose best has changed.
 */
export async function lowerBests(em: EntityManager, removed: ScoreRow): Promise<Period[]> {
  const { id, userId, gameId, boardId, day } = removed;
  const { week, month } = startsOf(day);
  // All rows are locked before any is read, in the order in which projections lock them.
  const best = await em.execute<HeldBest[]>(LOCK_BEST, [userId, boardId]);
  const ofPeriods = await em.execute<(HeldBest & { period: Reset; since: string })[]>(LOCK_PERIOD_BESTS, [
    ...[userId, boardId, day, week, month],
  ]);
  const changed: Period[] = [];
  if (best.some(({ scoreId }) => scoreId === id)) {
    await em.execute(LOWER_BEST, [userId, boardId]);
    changed.push('all');
  }
  for (const { period, since, scoreId } of ofPeriods) {
    if (scoreId !== id) continue;
    await em.execute(LOWER_PERIOD_BEST, [userId, boardId, period, since]);
    changed.push(period);
  }
  await em.execute(DELETE_DAY, [userId, gameId, day, day, day]);
  await recomputeTotals(em, [userId], week);
  return changed;
}

interface HeldBest {
  scoreId: number;
}

/** Raises the bests to the player's best scores on the board, and with them the totals and the day of play; idempotent. */
export async function raiseBests(em: EntityManager, place: ScorePlace): Promise<void> {
  const { userId, gameId, day } = place;
  await projectBests(em, place);
  await em.execute(INSERT_DAY, [userId, gameId, day, day, day]);
  await recomputeTotals(em, [userId], startsOf(day).week);
}

/** Raises the bests only: the cost is that of one player's scores on one board, however many scores are unprojected. */
export async function projectBests(
  em: EntityManager,
  { userId, boardId, day }: Omit<ScorePlace, 'gameId'>,
): Promise<void> {
  const starts = startsOf(day);
  await em.execute(RAISE_BEST, [userId, boardId]);
  const resets = await em.execute<{ period: Reset }[]>(RESETS_OF_BOARD, [boardId]);
  for (const { period } of resets) await em.execute(RAISE_PERIOD_BEST, [userId, boardId, period, starts[period]]);
}
