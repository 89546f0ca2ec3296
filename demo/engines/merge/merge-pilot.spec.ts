import { newBoard, slide, spawn, type Board } from '../../../libs/arcade/src/merge/board.ts';
import { seededRandom } from '../../../libs/arcade/src/random.ts';
import { nextMove } from './merge-pilot.ts';

function board(...rows: number[][]): Board {
  return Uint8Array.from(rows.flat());
}

describe('the pilot of merge', () => {
  it.each([1, 2, 3] as const)('makes moves that change the board at depth %d', (depth) => {
    const random = seededRandom(5);
    let now = newBoard(random);
    for (let made = 0; made < 60; made++) {
      const before = now.slice();
      const move = nextMove(now, depth);
      expect(now).toEqual(before);
      const slid = move && slide(now, move);
      if (!slid) throw new Error('expected a possible move');
      now = slid.board;
      spawn(now, random);
    }
  });

  it('returns null when no tile can move', () => {
    expect(nextMove(board([1, 2, 1, 2], [2, 1, 2, 1], [1, 2, 1, 2], [2, 1, 2, 1]), 2)).toBeNull();
  });
});
