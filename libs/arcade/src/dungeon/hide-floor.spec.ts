import fc from 'fast-check';
import { seededRandom } from '../random.js';
import { deduce } from './deduce.js';
import { FLOORS } from './dungeon.js';
import { CELLS, cellsAround, COINS, isCleared, isOpen, newFloor, openingAt, show, type Floor } from './floor.js';
import { hideFloor } from './hide-floor.js';

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const ALL = Array.from({ length: CELLS }, (_, cell) => cell);
const trapsOf = (number: number) => 8 + 2 * number;

/**
 * The closed cells that have no trap in any way to place all traps that agrees with the numbers: by trying, without the
 * rules of `deduce`.
 */
function safeInEveryWay(floor: Floor): number[] {
  const closed = ALL.filter((cell) => !isOpen(floor, cell));
  const clues = ALL.filter((cell) => (floor.seen[cell] ?? -1) >= 0).map((cell) => ({
    left: floor.seen[cell] as number,
    cells: cellsAround(cell).filter((near) => !isOpen(floor, near)),
  }));
  const cluesOf = new Map(closed.map((cell) => [cell, clues.filter(({ cells }) => cells.includes(cell))]));
  const edge = closed.filter((cell) => (cluesOf.get(cell)?.length ?? 0) > 0);
  const inside = closed.filter((cell) => !edge.includes(cell));
  const value = new Map<number, boolean>();
  const fits = (cell: number) =>
    (cluesOf.get(cell) ?? []).every(({ left, cells }) => {
      const traps = cells.filter((near) => value.get(near) === true).length;
      const open = cells.filter((near) => !value.has(near)).length;
      return traps <= left && traps + open >= left;
    });
  const count = () => [...value.values()].filter(Boolean).length;
  /** Whether the cells of the edge can agree with those in `value`; leaves the way there. */
  const complete = (): boolean => {
    const traps = count();
    if (traps > floor.trapCount) return false;
    const cell = edge.find((next) => !value.has(next));
    if (cell === undefined) return floor.trapCount - traps <= inside.filter((other) => !value.has(other)).length;
    for (const isTrap of [false, true]) {
      value.set(cell, isTrap);
      if (fits(cell) && complete()) return true;
      value.delete(cell);
    }
    return false;
  };
  const maybe = new Set<number>();
  // All cells inside are alike.
  for (const cell of [...edge, ...inside.slice(0, 1)]) {
    if (maybe.has(cell)) continue;
    value.clear();
    value.set(cell, true);
    if (fits(cell) && complete()) for (const [other, isTrap] of value) if (isTrap) maybe.add(other);
  }
  return closed.filter((cell) => !maybe.has(inside.includes(cell) ? (inside[0] as number) : cell));
}

describe('a hidden floor', () => {
  it('needs no guess, as trying all ways to place the traps confirms', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: FLOORS }), (seed, number) => {
        const hidden = hideFloor(trapsOf(number), seededRandom(seed));
        const floor = newFloor(hidden.traps.size);
        show(floor, openingAt(floor, hidden, hidden.stairs));
        while (!isCleared(floor)) {
          const safe = safeInEveryWay(floor);
          expect(safe.length).toBeGreaterThan(0);
          for (const cell of safe) {
            expect(hidden.traps.has(cell)).toBe(false);
            if (!isOpen(floor, cell)) show(floor, openingAt(floor, hidden, cell));
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('has its traps away from the stairs, coins beside the traps, and something left to do', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: FLOORS }), (seed, number) => {
        const hidden = hideFloor(trapsOf(number), seededRandom(seed));
        const { stairs, traps, coins } = hidden;
        expect(traps.size).toBeLessThanOrEqual(trapsOf(number));
        expect(coins.size).toBe(COINS);
        for (const cell of [stairs, ...cellsAround(stairs), ...coins]) expect(traps.has(cell)).toBe(false);
        expect(openingAt(newFloor(traps.size), hidden, stairs).cells.length).toBeLessThan(CELLS - traps.size);
      }),
      { numRuns: 200 },
    );
  });

  it('has all its traps, but for one in hundreds', () => {
    const isFull = (seed: number) => {
      const count = trapsOf(1 + (seed % FLOORS));
      return hideFloor(count, seededRandom(seed)).traps.size === count;
    };
    const full = Array.from({ length: 500 }, (_, seed) => seed).filter(isFull);
    expect(full.length).toBeGreaterThanOrEqual(499);
  });
});

describe('what follows from the numbers', () => {
  it('is true of the floor, whatever has been opened and triggered', () => {
    fc.assert(
      fc.property(seeds, fc.infiniteStream(fc.nat(CELLS - 1)), (seed, cells) => {
        const hidden = hideFloor(20, seededRandom(seed));
        const floor = newFloor(hidden.traps.size);
        show(floor, openingAt(floor, hidden, hidden.stairs));
        for (const cell of [...cells.take(8)]) {
          if (isOpen(floor, cell)) continue;
          if (hidden.traps.has(cell)) floor.sprung.add(cell);
          else show(floor, openingAt(floor, hidden, cell));
          const { safe, traps } = deduce(floor);
          for (const one of safe) expect(hidden.traps.has(one)).toBe(false);
          for (const one of traps) expect(hidden.traps.has(one)).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });
});
