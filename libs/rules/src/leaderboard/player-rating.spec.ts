import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PLAYER_RATING, tenthsOfPlace } from './player-rating.js';

const players = fc.integer({ min: 1, max: 10_000_000 });
const places = fc.record({ rank: fc.integer({ min: 1, max: 20_000 }), players });

describe('the worth of a place on a board', () => {
  it.each([
    [1, 20, 500],
    [1, 180, 900],
    [3, 180, 520],
    [4, 180, 450],
    [1, 1, 48],
    [10_000, 1_000_000, 10],
    [10_001, 1_000_000, 0],
  ])('of rank %i among %i players is %i tenths of a point', (rank, among, tenths) => {
    expect(tenthsOfPlace({ rank, players: among })).toBe(tenths);
  });

  it('is a whole number of tenths, at most a hundred points', () => {
    fc.assert(
      fc.property(places, (place) => {
        const tenths = tenthsOfPlace(place);
        expect(Number.isInteger(tenths)).toBe(true);
        expect(tenths).toBeGreaterThanOrEqual(0);
        expect(tenths).toBeLessThanOrEqual(10 * PLAYER_RATING.firstPlace);
      }),
    );
  });

  it('never rises with the rank, and the first places differ', () => {
    fc.assert(
      fc.property(places, ({ rank, players: among }) => {
        const [here, below] = [rank, rank + 1].map((at) => tenthsOfPlace({ rank: at, players: among }));
        expect(below).toBeLessThanOrEqual(here ?? 0);
        if (rank <= 20 && among >= rank + 1) expect(below).toBeLessThan(here ?? 0);
      }),
    );
  });

  it('never falls with the number of players', () => {
    fc.assert(
      fc.property(places, fc.integer({ min: 1, max: 1_000 }), (place, more) => {
        const among = place.players + more;
        expect(tenthsOfPlace({ ...place, players: among })).toBeGreaterThanOrEqual(tenthsOfPlace(place));
      }),
    );
  });
});
