/** Numbers from 0 up to, but not including, 1. */
export type Random = () => number;

/** Numbers that follow from a seed. */
export interface SeededRandom extends Random {
  /** Goes on with the same numbers. */
  copy(): SeededRandom;
}

/** The same seed gives the same numbers on every machine (mulberry32). */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  next.copy = () => seededRandom(state);
  return next;
}

/** A whole number from 0 to `bound` - 1. */
export function below(random: Random, bound: number): number {
  return Math.floor(random() * bound);
}

export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[below(random, items.length)];
  if (item === undefined) throw new Error('cannot pick from an empty list');
  return item;
}

/** A shuffled copy (Fisher–Yates). */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = below(random, last + 1);
    const held = copy[last] as T;
    copy[last] = copy[other] as T;
    copy[other] = held;
  }
  return copy;
}
