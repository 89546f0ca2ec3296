import { CELLS, moves } from './board.js';
import { MATCHES, newReversi, play, wins, type Reversi } from './reversi.js';
import { bestMove } from './search.js';

function playThrough(reversi: Reversi, plies: number): void {
  while (!reversi.over) expect(play(reversi, bestMove(reversi.board, reversi.own, plies))).toBe(true);
}

describe('reversi against the computer', () => {
  it('has six matches with alternating starts, and always offers a valid move', () => {
    const reversi = newReversi(3);
    const owns = new Set<number>();
    while (!reversi.over) {
      owns.add(reversi.own);
      const legal = moves(reversi.board, reversi.own);
      expect(legal.length).toBeGreaterThan(0);
      play(reversi, legal[0] as number);
    }
    expect(reversi.results).toHaveLength(MATCHES);
    expect(owns).toEqual(new Set([1, -1]));
    for (const { own, house } of reversi.results) expect(own + house).toBeLessThanOrEqual(CELLS);
  });

  it('ignores an invalid cell', () => {
    const reversi = newReversi(3);
    expect(play(reversi, 0)).toBe(false);
    expect(play(reversi, -1)).toBe(false);
    expect(play(reversi, 99)).toBe(false);
    expect(reversi.placings).toEqual([]);
  });

  it('increases points with consecutive wins', () => {
    const reversi = newReversi(5);
    playThrough(reversi, 5);
    let streak = 0;
    let score = 0;
    for (const { own, house, points } of reversi.results) {
      streak = own > house ? Math.min(4, streak + 1) : 0;
      expect(points).toBe(own > house ? own * 10 * streak : own * 2);
      score += points;
    }
    expect(reversi.score).toBe(score);
  });

  it('is won more often with deeper search', () => {
    const won = (plies: number) =>
      [1, 2, 3].reduce((sum, seed) => {
        const reversi = newReversi(seed);
        playThrough(reversi, plies);
        return sum + wins(reversi);
      }, 0);
    expect(won(3)).toBeGreaterThan(won(1));
  });
});
