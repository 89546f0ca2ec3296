import { median } from './stats.ts';

/**
 * Measures both sides in alternating order, so that other load on the machine affects both equally.
 */
export async function alternate<A, B>(
  rounds: number,
  ours: (round: number) => Promise<A>,
  limit: (round: number) => Promise<B>,
): Promise<{ ours: A; limit: B }[]> {
  const pairs: { ours: A; limit: B }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      const limitFirst = await limit(round);
      pairs.push({ ours: await ours(round), limit: limitFirst });
    } else {
      pairs.push({ ours: await ours(round), limit: await limit(round) });
    }
  }
  return pairs;
}

/** Medians of one number of both sides, and of their ratio. */
export function compare<A, B>(
  pairs: readonly { ours: A; limit: B }[],
  oursIn: (ours: A) => number,
  limitIn: (limit: B) => number,
): { reached: number; limit: number; ratio: number } {
  return {
    reached: median(pairs.map(({ ours }) => oursIn(ours))),
    limit: median(pairs.map(({ limit }) => limitIn(limit))),
    ratio: median(pairs.map(({ ours, limit }) => oursIn(ours) / limitIn(limit))),
  };
}
