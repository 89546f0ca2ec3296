import { deduce, type Certain } from '../../../libs/arcade/src/dungeon/deduce.ts';
import { LANTERN, type Dungeon } from '../../../libs/arcade/src/dungeon/dungeon.ts';
import { CELLS, cellsAround, isOpen, type Floor } from '../../../libs/arcade/src/dungeon/floor.ts';
import { pick, type Random } from '../../../libs/arcade/src/random.ts';
import type { Depth } from '../engine.ts';

/** How often a pilot opens a flagstone without having read the numbers. */
const SLIPS = { 1: 0.035, 2: 0.012, 3: 0.004 } as const;

/**
 * The next input, from visible information. Depth 1 reads one number at a time, the others also compare two. Where
 * nothing is certain, all use a lantern, and without one they guess: depth 3 where the risk is least.
 */
export function nextInput({ floor, lanterns }: Dungeon, depth: Depth, random: Random): number {
  const closed = closedCells(floor);
  if (random() < SLIPS[depth]) return pick(random, closed);
  const certain = deduce(floor, { comparesNumbers: depth > 1 });
  const [safe] = certain.safe;
  if (safe !== undefined) return safe;
  if (lanterns > 0) return LANTERN;
  const possible = closed.filter((cell) => !certain.traps.includes(cell));
  return depth === 3 ? leastRisky(possible, certain, floor) : pick(random, possible);
}

function closedCells(floor: Floor): number[] {
  const closed: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (!isOpen(floor, cell)) closed.push(cell);
  return closed;
}

function leastRisky(possible: readonly number[], { traps }: Certain, floor: Floor): number {
  const isTrap = (cell: number) => floor.sprung.has(cell) || traps.includes(cell);
  const elsewhere = (floor.trapCount - floor.sprung.size - traps.length) / possible.length;
  const riskOf = (cell: number) =>
    Math.max(
      ...cellsAround(cell).map((clue) => {
        const near = floor.seen[clue] ?? -1;
        const around = cellsAround(clue);
        const left = near - around.filter(isTrap).length;
        return near < 0 ? 0 : left / around.filter((other) => possible.includes(other)).length;
      }),
    ) || elsewhere;
  return possible.reduce((best, cell) => (riskOf(cell) < riskOf(best) ? cell : best));
}
