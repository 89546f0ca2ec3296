import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { GROWTH_MINIMUM, growthPercentage, trendReason } from './trends.js';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const LONG_AGO = NOW - 60 * DAY;

const counts = fc.integer({ min: 0, max: 100_000 });
const weeks = fc.record({ players: counts, playersBefore: counts });

describe('growthPercentage', () => {
  it.each([
    [0, 0, 0],
    [7, 0, 100],
    [6, 4, 50],
    [3, 9, -67],
    [0, 5, -100],
    [9, 8, 13],
    [7, 8, -13],
    [4, 4, 0],
  ])('of %i players after %i is %i percent', (players, playersBefore, growth) => {
    expect(growthPercentage({ players, playersBefore })).toBe(growth);
  });

  it('is an integer with the sign of the change', () => {
    fc.assert(
      fc.property(weeks, ({ players, playersBefore }) => {
        const growth = growthPercentage({ players, playersBefore });
        expect(Number.isInteger(growth)).toBe(true);
        expect(growth).toBeGreaterThanOrEqual(-100);
        if (growth !== 0) expect(Math.sign(growth)).toBe(Math.sign(players - playersBefore));
      }),
    );
  });
});

describe('trendReason', () => {
  it('is growth when there were enough players in the week before', () => {
    expect(trendReason({ players: 10, playersBefore: 7 }, LONG_AGO, NOW)).toEqual({ kind: 'growth', percentage: 43 });
    expect(trendReason({ players: 10, playersBefore: GROWTH_MINIMUM }, NOW - DAY, NOW).kind).toBe('growth');
  });

  it('is never growth from fewer players than the minimum', () => {
    const few = fc.record({ players: counts, playersBefore: fc.integer({ min: 0, max: GROWTH_MINIMUM - 1 }) });
    fc.assert(
      fc.property(few, (played) =>
        expect(trendReason(played, LONG_AGO, NOW)).toEqual({ kind: 'players', players: played.players }),
      ),
    );
  });

  it('is new when the game was listed in the last 7 days', () => {
    expect(trendReason({ players: 3, playersBefore: 0 }, NOW - 7 * DAY + 1, NOW)).toEqual({ kind: 'new' });
    expect(trendReason({ players: 3, playersBefore: 0 }, NOW - 7 * DAY, NOW).kind).toBe('players');
  });

  it('is the number of players when it has not grown', () => {
    expect(trendReason({ players: 8, playersBefore: 8 }, LONG_AGO, NOW)).toEqual({ kind: 'players', players: 8 });
    expect(trendReason({ players: 8, playersBefore: 90 }, LONG_AGO, NOW)).toEqual({ kind: 'players', players: 8 });
  });

  it('contains the percentage for growth only', () => {
    fc.assert(
      fc.property(weeks, fc.integer({ min: LONG_AGO, max: NOW }), (played, listedAt) => {
        const reason = trendReason(played, listedAt, NOW);
        if (reason.kind !== 'growth') return;
        expect(reason.percentage).toBe(growthPercentage(played));
        expect(reason.percentage).toBeGreaterThan(0);
      }),
    );
  });
});
