import { PLAYERS } from '../accounts/players.ts';
import { CATEGORIES } from '../engines/engines.ts';
import { seededRandom } from '../../libs/arcade/src/random.ts';
import { planSeats } from './plan-seats.ts';

const READY = PLAYERS.map((player) => ({
  ...player,
  username: player.name,
  apiKey: `gg_${player.name}`,
  accessToken: player.name,
}));

describe('planSeats', () => {
  it('plans four processes of six bots for every kind of game', () => {
    const groups = planSeats(READY, CATEGORIES, null, seededRandom(1));
    expect(groups.map((seats) => seats.length)).toEqual([6, 6, 6, 6]);
    expect(new Set(groups.flat().map(({ category }) => category))).toEqual(new Set(CATEGORIES));
    expect(groups.flat().every(({ quota }) => quota === null)).toBe(true);
  });

  it('gives no player the same kind of game twice', () => {
    for (const { username } of READY) {
      const own = planSeats(READY, CATEGORIES, null, seededRandom(1))
        .flat()
        .filter((seat) => seat.username === username);
      expect(new Set(own.map(({ category }) => category)).size).toBe(3);
    }
  });

  it.each([1, 24, 50])('distributes exactly %d scores', (quota) => {
    const shares = planSeats(READY, CATEGORIES, quota, seededRandom(1))
      .flat()
      .map((seat) => seat.quota ?? 0);
    expect(shares.reduce((sum, share) => sum + share)).toBe(quota);
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
  });

  it('plans only kinds with games', () => {
    const seats = planSeats(READY, ['Puzzle'], 24, seededRandom(1)).flat();
    expect(new Set(seats.map(({ category }) => category))).toEqual(new Set(['Puzzle']));
  });

  it('works with fewer players', () => {
    expect(planSeats(READY.slice(0, 3), CATEGORIES, null, seededRandom(1)).map((seats) => seats.length)).toEqual([
      6, 3,
    ]);
  });
});
