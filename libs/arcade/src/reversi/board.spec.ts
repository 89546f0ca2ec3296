import { discs, moves, newBoard, place } from './board.js';

describe('reversi', () => {
  it('starts with two discs each and four moves', () => {
    const board = newBoard();
    expect([discs(board, 1), discs(board, -1)]).toEqual([2, 2]);
    expect(moves(board, 1)).toHaveLength(4);
    expect(moves(board, -1)).toHaveLength(4);
  });

  it('flips discs between two discs of the player', () => {
    const board = newBoard();
    const [cell] = moves(board, 1);
    const after = place(board, cell as number, 1);
    expect([discs(after, 1), discs(after, -1)]).toEqual([4, 1]);
    expect(discs(board, 1)).toBe(2);
  });

  it('refuses a disc that flips none', () => {
    expect(() => place(newBoard(), 0, 1)).toThrow('turn');
  });
});
