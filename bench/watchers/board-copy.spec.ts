import { describe, expect, it } from '@jest/globals';
import { applyPatch, PatchDecoder, Snapshots, type BoardPatch, type BoardState } from './board-copy.ts';

const entry = (userId: string, score: number) => ({
  rank: 0,
  id: score,
  userId,
  username: userId,
  score,
  createdAt: '2026-11-20T12:00:00.000Z',
});
const patch = (from: number, to: number, ...upserts: ReturnType<typeof entry>[]): BoardPatch => ({
  topic: 'leaderboard:11:all',
  from,
  to,
  upserts,
  total: 9,
  watching: 1,
});
const state = (seq: number): BoardState => ({ seq, entries: [{ ...entry('ann', 10), rank: 1 }], total: 1, rows: 100 });

describe('applyPatch', () => {
  it('applies the patch and ranks its rows', () => {
    const result = applyPatch(state(4), patch(5, 6, entry('bob', 20)));
    expect(result).toMatchObject({
      seq: 6,
      total: 9,
      entries: [
        { userId: 'bob', rank: 1 },
        { userId: 'ann', rank: 2 },
      ],
    });
  });

  it('ignores patches that it already includes, and reports a gap', () => {
    const held = state(6);
    expect(applyPatch(held, patch(5, 6, entry('bob', 20)))).toBe(held);
    expect(applyPatch(held, patch(8, 9, entry('bob', 20)))).toBe('gap');
  });

  it('keeps the number of rows that the watcher requested', () => {
    const players = Array.from({ length: 12 }, (_, index) => entry(`player-${index}`, 100 - index));
    const result = applyPatch({ ...state(4), rows: 10 }, patch(5, 5, ...players));
    expect(result).toMatchObject({ rows: 10, entries: players.slice(0, 10).map(({ userId }) => ({ userId })) });
  });

  it('returns the same next state for the same state', () => {
    const held = state(4);
    const change = patch(5, 5, entry('bob', 20));
    expect(applyPatch(held, change)).toBe(applyPatch(held, change));
  });
});

describe('Snapshots', () => {
  it('joins equal snapshots with the same rows even if the numbers of watchers differ', () => {
    const snapshots = new Snapshots();
    const one = snapshots.stateOf(3, { entries: [entry('ann', 10)], total: 1, watching: 1 }, 100);
    expect(snapshots.stateOf(3, { entries: [entry('ann', 10)], total: 1, watching: 2 }, 100)).toBe(one);
    expect(snapshots.stateOf(4, { entries: [entry('ann', 10)], total: 1, watching: 2 }, 100)).not.toBe(one);
    expect(snapshots.stateOf(3, { entries: [entry('ann', 10)], total: 1, watching: 1 }, 10)).not.toBe(one);
  });
});

describe('PatchDecoder', () => {
  it('parses equal bytes only once, even if other patches arrive in between', () => {
    let parsed = 0;
    const decoder = new PatchDecoder((bytes) => {
      parsed += 1;
      return JSON.parse(bytes.toString()) as object;
    });
    const a = decoder.read(Buffer.from('{"a":1}'));
    decoder.read(Buffer.from('{"b":1}'));
    expect(decoder.read(Buffer.from('{"a":1}'))).toBe(a);
    expect(parsed).toBe(2);
  });
});
