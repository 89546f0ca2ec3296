import { describe, expect, it } from '@jest/globals';
import { MAX_SCORE } from '@gamegeek/contracts/boards/board-settings.js';
import fc from 'fast-check';
import { isValueOf, largestValue, toStored, toValue } from './values.js';

const boards = fc.record({
  direction: fc.constantFrom('desc' as const, 'asc' as const),
  decimals: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
});
const boardWithValues = boards.chain((board) =>
  fc.record({
    board: fc.constant(board),
    values: fc.tuple(steps(board.decimals), steps(board.decimals)),
  }),
);
function steps(decimals: number) {
  return fc.integer({ min: 1, max: largestValue({ decimals }) * 10 ** decimals }).map((n) => n / 10 ** decimals);
}

describe('the values of a board', () => {
  it('are stored as scores from 1 to the largest, and shown as they were sent', () => {
    fc.assert(
      fc.property(boardWithValues, ({ board, values: [value] }) => {
        const stored = toStored(board, value);
        expect(Number.isSafeInteger(stored)).toBe(true);
        expect(stored).toBeGreaterThanOrEqual(1);
        expect(stored).toBeLessThanOrEqual(MAX_SCORE);
        expect(toValue(board, stored)).toBe(value);
      }),
    );
  });

  it('are stored in the order of the board: the better value is the higher score', () => {
    fc.assert(
      fc.property(boardWithValues, ({ board, values: [a, b] }) => {
        const isBetter = board.direction === 'asc' ? a < b : a > b;
        expect(toStored(board, a) > toStored(board, b)).toBe(isBetter);
      }),
    );
  });

  it.each([
    [0, 1.5, false],
    [1, 1.5, true],
    [2, 0.07, true],
    [2, 0.075, false],
    [3, 0, false],
    [0, -1, false],
    [0, Number.NaN, false],
    [0, Infinity, false],
    [3, MAX_SCORE, false],
    [0, MAX_SCORE, true],
  ])('with %i decimals include %d: %s', (decimals, value, isIncluded) => {
    expect(isValueOf({ decimals }, value)).toBe(isIncluded);
  });
});
