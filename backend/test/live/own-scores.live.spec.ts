import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeGame } from '../factories/game.factory.js';
import { makePlayers, makeUser, type MadeUser } from '../factories/user.factory.js';
import { leaveScoresBehind } from '../support/left-behind.js';
import type { TestApp } from '../support/test-app.js';
import { startTwoNodes, type TwoNodes } from '../support/two-nodes.js';
import { until } from '../support/until.js';

const TIMES = 60;

let nodes: TwoNodes;
let ada: MadeUser;
let gameId: number;

beforeAll(async () => {
  nodes = await startTwoNodes();
  ada = await makeUser(nodes.database);
  gameId = (await makeGame(nodes.database)).id;
});
afterAll(() => nodes?.close());

let score = 0;
async function scoreOn(node: TestApp): Promise<void> {
  score += 1;
  await node.request.post('/api/scores').send({ gameId, score, apiKey: ada.apiKey }).expect(200);
}
async function bestOn(node: TestApp, query: string): Promise<number> {
  const { body } = await node.request.get(`/api/leaderboard?gameId=${gameId}&${query}`).expect(200);
  return body.entries[0]?.score;
}

describe.each(['period=all', 'period=week', 'limit=1'])('the board of a game (%s)', (query) => {
  it('shows a score as soon as it is acknowledged', async () => {
    for (let i = 0; i < TIMES; i += 1) {
      await scoreOn(nodes.one);
      expect(await bestOn(nodes.one, query)).toBe(score);
    }
  });

  it('shows it at once on other nodes', async () => {
    for (let i = 0; i < TIMES; i += 1) {
      await scoreOn(nodes.one);
      expect(await bestOn(nodes.two, query)).toBe(score);
    }
  });
});

describe('a score far down a board, right after its answer,', () => {
  const PLAYERS = 150;
  const ROWS = 10;
  let crowded: number;
  let next = 1;

  beforeAll(async () => {
    crowded = (await makeGame(nodes.database)).id;
    const crowd = await makePlayers(nodes.database, PLAYERS);
    const scored = crowd.map(({ id }, index) => ({ id, score: 1_000 + index }));
    await leaveScoresBehind(nodes.database, crowded, scored);
    await until(
      () => nodes.database.rows('SELECT FROM outbox_events'),
      (rows) => rows.length === 0,
    );
  });

  /** Slightly better each time, behind all others. */
  async function sendBest(): Promise<number> {
    next += 1;
    const scored = { gameId: crowded, score: next, apiKey: ada.apiKey };
    await nodes.one.request.post('/api/scores').send(scored).expect(200);
    return next;
  }
  const own = (entries: { userId: string; score: number }[]) => entries.filter(({ userId }) => userId === ada.id);

  it.each(['all', 'week'])('is on its page of the other node (%s)', async (period) => {
    const page = 1 + Math.floor(PLAYERS / ROWS);
    for (let i = 0; i < TIMES / 3; i += 1) {
      const score = await sendBest();
      const path = `/api/leaderboard?gameId=${crowded}&period=${period}&limit=${ROWS}&page=${page}`;
      const { body } = await nodes.two.request.get(path).expect(200);
      expect(own(body.entries)).toEqual([expect.objectContaining({ score, rank: PLAYERS + 1 })]);
    }
  });

  it.each(['all', 'week'])('is in the page around its player on the other node (%s)', async (period) => {
    for (let i = 0; i < TIMES / 3; i += 1) {
      const score = await sendBest();
      const path = `/api/leaderboard?gameId=${crowded}&period=${period}&limit=${ROWS}&around=${ada.id}`;
      const { body } = await nodes.two.request.get(path).expect(200);
      expect(own(body.entries)).toEqual([expect.objectContaining({ score, rank: PLAYERS + 1 })]);
    }
  });

  it('is among the bests of its player on the other node', async () => {
    for (let i = 0; i < TIMES / 3; i += 1) {
      const score = await sendBest();
      const { body } = await nodes.two.request.get(`/api/users/${ada.username}`).expect(200);
      expect(body.bests.find((best: { gameId: number }) => best.gameId === crowded)).toMatchObject({ score });
    }
  });
});
