import { CELLS, neighbour } from './board.js';
import { LAYOUTS } from './layouts.js';

const DIRECTIONS = [0, 1, 2, 3];

describe.each(LAYOUTS.map((layout, at) => ({ layout, at })))('layout $at of walls', ({ layout }) => {
  const free = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => !layout.includes(cell));
  const ways = (cell: number) =>
    DIRECTIONS.map((direction) => neighbour(cell, direction)).filter((next) => free.includes(next));

  it('has no dead ends', () => {
    for (const cell of free) expect([cell, ways(cell).length >= 2]).toEqual([cell, true]);
  });

  it('leaves the board in one piece', () => {
    const reached = new Set([free[0] as number]);
    for (const cell of reached) for (const next of ways(cell)) reached.add(next);
    expect(reached.size).toBe(free.length);
  });

  it('takes at most a tenth of the board', () => {
    expect(new Set(layout).size).toBe(layout.length);
    expect(layout.length).toBeLessThanOrEqual(CELLS / 10);
  });
});
