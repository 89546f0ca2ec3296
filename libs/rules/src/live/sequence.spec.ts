import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { judgePatch } from './sequence.js';

describe('judgePatch', () => {
  it('applies a patch that continues the copy', () => {
    expect(judgePatch(7, { from: 8, to: 12 })).toBe('apply');
  });

  it('applies a patch that overlaps the copy', () => {
    expect(judgePatch(7, { from: 3, to: 8 })).toBe('apply');
  });

  it('ignores a patch that is already included', () => {
    expect(judgePatch(7, { from: 5, to: 7 })).toBe('ignore');
    expect(judgePatch(7, { from: 1, to: 2 })).toBe('ignore');
  });

  it('reports a gap when something is missing', () => {
    expect(judgePatch(7, { from: 9, to: 9 })).toBe('gap');
  });

  it('never skips a number, whatever is lost, repeated or late', () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(lengths, fc.infiniteStream(fc.nat()), fc.nat(40), (sizes, picks, events) => {
        let end = 0;
        const sent = sizes.map((size) => ({ from: end + 1, to: (end += size) }));
        let held = 0;
        const seen = new Set<number>();
        for (let event = 0; event < events; event++) {
          const patch = sent[(picks.next().value as number) % sent.length];
          if (!patch || judgePatch(held, patch) !== 'apply') continue;
          for (let seq = patch.from; seq <= patch.to; seq++) seen.add(seq);
          held = patch.to;
        }
        expect(seen.size).toBe(held);
      }),
    );
  });
});
