import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { betterEntry, upsertEntries, type Ranked } from './apply-patch.js';
import { rankEntries } from './rank-entries.js';

const SIZE = 5;
const time = (second: number) => new Date(Date.UTC(2026, 10, 20) + second * 1_000).toISOString();
const entry = (userId: string, score: number, id: number): Ranked => ({
  rank: 0,
  userId,
  score,
  id,
  createdAt: time(id),
});
const names = (entries: Ranked[]) => entries.map(({ userId, score, rank }) => `${rank} ${userId} ${score}`);

/** A history of scores: few players and values, many ties. */
const histories = fc
  .array(fc.tuple(fc.constantFrom(...'abcdefghij'), fc.integer({ min: 1, max: 8 })), { maxLength: 60 })
  .map((scores) => scores.map(([userId, score], index) => entry(userId, score, index + 1)));

/** The best of each player after a history, the earliest of equal ones. */
function fullBoard(history: Ranked[]): Ranked[] {
  const bests = new Map<string, Ranked>();
  for (const score of history) {
    const best = bests.get(score.userId);
    if (!best || score.score > best.score) bests.set(score.userId, score);
  }
  return rankEntries([...bests.values()]);
}

/** The scores of a history that were new bests, as a server publishes them. */
function rises(history: Ranked[]): Ranked[] {
  return history.filter((score, index) => fullBoard(history.slice(0, index + 1)).some(({ id }) => id === score.id));
}

describe('upsertEntries', () => {
  it('adds a player who enters', () => {
    expect(names(upsertEntries([entry('a', 5, 1)], [entry('b', 7, 2)], SIZE))).toEqual(['1 b 7', '2 a 5']);
  });

  it('moves a player who rose, without a duplicate', () => {
    const held = upsertEntries([], [entry('a', 5, 1), entry('b', 7, 2)], SIZE);
    expect(names(upsertEntries(held, [entry('a', 9, 3)], SIZE))).toEqual(['1 a 9', '2 b 7']);
  });

  it('keeps at most the size of the board', () => {
    const held = upsertEntries([], [entry('a', 5, 1), entry('b', 7, 2)], 2);
    expect(names(upsertEntries(held, [entry('c', 6, 3)], 2))).toEqual(['1 b 7', '2 c 6']);
  });

  it('ignores an older state', () => {
    const held = upsertEntries([], [entry('a', 9, 3)], SIZE);
    expect(upsertEntries(held, [entry('a', 5, 1)], SIZE)[0]).toBe(held[0]);
  });

  it('keeps the identity of rows that did not move', () => {
    const held = upsertEntries([], [entry('a', 9, 1), entry('b', 5, 2)], SIZE);
    const after = upsertEntries(held, [entry('c', 7, 3)], SIZE);
    expect(after[0]).toBe(held[0]);
    expect(names(after)).toEqual(['1 a 9', '2 c 7', '3 b 5']);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(histories, histories, (past, patch) => {
        const held = fullBoard(past).slice(0, SIZE);
        const once = upsertEntries(held, patch, SIZE);
        upsertEntries(once, patch, SIZE).forEach((again, index) => expect(again).toBe(once[index]));
      }),
    );
  });

  it('is independent of the order of two patches', () => {
    fc.assert(
      fc.property(histories, fc.nat(60), fc.nat(60), (history, first, second) => {
        const [from, to] = [Math.min(first, second), Math.max(first, second)];
        const [past, a, b] = [history.slice(0, from), history.slice(from, to), history.slice(to)];
        const held = fullBoard(past).slice(0, SIZE);
        const forth = upsertEntries(upsertEntries(held, a, SIZE), b, SIZE);
        expect(upsertEntries(upsertEntries(held, b, SIZE), a, SIZE)).toEqual(forth);
      }),
    );
  });

  it('equals the top of the full board with late, repeated and reordered patches', () => {
    fc.assert(
      fc.property(
        histories.chain((history) =>
          fc.record({
            history: fc.constant(history),
            known: fc.nat(history.length),
            // Each rise missing in the snapshot comes at least once; old ones may be repeated.
            late: fc.shuffledSubarray(rises(history), { minLength: 0 }),
            order: fc.infiniteStream(fc.nat()),
          }),
        ),
        ({ history, known, late, order }) => {
          const news = [...rises(history).filter(({ id }) => id > known), ...late]
            .map((upsert) => ({ upsert, at: order.next().value as number }))
            .sort((a, b) => a.at - b.at);
          let held = fullBoard(history.slice(0, known)).slice(0, SIZE);
          for (const { upsert } of news) held = upsertEntries(held, [upsert], SIZE);
          expect(held).toEqual(fullBoard(history).slice(0, SIZE));
        },
      ),
    );
  });

  it('is the same for single and merged patches', () => {
    fc.assert(
      fc.property(histories, fc.nat(60), (history, known) => {
        const held = fullBoard(history.slice(0, known)).slice(0, SIZE);
        const news = rises(history).filter(({ id }) => id > known);
        const merged = upsertEntries([], news, 2 * SIZE);
        const oneByOne = news.reduce((board, upsert) => upsertEntries(board, [upsert], SIZE), held);
        expect(upsertEntries(held, merged, SIZE)).toEqual(oneByOne);
      }),
    );
  });
});

describe('betterEntry', () => {
  it('is the higher score, and the earlier of equal ones', () => {
    const [low, high, matched] = [entry('a', 5, 1), entry('a', 9, 2), entry('a', 9, 3)];
    expect(betterEntry(low, high)).toBe(high);
    expect(betterEntry(high, low)).toBe(high);
    expect(betterEntry(matched, high)).toBe(high);
  });
});
