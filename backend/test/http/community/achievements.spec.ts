import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ACHIEVEMENTS } from '@gamegeek/rules/achievements.js';
import { creditsOf } from '../../../src/modules/auth/credits/earned-credits.sql.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { waitForRanks } from '../../support/scores/wait-for-ranks.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

let node: TestApp;
let games: MadeGame[];

beforeAll(async () => {
  node = await startTestApp();
  games = [];
  for (let i = 0; i < 5; i += 1) games.push(await makeGame(node.database));
  await waitForRanks(node);
});
afterAll(() => node?.close());

const get = (user: MadeUser, path: string) => node.request.get(path).auth(user.token, { type: 'bearer' });
const gameId = (index: number) => games[index]?.id ?? 0;

async function score(user: MadeUser, game: number, points: number): Promise<{ id: number; createdAt: string }> {
  const answer = await node.request.post('/api/scores').send({ gameId: game, score: points, apiKey: user.apiKey });
  expect(answer.status).toBe(200);
  return answer.body;
}

async function check(user: MadeUser) {
  const answer = await node.request.post('/api/user/check-achievements').auth(user.token, { type: 'bearer' });
  expect(answer.status).toBe(200);
  return answer.body as Record<string, unknown>[];
}

const progressOf = (list: Record<string, unknown>[]) => list.map(({ progress }) => progress);

describe('achievements', () => {
  it('are all listed from the start, in the order of the rules, each with a row', async () => {
    const ada = await makeUser(node.database);
    const first = await get(ada, '/api/user/achievements').expect(200);
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.body).toEqual(
      ACHIEVEMENTS.map(({ key, title, description, icon, credits }) => ({
        id: expect.any(Number),
        user_id: ada.id,
        key,
        title,
        description,
        icon,
        progress: 0,
        completed: false,
        completed_at: null,
        credits,
      })),
    );
    const again = await get(ada, '/api/user/achievements').expect(200);
    expect(again.body).toEqual(first.body);
    expect(await check(ada)).toEqual(first.body);
  });

  it('are recomputed by the check endpoint, and pay once', async () => {
    const ada = await makeUser(node.database);
    await score(ada, gameId(0), 550);
    expect(progressOf(await check(ada))).toEqual([100, 55, 20, 33]);
    await Promise.all([check(ada), check(ada), check(ada)]);
    const { body } = await get(ada, '/api/user/credits').expect(200);
    expect(body).toEqual({
      credits: 10,
      entries: [
        {
          id: expect.any(Number),
          amount: 10,
          reason: 'achievement:first_game',
          game_achievement: null,
          created_at: TIME,
        },
      ],
    });

    for (const { id } of games) await score(ada, id, 1_000);
    const all = await check(ada);
    expect(progressOf(all)).toEqual([100, 100, 100, 100]);
    for (const achievement of all) expect(achievement).toMatchObject({ completed: true, completed_at: TIME });
    const paid = await get(ada, '/api/user/credits').expect(200);
    expect(paid.body.credits).toBe(190);
    expect(paid.body.entries.map(({ reason }: { reason: string }) => reason).at(-1)).toBe('achievement:first_game');
    expect((await get(ada, '/api/auth/user')).body.credits).toBe(190);
  });

  it('are granted after a score without any request or watcher', async () => {
    const ada = await makeUser(node.database);
    await score(ada, gameId(0), 7);
    await until(
      () => node.database.rows<{ credits: number }>(`SELECT ${creditsOf('$1')} AS credits`, [ada.id]),
      ([row]) => row?.credits === 10,
    );
  });

  it('require a session, like credits, games and scores', async () => {
    for (const path of ['achievements', 'credits', 'profile', 'games', 'scores']) {
      expectError(await node.request.get(`/api/user/${path}`), 'unauthorized');
    }
    expectError(await node.request.post('/api/user/check-achievements'), 'unauthorized');
  });
});
