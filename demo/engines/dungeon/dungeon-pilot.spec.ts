import {
  CELLS,
  cellsAround,
  hideFloor,
  isCleared,
  isOpen,
  newFloor,
  openingAt,
  show,
  SIDE,
} from '../../../libs/arcade/src/dungeon/floor.ts';
import { seededRandom } from '../../../libs/arcade/src/random.ts';
import { nextCell } from './dungeon-pilot.ts';

describe('the pilot of the dungeon', () => {
  it.each([1, 2, 3] as const)('opens closed cells only, at depth %d', (depth) => {
    const random = seededRandom(6);
    const hidden = hideFloor(12, 44, random);
    const floor = newFloor(12);
    show(floor, openingAt(floor, hidden, 44));
    while (!isCleared(floor)) {
      const cell = nextCell(floor, depth, random);
      expect(isOpen(floor, cell)).toBe(false);
      if (hidden.traps.has(cell)) break;
      show(floor, openingAt(floor, hidden, cell));
    }
    expect(floor.opened).toBeGreaterThan(9);
  });

  it('compares neighbouring numbers from depth 2', () => {
    // Along a wall of closed cells, 1-1 at the edge leaves the third cell free.
    const floor = newFloor(1);
    for (let cell = SIDE; cell < CELLS; cell++) {
      floor.seen[cell] = cellsAround(cell).includes(0) ? 1 : 0;
      floor.opened++;
    }
    for (let tries = 0; tries < 20; tries++) expect(nextCell(floor, 2, seededRandom(tries))).not.toBe(0);
  });
});
