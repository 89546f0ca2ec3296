import { MAX_SCORE } from '@gamegeek/contracts/boards/board-settings.js';
import type { BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';

/** What is needed to store a value of a board and to show it. */
export type BoardValues = Pick<BoardFormat, 'direction' | 'decimals'>;

/**
 * The score under which a value of a board is stored: an integer of which the higher is better. A value with decimals is
 * stored as a multiple of its smallest step, and one of which the lower is better as its distance from the largest.
 */
export function toStored({ direction, decimals }: BoardValues, value: number): number {
  const steps = Math.round(value * 10 ** decimals);
  return direction === 'asc' ? MAX_SCORE + 1 - steps : steps;
}

/** The value of a stored score, as the player sent it. */
export function toValue({ direction, decimals }: BoardValues, stored: number): number {
  const steps = direction === 'asc' ? MAX_SCORE - stored + 1 : stored;
  return steps / 10 ** decimals;
}

/** Numbers with as many digits keep their decimals. */
const MAX_STEPS_WITH_DECIMALS = 10 ** 15;

/** The largest number of steps of a board, which are exact. A sum of scores goes no further. */
export function largestSteps({ decimals }: Pick<BoardValues, 'decimals'>): number {
  return decimals === 0 ? MAX_SCORE : MAX_STEPS_WITH_DECIMALS;
}

/** The largest value of a board. */
export function largestValue({ decimals }: Pick<BoardValues, 'decimals'>): number {
  return largestSteps({ decimals }) / 10 ** decimals;
}

/** Whether the board can show the value: positive, with no more decimals than it has. */
export function isValueOf({ decimals }: Pick<BoardValues, 'decimals'>, value: number): boolean {
  const steps = Math.round(value * 10 ** decimals);
  return steps >= 1 && value <= largestValue({ decimals }) && steps / 10 ** decimals === value;
}
