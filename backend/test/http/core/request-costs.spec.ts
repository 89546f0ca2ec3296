import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RATE_LIMITS } from '../../../src/config/limits.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { makeUser } from '../../factories/user.factory.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

const NOBODY = '7b0c1f4e-2d53-4c8a-9f66-1e2d3c4b5a69';
/** Restored after the tests. */
const BURST = { points: 100, duration: 300 };

describe('an expensive request', () => {
  let node: TestApp;
  let game: MadeGame;
  let addresses = 0;

  beforeAll(async () => {
    node = await startTestApp({
      settings: { trustProxy: 1 },
      limits: { addressBurst: BURST, user: RATE_LIMITS.user },
    });
    game = await makeGame(node.database);
  });
  afterAll(() => node?.close());

  /** The points that remain after one request of an address that has sent none before. */
  async function remaining(path: string, token?: string): Promise<number> {
    const request = node.request.get(path).set('X-Forwarded-For', `203.0.113.${(addresses += 1)}`);
    const { headers } = await (token === undefined ? request : request.auth(token, { type: 'bearer' }));
    return Number(headers['ratelimit-remaining']);
  }

  it.each([
    ['/api/games', 1],
    ['/api/games?limit=50', 1],
    ['/api/games?limit=51', 2],
    ['/api/games?limit=100', 2],
    ['/api/games?limit=1000000', 2],
    ['/api/games?limit=none', 1],
    ['/api/games/:id', 1],
    ['/api/games/:id/comments?limit=100', 2],
    ['/api/games/:id/card.png', 5],
    ['/api/games/:id/card.png/', 5],
    ['/api/games/:id/cardApng', 1],
    ['/api/leaderboard?limit=100', 1],
    [`/api/leaderboard?around=${NOBODY}`, 2],
    ['/api/leaderboard?following=true', 2],
    ['/api/models', 3],
    ['/api/openapi.json', 5],
    ['/api/search?q=space', 3],
    ['/api/user/export', 20],
    ['/api/users/nobody.here', 2],
  ])('for %s costs an address %d points', async (path, cost) => {
    expect(await remaining(path.replace(':id', String(game.id)))).toBe(BURST.points - cost);
  });

  it('costs a signed-in user as many', async () => {
    const { token } = await makeUser(node.database);
    expect(await remaining('/api/search?q=space', token)).toBe(RATE_LIMITS.user.points - 3);
    expect(await remaining('/api/games', token)).toBe(RATE_LIMITS.user.points - 4);
  });

  it('costs as many ahead of Express', async () => {
    const from = (path: string) => node.request.get(path).set('X-Forwarded-For', '203.0.113.250');
    const board = `/api/leaderboard?gameId=${game.id}&around=${NOBODY}`;
    const taken: number[] = [];
    await until(
      async () => {
        const { status } = await from(board);
        taken.push(status);
        return status;
      },
      (status) => status === 429,
    );
    // Further ones are answered while both ways add up what they have counted.
    expect(taken.length).toBeLessThan(BURST.points);
  });
});
