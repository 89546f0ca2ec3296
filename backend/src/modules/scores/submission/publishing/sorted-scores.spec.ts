import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SortedScores } from './sorted-scores.js';

const scores = fc.array(
  fc.record({ userId: fc.constantFrom('ada', 'bob', 'cyd', 'dee', 'eve'), score: fc.integer({ min: 1, max: 6 }) }),
);

/** Counts better bests one by one. */
function rankIn(bests: Map<string, number>, userId: string): number | undefined {
  const best = bests.get(userId);
  if (best === undefined) return undefined;
  return [...bests.values()].filter((other) => other > best).length + 1;
}

describe('sorted scores', () => {
  it('rank each player like a count of all better bests, after any raises', () => {
    fc.assert(
      fc.property(scores, scores, (loaded, raised) => {
        const bests = new Map(loaded.map(({ userId, score }) => [userId, score]));
        const sorted = new SortedScores([...bests].map(([userId, score]) => ({ userId, score })));
        for (const { userId, score } of raised) {
          sorted.raise(userId, score);
          bests.set(userId, Math.max(bests.get(userId) ?? 0, score));
          for (const player of ['ada', 'bob', 'cyd', 'dee', 'eve']) {
            expect(sorted.rankOf(player)).toBe(rankIn(bests, player));
          }
        }
        expect(sorted.players).toBe(bests.size);
      }),
    );
  });
});
