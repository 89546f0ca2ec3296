import { CELLS, cellsAround, type Floor } from './floor.js';

/** What is certain about closed flagstones, in the order in which it was found. */
export interface Certain {
  safe: number[];
  traps: number[];
}

export interface Reading {
  /** Also compares two numbers with closed flagstones in common. */
  comparesNumbers?: boolean;
  /** Shows the number of a flagstone that is found to be safe, to go on from there. */
  open?: (cell: number) => number;
}

/** The number of traps under these closed flagstones. */
interface Clue {
  cell: number;
  cells: number[];
  traps: number;
}

const UNKNOWN = 0;
const SAFE = 1;
const TRAP = 2;

/** For each cell those that have a neighbour in common with it, and a higher number. */
const LATER_CLUES = Array.from({ length: CELLS }, (_, cell) => [
  ...new Set(cellsAround(cell).flatMap((near) => cellsAround(near).filter((other) => other > cell))),
]);

/** What follows from the numbers that are seen and from the number of traps that are left. */
export function deduce(
  { seen, sprung, trapCount }: Pick<Floor, 'seen' | 'sprung' | 'trapCount'>,
  { comparesNumbers = true, open }: Reading = {},
): Certain {
  const numbers = seen.slice();
  const found = new Uint8Array(CELLS);
  const safe: number[] = [];
  const traps: number[] = [];
  for (const cell of sprung) found[cell] = TRAP;

  const isOpenQuestion = (cell: number) => numbers[cell] === -1 && found[cell] === UNKNOWN;
  const decide = (cells: readonly number[], kind: typeof SAFE | typeof TRAP) => {
    for (const cell of cells) {
      if (!isOpenQuestion(cell)) continue;
      found[cell] = kind;
      (kind === SAFE ? safe : traps).push(cell);
      if (kind === SAFE && open) numbers[cell] = open(cell);
    }
  };
  const clueAt = (cell: number): Clue => {
    const cells: number[] = [];
    let left = numbers[cell] as number;
    for (const near of cellsAround(cell)) {
      if (found[near] === TRAP) left--;
      else if (isOpenQuestion(near)) cells.push(near);
    }
    return { cell, cells, traps: left };
  };

  const readNumbers = (): (Clue | undefined)[] => {
    const clues: (Clue | undefined)[] = [];
    for (let cell = 0; cell < CELLS; cell++) {
      if (numbers[cell] === -1) continue;
      const clue = clueAt(cell);
      if (clue.cells.length === 0) continue;
      if (clue.traps === 0) decide(clue.cells, SAFE);
      else if (clue.traps === clue.cells.length) decide(clue.cells, TRAP);
      else clues[cell] = clue;
    }
    return clues;
  };
  const compare = (one: Clue, other: Clue) => {
    const shared = other.cells.filter((cell) => one.cells.includes(cell));
    if (shared.length === 0) return;
    const more = one.traps - other.traps;
    const fewer = [one, other].map(({ cells }) => cells.length - shared.length);
    // The traps that one number has more than the other are under the flagstones that it alone touches.
    if (more !== fewer[0] && -more !== fewer[1]) return;
    const [withTraps, without] = more === fewer[0] ? [one, other] : [other, one];
    const isShared = new Set(shared);
    decide(
      withTraps.cells.filter((cell) => !isShared.has(cell)),
      TRAP,
    );
    decide(
      without.cells.filter((cell) => !isShared.has(cell)),
      SAFE,
    );
  };
  const countTraps = () => {
    const left = trapCount - sprung.size - traps.length;
    const unknown = Array.from({ length: CELLS }, (_, cell) => cell).filter(isOpenQuestion);
    if (left === 0) decide(unknown, SAFE);
    else if (left === unknown.length) decide(unknown, TRAP);
  };

  for (let before = -1; before < safe.length + traps.length;) {
    before = safe.length + traps.length;
    const clues = readNumbers();
    if (safe.length + traps.length > before) continue;
    if (comparesNumbers)
      for (const one of clues)
        for (const at of one ? (LATER_CLUES[one.cell] ?? []) : []) if (one && clues[at]) compare(one, clues[at]);
    if (safe.length + traps.length === before) countTraps();
  }
  return { safe, traps };
}
