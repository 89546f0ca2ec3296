import { seededRandom } from '../../random.ts';
import { playMatch } from './reversi.engine.ts';
import { nextMove } from './reversi-pilot.ts';
import { CELLS, discs, moves, newBoard, place, type Player } from './reversi.ts';

describe('reversi', () => {
  it('begins with two discs each and four moves', () => {
    const board = newBoard();
    expect([discs(board, 1), discs(board, -1)]).toEqual([2, 2]);
    expect(moves(board, 1)).toHaveLength(4);
    expect(moves(board, -1)).toHaveLength(4);
  });

  it('turns the discs between two of one’s own', () => {
    const board = newBoard();
    const [cell] = moves(board, 1);
    const after = place(board, cell as number, 1);
    expect([discs(after, 1), discs(after, -1)]).toEqual([4, 1]);
    expect(discs(board, 1)).toBe(2);
  });

  it('refuses a disc that turns none', () => {
    expect(() => place(newBoard(), 0, 1)).toThrow('turn');
  });

  it.each([1, 2, 3] as const)('is played with legal moves by the pilot of depth %d', (depth) => {
    let board = newBoard();
    let player: Player = 1;
    for (let ply = 0; ply < CELLS; ply++, player = -player as Player) {
      const legal = moves(board, player);
      if (legal.length === 0) continue;
      const cell = nextMove(board, player, depth);
      expect(legal).toContain(cell);
      board = place(board, cell, player);
    }
    expect(moves(board, player)).toHaveLength(0);
  });

  it('counts no more discs than there are cells, and is won more often by thinking', () => {
    const won = (depth: 1 | 3) =>
      Array.from({ length: 20 }, (_, seed) => playMatch(1, depth, seededRandom(seed))).filter(({ own, house }) => {
        expect(own + house).toBeLessThanOrEqual(CELLS);
        return own > house;
      }).length;
    expect(won(3)).toBeGreaterThan(10);
    expect(won(1)).toBeGreaterThan(5);
  });
});
