import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeGame } from '../factories/game.factory.js';
import { makeUser, type MadeUser } from '../factories/user.factory.js';
import type { TestApp } from '../support/test-app.js';
import { startTwoNodes, type TwoNodes } from '../support/two-nodes.js';

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

  it('shows it as soon on the other nodes', async () => {
    for (let i = 0; i < TIMES; i += 1) {
      await scoreOn(nodes.one);
      expect(await bestOn(nodes.two, query)).toBe(score);
    }
  });
});
