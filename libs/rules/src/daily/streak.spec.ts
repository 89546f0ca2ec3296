import { describe, expect, it } from '@jest/globals';
import { streakOf } from './streak.js';

const TODAY = '2026-12-31';
/** The days of so many days ago, in order. */
const ago = (...days: number[]) =>
  days.map((count) => new Date(Date.parse(TODAY) - count * 86_400_000).toISOString().slice(0, 10));
const inARow = (first: number, last: number) =>
  ago(...Array.from({ length: first - last + 1 }, (_, index) => first - index));

describe('a streak', () => {
  it.each([
    ['of a player who has never played is 0', [], 0, 0],
    ['counts today', ago(0), 1, 0],
    ['goes on until the end of the day after the last one', ago(2, 1), 2, 0],
    ['ends with a day that was left out', ago(3, 2), 0, 0],
    ['begins again after it has ended', ago(5, 4, 1, 0), 2, 0],
    ['of seven days earns a freeze', inARow(6, 0), 7, 1],
    ['keeps at most two freezes', inARow(29, 0), 30, 2],
    ['survives a day that was left out with a freeze, which is used', [...inARow(8, 2), ...ago(0)], 8, 0],
    ['survives a day that is over without a game', inARow(8, 2), 7, 0],
    ['ends after more days than it has freezes', inARow(9, 3), 0, 0],
    ['does not count days after today, as after a clock that was set back', ago(1, 0, -1), 2, 0],
  ])('%s', (_, days, length, freezes) => {
    expect(streakOf(days, TODAY)).toEqual({ days: length, freezes });
  });
});
