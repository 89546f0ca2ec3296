import { seededRandom } from '../../random.ts';
import { nextCell } from './dungeon-pilot.ts';
import { CELLS, cellsAround, isCleared, isOpen, newFloor, open, SIDE, type Floor } from './floor.ts';

function floorWith(...traps: number[]): Floor {
  return { traps: new Set(traps), seen: new Int8Array(CELLS).fill(-1), opened: 0, sprung: false };
}

describe('a dungeon floor', () => {
  it('has its traps away from the stairs', () => {
    const floor = newFloor(20, 0, seededRandom(3));
    expect(floor.traps.size).toBe(20);
    for (const cell of [0, ...cellsAround(0)]) expect(floor.traps.has(cell)).toBe(false);
  });

  it('tells how many traps lie around an open cell', () => {
    const floor = floorWith(0, 1, SIDE);
    open(floor, SIDE + 1);
    expect(floor.seen[SIDE + 1]).toBe(3);
    expect(floor.opened).toBe(1);
  });

  it('opens everything around where no trap is near', () => {
    const floor = floorWith(0);
    open(floor, CELLS - 1);
    expect(isCleared(floor)).toBe(true);
    expect(isOpen(floor, 0)).toBe(false);
  });

  it('ends with a trap, and an open cell cannot be opened again', () => {
    const floor = floorWith(5);
    open(floor, 4);
    expect(() => open(floor, 4)).toThrow('open');
    open(floor, 5);
    expect(floor.sprung).toBe(true);
    expect(() => open(floor, 6)).toThrow('over');
  });

  it.each([1, 2, 3] as const)('is explored cell by closed cell by the pilot of depth %d', (depth) => {
    const random = seededRandom(6);
    const floor = newFloor(12, 44, random);
    open(floor, 44);
    while (!floor.sprung && !isCleared(floor)) {
      const cell = nextCell(floor, depth, random);
      expect(isOpen(floor, cell)).toBe(false);
      open(floor, cell);
    }
    expect(floor.opened).toBeGreaterThan(9);
  });

  it('is deduced, not guessed, where one number suffices', () => {
    // One trap in the corner: the cell diagonal to it sees one closed cell, so the trap is known.
    const floor = floorWith(0, 9);
    open(floor, CELLS - 1);
    for (let cell = 0; cell < CELLS; cell++) expect(isOpen(floor, cell)).toBe(cell !== 0 && cell !== 9);
  });

  it('compares neighbouring numbers from depth 2 on', () => {
    // Along a wall of closed cells, 1-1 at the edge leaves the third cell free.
    const floor = floorWith(0);
    for (let cell = SIDE; cell < CELLS; cell++) {
      floor.seen[cell] = cellsAround(cell).filter((other) => floor.traps.has(other)).length;
      floor.opened++;
    }
    for (let tries = 0; tries < 20; tries++) expect(nextCell(floor, 2, seededRandom(tries))).not.toBe(0);
  });
});
