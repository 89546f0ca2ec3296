import { seededRandom } from '../random.js';
import { CELLS, cellsAround, COINS, isCleared, isOpen, newFloor, open, SIDE, type Floor } from './floor.js';

function floorWith(...traps: number[]): Floor {
  const seen = new Int8Array(CELLS).fill(-1);
  return { traps: new Set(traps), coins: new Set(), seen, opened: 0, sprung: new Set() };
}

describe('dungeon floor', () => {
  it('has no traps near the stairs, and no coins on traps', () => {
    const floor = newFloor(20, 0, seededRandom(3));
    expect(floor.traps.size).toBe(20);
    expect(floor.coins.size).toBe(COINS);
    for (const cell of [0, ...cellsAround(0)]) expect(floor.traps.has(cell)).toBe(false);
    for (const coin of floor.coins) expect(floor.traps.has(coin)).toBe(false);
  });

  it('counts the traps around an open cell', () => {
    const floor = floorWith(0, 1, SIDE);
    expect(open(floor, SIDE + 1)).toEqual({ opened: 1, coins: 0, trapped: false });
    expect(floor.seen[SIDE + 1]).toBe(3);
  });

  it('opens all cells around a cell without traps nearby, and collects their coins', () => {
    const floor = floorWith(0);
    floor.coins.add(CELLS - 2);
    expect(open(floor, CELLS - 1)).toEqual({ opened: CELLS - 1, coins: 1, trapped: false });
    expect(isCleared(floor)).toBe(true);
    expect(isOpen(floor, 0)).toBe(false);
  });

  it('keeps a triggered trap visible', () => {
    const floor = floorWith(5);
    expect(open(floor, 5)).toEqual({ opened: 0, coins: 0, trapped: true });
    expect(isOpen(floor, 5)).toBe(true);
    expect(isCleared(floor)).toBe(false);
  });
});
