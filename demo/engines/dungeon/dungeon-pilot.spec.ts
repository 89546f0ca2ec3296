import {
  CELLS,
  cellsAround,
  isCleared,
  isOpen,
  newFloor,
  open,
  SIDE,
  type Floor,
} from '../../../libs/arcade/src/dungeon/floor.ts';
import { seededRandom } from '../../../libs/arcade/src/random.ts';
import { nextCell } from './dungeon-pilot.ts';

function floorWith(...traps: number[]): Floor {
  const seen = new Int8Array(CELLS).fill(-1);
  return { traps: new Set(traps), coins: new Set(), seen, opened: 0, sprung: new Set() };
}

describe('the pilot of the dungeon', () => {
  it.each([1, 2, 3] as const)('opens closed cells only, at depth %d', (depth) => {
    const random = seededRandom(6);
    const floor = newFloor(12, 44, random);
    open(floor, 44);
    while (floor.sprung.size === 0 && !isCleared(floor)) {
      const cell = nextCell(floor, depth, random);
      expect(isOpen(floor, cell)).toBe(false);
      open(floor, cell);
    }
    expect(floor.opened).toBeGreaterThan(9);
  });

  it('compares neighbouring numbers from depth 2', () => {
    // Along a wall of closed cells, 1-1 at the edge leaves the third cell free.
    const floor = floorWith(0);
    for (let cell = SIDE; cell < CELLS; cell++) {
      floor.seen[cell] = cellsAround(cell).filter((other) => floor.traps.has(other)).length;
      floor.opened++;
    }
    for (let tries = 0; tries < 20; tries++) expect(nextCell(floor, 2, seededRandom(tries))).not.toBe(0);
  });
});
