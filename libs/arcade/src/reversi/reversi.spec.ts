import { CELLS, discs, moves, newBoard, place, type Board, type Player } from './board.js';
import { MATCHES, newReversi, OPPONENTS, play, wins, type Reversi } from './reversi.js';
import { bestMoves, type Strength } from './search.js';

const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed);

function playThrough(reversi: Reversi, strength: Strength): Reversi {
  while (!reversi.over) expect(play(reversi, bestMoves(reversi.board, reversi.own, strength)[0] ?? -1)).toBe(true);
  return reversi;
}

/** The discs of a board drawn with `#` for 1 and `o` for -1. */
const drawn = (...rows: string[]): Board =>
  Int8Array.from([...rows.join('')].map((mark) => (mark === '#' ? 1 : mark === 'o' ? -1 : 0)));

describe('reversi against the computer', () => {
  it('has three matches, of which the opponents start all but the first, and always offers a valid move', () => {
    const reversi = newReversi(3);
    const starts: number[] = [];
    while (!reversi.over) {
      const legal = moves(reversi.board, reversi.own);
      expect(legal.length).toBeGreaterThan(0);
      if (starts.length === reversi.match) starts.push(discs(reversi.board, 1) + discs(reversi.board, -1));
      play(reversi, legal[0] as number);
    }
    expect(reversi.results).toHaveLength(MATCHES);
    expect(starts).toEqual([4, 5, 5]);
    for (const { own, house } of reversi.results) expect(own + house).toBeLessThanOrEqual(CELLS);
  });

  it('ignores an invalid cell', () => {
    const reversi = newReversi(3);
    expect(play(reversi, 0)).toBe(false);
    expect(play(reversi, -1)).toBe(false);
    expect(play(reversi, 99)).toBe(false);
    expect(reversi.events).toEqual([]);
  });

  it('pays 30 points a disc for a win, times the wins in a row, and 6 for other results', () => {
    for (const seed of seeds(6)) {
      const reversi = playThrough(newReversi(seed), { plies: 4, positions: 2_000, margin: 0 });
      let streak = 0;
      let score = 0;
      for (const { own, house, points } of reversi.results) {
        streak = own > house ? streak + 1 : 0;
        expect(points).toBe(own > house ? own * 30 * streak : own * 6);
        score += points;
      }
      expect(reversi.score).toBe(score);
    }
  });

  it('tells every disc, every pass and every end since the move, in their order', () => {
    let passes = 0;
    for (const seed of seeds(30)) {
      const reversi = newReversi(seed);
      let board = reversi.board;
      while (!reversi.over) {
        const { own } = reversi;
        const legal = moves(reversi.board, own);
        play(reversi, legal[(seed + discs(board, 1)) % legal.length] as number);
        expect(reversi.events[0]).toMatchObject({ kind: 'placed', player: own });
        let last: Player | undefined;
        for (const event of reversi.events) {
          if (event.kind === 'ended') {
            for (const player of [1, -1] as const) expect(moves(board, player)).toEqual([]);
            [board, last] = [newBoard(), undefined];
          } else if (event.kind === 'passed') {
            passes++;
            expect(moves(board, event.player)).toEqual([]);
            last = event.player;
          } else {
            expect(event.player).not.toBe(last);
            expect(event.board).toEqual(place(board, event.cell, event.player));
            [board, last] = [event.board, event.player];
          }
        }
        expect(board).toEqual(reversi.over ? newBoard() : reversi.board);
      }
    }
    expect(passes).toBeGreaterThan(0);
  });

  it('has opponents of whom each is harder to beat than the one before', () => {
    const runs = seeds(20).map((seed) => playThrough(newReversi(seed), { plies: 3, positions: 1_000, margin: 0 }));
    const [first = 0, second = 0, third = 0] = OPPONENTS.map(
      (_, match) => runs.filter(({ results }) => wins({ results: results.slice(match, match + 1) }) > 0).length,
    );
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(third);
  });

  it('is won more often with a deeper search', () => {
    const won = (plies: number) =>
      seeds(4).reduce(
        (sum, seed) => sum + wins(playThrough(newReversi(seed), { plies, positions: 4_000, margin: 0 })),
        0,
      );
    expect(won(5)).toBeGreaterThan(won(1));
  });
});

describe('the search for a move', () => {
  it('takes a corner, and gives none away', () => {
    const board = drawn('.o#...', '..#...', '..#o..', '..o#..', '......', '......');
    expect(bestMoves(board, 1, { plies: 2, positions: 1_000, margin: 0 })).toEqual([0]);
    const strength = { plies: 3, positions: 1_000, margin: 0 };
    for (const cell of bestMoves(board, -1, strength)) expect([1, 7]).not.toContain(cell);
  });

  it('finds the most discs when it sees the end', () => {
    const board = drawn('######', '#ooo##', '#o####', '#ooo#.', 'oooo#o', '.#####');
    const ends = moves(board, 1).map((cell) => ({ cell, lead: bestLead(place(board, cell, 1), -1) * -1 }));
    const best = Math.max(...ends.map(({ lead }) => lead));
    expect(bestMoves(board, 1, { plies: 12, positions: 5_000, margin: 0 }).sort()).toEqual(
      ends.flatMap(({ cell, lead }) => (lead === best ? [cell] : [])).sort(),
    );
  });

  it('looks at no more positions than it may', () => {
    const board = newBoard();
    const few = { plies: 12, positions: 5, margin: 0 };
    expect(bestMoves(board, 1, few).length).toBeGreaterThan(0);
    expect(bestMoves(board, 1, few)).toEqual(bestMoves(board, 1, few));
  });
});

/** The lead of a player after the best moves of both, by trying all. */
function bestLead(board: Board, player: Player): number {
  const other = -player as Player;
  const legal = moves(board, player);
  if (legal.length > 0) return Math.max(...legal.map((cell) => -bestLead(place(board, cell, player), other)));
  if (moves(board, other).length > 0) return -bestLead(board, other);
  return discs(board, player) - discs(board, other);
}
