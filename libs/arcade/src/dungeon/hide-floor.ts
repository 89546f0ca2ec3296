import { below, pick, shuffled, type Random } from '../random.js';
import { deduce } from './deduce.js';
import { CELLS, cellsAround, COINS, newFloor, openingAt, type HiddenFloor } from './floor.js';

/** Bounds the time for a floor. */
const MOST_MOVES = 60;

/**
 * A floor that needs no guess: from the stairs on, every flagstone follows from what is seen. Traps are anywhere but on
 * and around the stairs; where nothing follows, one of them is moved. A floor that still leaves something open has
 * fewer traps. Coins are where there is no trap.
 */
export function hideFloor(trapCount: number, random: Random): HiddenFloor {
  for (;;) {
    const stairs = below(random, CELLS);
    const entrance = new Set([stairs, ...cellsAround(stairs)]);
    const places = shuffled(
      random,
      Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => !entrance.has(cell)),
    );
    const traps = certainTraps(new Set(places.slice(0, trapCount)), { stairs, places, random });
    const hidden = { stairs, traps, coins: new Set(places.filter((place) => !traps.has(place)).slice(0, COINS)) };
    // The entrance of rare floors opens all but the traps, and nothing is left to do.
    if (openingAt(newFloor(traps.size), hidden, stairs).cells.length < CELLS - traps.size) return hidden;
  }
}

/** Moves, at last removes, traps until all follow. */
function certainTraps(
  first: ReadonlySet<number>,
  { stairs, places, random }: { stairs: number; places: readonly number[]; random: Random },
): ReadonlySet<number> {
  let traps = first;
  let open = undecided(traps, stairs);
  for (let moves = 0; open.length > 0; moves++) {
    const moved = new Set(traps);
    moved.delete(trapToMove(open, traps, random));
    if (moves < MOST_MOVES) moved.add(freePlace(places, traps, random));
    const left = undecided(moved, stairs);
    if (left.length > open.length && moves < MOST_MOVES) continue;
    [traps, open] = [moved, left];
  }
  return traps;
}

/** The flagstones of which nothing is certain when all that follows from the stairs has been opened. */
function undecided(traps: ReadonlySet<number>, stairs: number): number[] {
  const near = (cell: number) => cellsAround(cell).filter((other) => traps.has(other)).length;
  const floor = newFloor(traps.size);
  floor.seen[stairs] = near(stairs);
  const { safe, traps: found } = deduce(floor, { open: near });
  const decided = new Set([stairs, ...safe, ...found]);
  return Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => !decided.has(cell));
}

/** One of the undecided traps, if possible beside a flagstone whose number is known. */
function trapToMove(open: readonly number[], traps: ReadonlySet<number>, random: Random): number {
  const isOpen = new Set(open);
  const unknown = open.filter((cell) => traps.has(cell));
  const touched = unknown.filter((cell) => cellsAround(cell).some((near) => !isOpen.has(near) && !traps.has(near)));
  return pick(random, touched.length > 0 ? touched : unknown);
}

function freePlace(places: readonly number[], traps: ReadonlySet<number>, random: Random): number {
  return pick(
    random,
    places.filter((place) => !traps.has(place)),
  );
}
