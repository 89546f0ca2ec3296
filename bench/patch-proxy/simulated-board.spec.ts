import { describe, expect, it } from '@jest/globals';
import type { LeaderboardEntry } from '../../libs/contracts/src/scores/scores.schemas.ts';
import { applyPatch } from '../watchers/board-copy.ts';
import { SimulatedBoard, SHOWN, WON, type BoardAnswer } from './simulated-board.ts';

const entries = Array.from({ length: 100 }, (_, index): LeaderboardEntry => {
  const rank = index + 1;
  const createdAt = new Date(Date.UTC(2026, 10, 2)).toISOString();
  return { rank, id: rank, userId: `user-${rank}`, username: `player-${rank}`, score: 1_000 - rank, createdAt };
});
const answer: BoardAnswer = {
  ok: true,
  topic: 'leaderboard:11:all',
  seq: 7,
  snapshot: { entries, total: 100, watching: 1 },
};

describe('SimulatedBoard', () => {
  it('sends patches that can be applied in order', () => {
    const board = new SimulatedBoard(answer);
    let copy: Exclude<ReturnType<typeof applyPatch>, 'gap'> = { seq: 7, entries, total: 100, rows: 100 };
    for (let count = 0; count < 200; count += 1) {
      const next = applyPatch(copy, board.next());
      if (next === 'gap') throw new Error('gap');
      copy = next;
    }
    expect(copy.seq).toBe(207);
    expect(copy.entries.slice(0, SHOWN)).toEqual(board.shown);
    expect(board.answer().snapshot.entries).toEqual(copy.entries);
    expect(board.answer(10).snapshot.entries).toEqual(board.shown);
  });

  it('raises a player to a visible row with each patch, and never lowers a score', () => {
    const board = new SimulatedBoard(answer);
    const best = new Map(entries.map(({ userId, score }) => [userId, score]));
    const places = new Set<number>();
    let entered = 0;
    for (let count = 0; count < 200; count += 1) {
      const before = board.shown.map(({ userId }) => userId);
      const [record, ...others] = board.next().upserts;
      if (!record) throw new Error('no record');
      expect(others).toEqual([]);
      expect(record.score).toBeGreaterThan(best.get(record.userId) ?? 0);
      best.set(record.userId, record.score);
      expect(board.shown).toContainEqual(record);
      places.add(record.rank);
      if (!before.includes(record.userId)) entered += 1;
    }
    expect(Math.max(...places)).toBeLessThanOrEqual(WON);
    expect(places.size).toBeGreaterThan(WON / 2);
    expect(entered).toBeGreaterThan(20);
  });
});
