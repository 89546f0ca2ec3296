import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compareEntries } from './order.js';
import { rankEntries } from './rank-entries.js';

interface Row {
  id: number;
  score: number;
  createdAt: string;
  rank: number;
}

const row = (id: number, score: number, rank = 0): Row => ({ id, score, createdAt: '2026-11-20T10:00:00.000Z', rank });

const boards = fc.uniqueArray(
  fc.record<Row>({
    id: fc.integer({ min: 1, max: 1_000 }),
    score: fc.integer({ min: 1, max: 6 }),
    createdAt: fc.constantFrom('2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.001Z'),
    rank: fc.integer({ min: 0, max: 8 }),
  }),
  { selector: ({ id }) => id, maxLength: 40 },
);

/** One more than the number of better scores. */
const naiveRank = (rows: Row[], { score }: Row) => rows.filter((other) => other.score > score).length + 1;

describe('rankEntries', () => {
  it('follows the scores', () => {
    expect(rankEntries([row(1, 10), row(2, 30), row(3, 20)]).map(({ id, rank }) => [id, rank])).toEqual([
      [2, 1],
      [3, 2],
      [1, 3],
    ]);
  });

  it('ranks 1, 2, 2, 4 with a shared second place, the earlier first', () => {
    const ranked = rankEntries([row(4, 1), row(3, 5), row(2, 5), row(1, 9)]);
    expect(ranked.map(({ id, rank }) => [id, rank])).toEqual([
      [1, 1],
      [2, 2],
      [3, 2],
      [4, 4],
    ]);
  });

  it('returns nothing for an empty board', () => {
    expect(rankEntries([])).toEqual([]);
  });

  it('matches a reference count, in the order of every board', () => {
    fc.assert(
      fc.property(boards, (rows) => {
        const ranked = rankEntries(rows);
        expect(ranked.map(({ id }) => id)).toEqual([...rows].sort(compareEntries).map(({ id }) => id));
        for (const entry of ranked) expect(entry.rank).toBe(naiveRank(rows, entry));
      }),
    );
  });

  it('does not modify its input, and keeps the identity of rows with an unchanged rank', () => {
    fc.assert(
      fc.property(boards, (rows) => {
        const before = structuredClone(rows);
        const ranked = rankEntries(rows);
        expect(rows).toEqual(before);
        for (const entry of ranked) {
          const given = rows.find(({ id }) => id === entry.id);
          expect(Object.is(given, entry)).toBe(given?.rank === entry.rank);
        }
        rankEntries(ranked).forEach((again, index) => expect(again).toBe(ranked[index]));
      }),
    );
  });
});
