import { CELLS, isCleared, isOpen, newFloor, openingAt, show, SIDE } from './floor.js';

const hidden = (traps: number[], coins: number[] = []) => ({ traps: new Set(traps), coins: new Set(coins) });

describe('dungeon floor', () => {
  it('counts the traps around an open cell, and shows coins through the cracks around it', () => {
    const floor = newFloor(3);
    const opening = openingAt(floor, hidden([0, 1, SIDE], [2, 5]), SIDE + 1);
    expect(opening).toEqual({ cells: [[SIDE + 1, 3]], collected: 0, coins: [2] });
    show(floor, opening);
    expect(floor.seen[SIDE + 1]).toBe(3);
    expect([...floor.coins]).toEqual([2]);
  });

  it('opens all cells around a cell without traps nearby, and collects their coins', () => {
    const floor = newFloor(1);
    const opening = openingAt(floor, hidden([0], [CELLS - 2]), CELLS - 1);
    expect(opening).toMatchObject({ collected: 1, coins: [] });
    expect(opening.cells).toHaveLength(CELLS - 1);
    show(floor, opening);
    expect(isCleared(floor)).toBe(true);
    expect(isOpen(floor, 0)).toBe(false);
  });
});
