import { seededRandom } from '../../random.ts';
import { nextDrop } from './stacker-pilot.ts';
import { COLUMNS, drop, EMPTY_WELL, FULL_ROW, PIECES, rowPoints, ROWS, type Well } from './well.ts';

const cells = (well: Well) => well.reduce((sum, row) => sum + row.toString(2).replaceAll('0', '').length, 0);

describe('the stacker', () => {
  it('has seven pieces of four cells in all their turns', () => {
    expect(PIECES.map((shapes) => shapes.length)).toEqual([2, 1, 4, 2, 2, 4, 4]);
    for (const shape of PIECES.flat()) {
      expect(cells(shape.rows)).toBe(4);
      expect(Math.max(...shape.rows)).toBeLessThan(1 << shape.width);
    }
  });

  it('lets a piece fall to the floor and on to others', () => {
    const square = PIECES[1]?.[0];
    if (!square) throw new Error('no square');
    const one = drop(EMPTY_WELL, square, 0);
    expect(one?.well.slice(0, 3)).toEqual([3, 3, 0]);
    expect(drop(one?.well ?? [], square, 1)?.well.slice(0, 4)).toEqual([3, 3, 6, 6]);
    expect(() => drop(EMPTY_WELL, square, COLUMNS - 1)).toThrow('leaves');
  });

  it('clears full rows', () => {
    const line = PIECES[0]?.find(({ width }) => width === 4);
    if (!line) throw new Error('no line');
    const well = EMPTY_WELL.map((_, row) => (row === 0 ? FULL_ROW & ~15 : row === 1 ? 1 << 9 : 0));
    expect(drop(well, line, 0)).toEqual({ well: [1 << 9, ...EMPTY_WELL.slice(1)], rows: 1 });
  });

  it('has no room above the rim', () => {
    const square = PIECES[1]?.[0];
    const full = EMPTY_WELL.map((_, row) => (row < ROWS - 1 ? 1 : 0));
    expect(square && drop(full, square, 0)).toBeNull();
    expect(square && drop(full, square, 1)).not.toBeNull();
  });

  it('pays four rows at once better than four single ones, and more on each level', () => {
    expect([0, 1, 2, 3, 4].map((rows) => rowPoints(rows, 0))).toEqual([0, 40, 100, 300, 1200]);
    expect(rowPoints(1, 25)).toBe(120);
  });

  it.each([1, 2, 3] as const)('loses no cell under the pilot of depth %d', (depth) => {
    const random = seededRandom(2);
    let well = EMPTY_WELL;
    let count = 0;
    for (let placed = 0; placed < 25; placed++) {
      const made = nextDrop(well, Math.floor(random() * 7), Math.floor(random() * 7), depth);
      if (!made) break;
      count += 4 - made.rows * COLUMNS;
      well = made.well;
      expect(cells(well)).toBe(count);
    }
  });
});
