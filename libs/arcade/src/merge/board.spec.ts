import { seededRandom } from '../random.js';
import { emptyCells, newBoard, slide, spawn, type Board } from './board.js';

function board(...rows: number[][]): Board {
  return Uint8Array.from(rows.flat());
}

const NONE = [0, 0, 0, 0];

describe('merge', () => {
  it('merges a pair once per move and scores the new tile', () => {
    const slid = slide(board([1, 1, 1, 1], NONE, NONE, NONE), 'left');
    expect(slid).toEqual({
      board: board([2, 2, 0, 0], NONE, NONE, NONE),
      points: 8,
      steps: [
        { from: 0, to: 0 },
        { from: 1, to: 0 },
        { from: 2, to: 1 },
        { from: 3, to: 1 },
      ],
    });
  });

  it('does not merge a tile twice in one move', () => {
    expect(slide(board([1, 1, 2, 0], NONE, NONE, NONE), 'left')).toMatchObject({
      board: board([2, 2, 0, 0], NONE, NONE, NONE),
      points: 4,
    });
  });

  it('slides in the given direction, the nearest pair first', () => {
    const three = board([0, 1, 1, 1], NONE, NONE, NONE);
    expect(slide(three, 'right')?.board).toEqual(board([0, 0, 1, 2], NONE, NONE, NONE));
    expect(slide(three, 'down')?.board).toEqual(board(NONE, NONE, NONE, [0, 1, 1, 1]));
    expect(slide(three, 'up')).toBeNull();
  });

  it('spawns a 2 or a 4 on an empty cell only', () => {
    const random = seededRandom(3);
    const start = newBoard(random);
    expect(emptyCells(start)).toHaveLength(14);
    for (let left = 14; left > 0; left--) spawn(start, random);
    expect(emptyCells(start)).toHaveLength(0);
    expect([...start].every((tile) => tile === 1 || tile === 2)).toBe(true);
    expect(() => spawn(start, random)).toThrow('full');
  });
});
