import { afterEach, beforeAll, afterAll, describe, expect, it, jest } from '@jest/globals';
import type { RateLimits } from '../../../src/config/limits.js';
import { REDIS, type Redis } from '../../../src/core/redis/redis.js';
import { ApiKeys } from '../../../src/modules/auth/index.js';
import { generateApiKey } from '../../../src/modules/auth/shared/api-key-format.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { makeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/expect-error.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';
import { controllerCalls, postScore, WAYS } from './ways.js';

let database: TestDatabase;
let game: MadeGame;
let nodes: TestApp[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  game = await makeGame(database);
});
afterEach(async () => {
  await nodes[0]?.app.get<Redis>(REDIS).flushDb();
  for (const node of nodes) await node.close();
  nodes = [];
});
afterAll(() => database?.drop());

async function startNode(limits: Partial<RateLimits>): Promise<TestApp> {
  const node = await startTestApp({ database, limits });
  nodes.push(node);
  return node;
}

describe('the scores of one key', () => {
  const score = { points: 1, duration: 60, burst: 3 };

  it.each(WAYS)('are refused past the limit by %s, with the seconds to wait', async (way) => {
    const node = await startNode({ score });
    const [ada, bob] = [await makeUser(database), await makeUser(database)];
    const submit = (apiKey: string) => postScore(node, way, { gameId: game.id, score: 5, apiKey });
    for (let i = 0; i < 3; i++) await submit(ada.apiKey).expect(200);
    const refused = await submit(ada.apiKey);
    expectError(refused, 'rate_limited');
    const wait = Number(refused.headers['retry-after']);
    // The minute began with the first score.
    expect(wait).toBeGreaterThan(30);
    expect(wait).toBeLessThanOrEqual(60);
    expect(refused.headers).toMatchObject({
      'ratelimit-limit': '3',
      'ratelimit-remaining': '0',
      'ratelimit-reset': String(wait),
      'access-control-allow-origin': '*',
    });
    expect(refused.body.message).toBe(`Too many requests. Please try again in ${wait} s.`);
    const calls = await controllerCalls(node, async () => expectError(await submit(ada.apiKey), 'rate_limited'));
    expect(calls).toBe(way === 'the controller' ? 1 : 0);
    await submit(bob.apiKey).expect(200);
    expect(await database.rows('SELECT 1 FROM scores WHERE user_id = $1', [ada.id])).toHaveLength(3);
  });

  it('count a tenth in a batch, whose items are all refused together', async () => {
    const node = await startNode({ score });
    const { apiKey } = await makeUser(database);
    const batch = (count: number) =>
      postScore(
        node,
        'the fast lane',
        { apiKey, scores: Array(count).fill({ gameId: game.id, score: 1 }) },
        '/api/scores/batch',
      );
    await batch(20).expect(200);
    expectError(await batch(11), 'rate_limited');
    await batch(9).expect(200);
  });

  it('do not count for their address', async () => {
    const node = await startNode({ addressBurst: { points: 2, duration: 10 }, address: { points: 2, duration: 60 } });
    const { apiKey } = await makeUser(database);
    for (let i = 0; i < 10; i++)
      await postScore(node, WAYS[i % 2] ?? 'the fast lane', { gameId: game.id, score: 5, apiKey }).expect(200);
    await node.request.get('/api/scores').expect(200);
  });
});

describe('wrong keys of one address', () => {
  const wrongApiKey = { points: 3, duration: 60, block: 300 };

  it.each(WAYS)('are refused past the limit by %s, like every unknown key', async (way) => {
    const node = await startNode({ wrongApiKey });
    const [ada, bob] = [await makeUser(database), await makeUser(database)];
    const submit = (apiKey: string) => postScore(node, way, { gameId: game.id, score: 5, apiKey });
    await submit(ada.apiKey).expect(200);
    for (let i = 0; i < 3; i++) expectError(await submit(generateApiKey()), 'api_key_invalid');

    const answers = [await submit(generateApiKey()), await submit(generateApiKey())];
    for (const answer of answers) expectError(answer, 'rate_limited');
    expect(Number(answers[1]?.headers['retry-after'])).toBeGreaterThan(60);
    expect(answers[1]?.headers).toMatchObject({ 'ratelimit-limit': '3', 'ratelimit-remaining': '0' });
    expectError(await submit(bob.apiKey), 'rate_limited');
    await submit(ada.apiKey).expect(200);
  });

  it('cause no queries past the limit', async () => {
    const node = await startNode({ wrongApiKey });
    const submit = () => postScore(node, 'the fast lane', { gameId: game.id, score: 5, apiKey: generateApiKey() });
    for (let i = 0; i < 5; i++) await submit();
    const look = jest.spyOn(node.app.get(ApiKeys), 'resolve');
    for (let i = 0; i < 5; i++) expectError(await submit(), 'rate_limited');
    expect(look).not.toHaveBeenCalled();
  });
});
