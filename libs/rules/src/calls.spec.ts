import { describe, expect, it } from '@jest/globals';
import { CALLS_KEPT, type Call } from '@gamegeek/contracts/studio/calls.schemas.js';
import fc from 'fast-check';
import { mergeStudio, newestCalls } from './calls.js';

const call = (id: number): Call => ({
  id: String(id),
  at: '2026-11-20T10:00:00.000Z',
  kind: 'score',
  way: 'key',
  player: null,
  score: 1,
  board: null,
  refusal: null,
});
const idsOf = (calls: readonly Call[]) => calls.map(({ id }) => Number(id));

describe('the calls after changes', () => {
  it('are the newest, each once, in whatever pieces and however often they arrive', () => {
    const sizes = fc.array(fc.tuple(fc.integer({ min: 0, max: 90 }), fc.boolean()), { maxLength: 12 });
    fc.assert(
      fc.property(sizes, (pieces) => {
        let made = 0;
        let shown: Call[] = [];
        for (const [size, isRepeated] of pieces) {
          const added = Array.from({ length: size }, () => call((made += 1))).reverse();
          shown = newestCalls(added, shown);
          if (isRepeated) shown = newestCalls(added, shown);
        }
        const expected = Array.from({ length: made }, (_, index) => made - index).slice(0, CALLS_KEPT);
        expect(idsOf(shown)).toEqual(expected);
      }),
    );
  });

  it('stay as they are if a change has none', () => {
    const before = { calls: [call(1)], playing: 1, refused: [] };
    expect(mergeStudio(before, { playing: 2 })).toEqual({ ...before, playing: 2 });
  });
});
