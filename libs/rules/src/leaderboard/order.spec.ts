import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compareEntries, type Placed } from './order.js';

const entry = (score: number, createdAt: string, id: number): Placed => ({ score, createdAt, id });
const EARLY = '2026-11-20T10:00:00.000Z';
const LATE = '2026-11-20T10:00:00.001Z';

// Few values, so that ties are common.
const entries = fc.record<Placed>({
  score: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.constant(Number.MAX_SAFE_INTEGER)),
  createdAt: fc.constantFrom(EARLY, LATE, '2025-12-31T23:59:59.999Z'),
  id: fc.integer({ min: 1, max: 4 }),
});

describe('compareEntries', () => {
  it('sorts the better score first', () => {
    expect(compareEntries(entry(2, LATE, 9), entry(1, EARLY, 1))).toBeLessThan(0);
  });

  it('sorts the earlier of equal scores first', () => {
    expect(compareEntries(entry(1, EARLY, 9), entry(1, LATE, 1))).toBeLessThan(0);
  });

  it('sorts the lower id first for equal score and time', () => {
    expect(compareEntries(entry(1, EARLY, 1), entry(1, EARLY, 2))).toBeLessThan(0);
  });

  it('distinguishes the largest scores', () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(compareEntries(entry(most, LATE, 2), entry(most - 1, EARLY, 1))).toBeLessThan(0);
  });

  it('is total: rows are equal only if score, time and id are', () => {
    fc.assert(
      fc.property(entries, entries, (a, b) => {
        const same = a.score === b.score && a.createdAt === b.createdAt && a.id === b.id;
        expect(compareEntries(a, b) === 0).toBe(same);
        expect(Math.sign(compareEntries(a, b)) + Math.sign(compareEntries(b, a))).toBe(0);
      }),
    );
  });

  it('is transitive', () => {
    fc.assert(
      fc.property(entries, entries, entries, (a, b, c) => {
        if (compareEntries(a, b) <= 0 && compareEntries(b, c) <= 0) expect(compareEntries(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
