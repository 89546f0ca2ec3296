import { describe, expect, it } from '@jest/globals';
import type { LeaderboardPage } from '@gamegeek/contracts/scores/scores.schemas.js';
import { aroundScore, topOfBoard, type ReadBoard } from './board-requests.js';

/** Players with falling scores: player-1 leads. */
const entries = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    rank: at + 1,
    id: at + 1,
    userId: `user-${at + 1}`,
    username: `player-${at + 1}`,
    score: (count - at) * 100,
    createdAt: '2026-11-02T10:00:00.000Z',
  }));

/** A board with player-1 first, at steps of a hundred. */
function boardOf(count: number): ReadBoard {
  const all = entries(count);
  return async ({ limit, around }) => {
    const at = around === undefined ? 0 : all.findIndex(({ userId }) => userId === around);
    const first = Math.floor(Math.max(at, 0) / limit) * limit;
    const page: LeaderboardPage = {
      gameId: 1,
      period: 'all',
      total: count,
      seq: 1,
      page: 1,
      limit,
      entries: all.slice(first, first + limit),
    };
    return page;
  };
}

const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

describe('board requests of a game', () => {
  it('return the top with the own row marked', async () => {
    const { entries: rows, total } = await topOfBoard(boardOf(12), { n: 3 }, 'user-2');
    expect(rows).toEqual([
      { rank: 1, name: 'player-1', score: 1200, own: false },
      { rank: 2, name: 'player-2', score: 1100, own: true },
      { rank: 3, name: 'player-3', score: 1000, own: false },
    ]);
    expect(total).toBe(12);
  });

  it('return the neighbours of a score without the own row', async () => {
    const found = await aroundScore(boardOf(12), { score: 600 }, 'user-6');
    expect(names(found.above)).toEqual(['player-4', 'player-5', 'player-7']);
    expect(names(found.below)).toEqual(['player-8', 'player-9', 'player-10']);
    expect(found).toMatchObject({ best: 700, total: 12 });
  });

  it('load the page around the player for a deep score', async () => {
    const found = await aroundScore(boardOf(250), { score: 9_950 }, 'user-155');
    expect(names(found.above)).toEqual(['player-149', 'player-150', 'player-151']);
    expect(names(found.below)).toEqual(['player-152', 'player-153', 'player-154']);
  });

  it('return no neighbours when the rank cannot be looked up', async () => {
    await expect(aroundScore(boardOf(250), { score: 50 }, undefined)).resolves.toEqual({
      above: [],
      below: [],
      best: null,
      total: 250,
    });
  });

  it('find the faster and the slower times around one, on the board that is named', async () => {
    const format = { direction: 'asc', kind: 'time', decimals: 0, unit: null } as const;
    const read: ReadBoard = async (query) => ({
      ...(await boardOf(12)(query)),
      ...(query.board === 'time-trial' && {
        format,
        entries: entries(12).map((row) => ({ ...row, score: row.rank * 100 })),
      }),
    });
    const found = await aroundScore(read, { score: 300, board: 'time-trial' }, undefined);
    expect(names(found.above)).toEqual(['player-1', 'player-2', 'player-3']);
    expect(names(found.below)).toEqual(['player-4', 'player-5', 'player-6']);
    expect(found.format).toEqual(format);
  });

  it('return no entries on an empty board', async () => {
    await expect(aroundScore(boardOf(0), { score: 50 }, undefined)).resolves.toEqual({
      above: [],
      below: [],
      best: null,
      total: 0,
    });
  });
});
