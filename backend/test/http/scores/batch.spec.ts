import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BatchAnswer } from '@gamegeek/contracts/scores/batch.schemas.js';
import { makeGame, makeHiddenGame, type MadeGame } from '../../factories/game.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { waitForRanks } from '../../support/scores/wait-for-ranks.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { postScore } from './post-score.js';

let node: TestApp;
let ada: MadeUser;
let game: MadeGame;
let other: MadeGame;

beforeAll(async () => {
  node = await startTestApp();
  await waitForRanks(node);
});
beforeEach(async () => {
  ada = await makeUser(node.database);
  [game, other] = [await makeGame(node.database), await makeGame(node.database)];
});
afterAll(() => node?.close());

const post = (body: object | string) => postScore(node, body, '/api/scores/batch');
const send = async (...scores: unknown[]) => {
  const { body } = await post({ apiKey: ada.apiKey, scores }).expect(200);
  return (body as BatchAnswer).results;
};
const item = (score: number, change: object = {}) => ({ gameId: game.id, score, ...change });
const stored = async () => (await node.database.rows('SELECT 1 FROM scores WHERE user_id = $1', [ada.id])).length;

describe('a batch of scores', () => {
  it('is accepted and answered item by item in order', async () => {
    const results = await send(item(10), { gameId: other.id, score: 20 }, item(30));
    expect(results).toEqual([
      {
        status: 200,
        id: expect.any(Number),
        userId: ada.id,
        gameId: game.id,
        score: 10,
        createdAt: expect.stringMatching(/\.\d{3}Z$/),
        rank: 1,
        personalBest: true,
      },
      expect.objectContaining({ status: 200, gameId: other.id, score: 20, rank: 1, personalBest: true }),
      expect.objectContaining({ status: 200, gameId: game.id, score: 30, rank: 1, personalBest: true }),
    ]);
    expect(await stored()).toBe(3);
  });

  it('accepts its key as a bearer token, and a session instead of a key', async () => {
    const scores = [item(1)];
    expect((await post({ scores }).auth(ada.apiKey, { type: 'bearer' }).expect(200)).body.results).toHaveLength(1);
    expect((await post({ scores }).auth(ada.token, { type: 'bearer' }).expect(200)).body.results).toHaveLength(1);
    expect((await post({ scores }).set('Cookie', `session=${ada.token}`).expect(200)).body.results).toHaveLength(1);
    expect(await stored()).toBe(3);
  });

  it('is refused as a whole without a valid key', async () => {
    expectError(await post({ scores: [item(1)] }), 'unauthorized');
    expectError(await post({ scores: [item(1)], apiKey: 'wrong' }), 'api_key_invalid');
    expectError(await post({ scores: [item(1)] }).auth('nobody', { type: 'bearer' }), 'unauthorized');
    expect(await stored()).toBe(0);
  });

  it('reports for each score whether it was a best', async () => {
    const bests = async (...scores: number[]) =>
      (await send(...scores.map((score) => item(score)))).map(
        (result) => 'personalBest' in result && result.personalBest,
      );
    expect(await bests(5, 9, 7, 9, 12, 12, 1)).toEqual([true, true, false, false, true, false, false]);
    expect(await bests(12, 11)).toEqual([false, false]);
    expect(await bests(13, 15, 14)).toEqual([true, true, false]);
  });

  it('reports for each score the rank of its player’s best, which may be a later score of the batch', async () => {
    const bob = await makeUser(node.database);
    await postScore(node, { ...item(100), apiKey: bob.apiKey }).expect(200);
    const ranks = (await send(item(50), item(70))).map((result) => 'rank' in result && result.rank);
    expect(ranks).toEqual([2, 2]);
    expect((await send(item(80), item(100), item(20))).map((result) => 'rank' in result && result.rank)).toEqual([
      1, 1, 1,
    ]);
  });

  it('accepts valid items beside invalid ones', async () => {
    const hidden = await makeHiddenGame(node.database);
    const results = await send(
      item(1),
      item(0),
      item(1.5),
      { gameId: 999_999, score: 1 },
      { gameId: hidden.id, score: 1 },
      null,
      5,
      'text',
      [],
      {},
      item(2, { apiKey: 'gg_x' }),
      item(2, { idempotencyKey: 7 }),
      item(2, { idempotencyKey: 'with space' }),
      item(2, { idempotencyKey: '' }),
      item(2, { idempotencyKey: 'x'.repeat(256) }),
      item(3),
    );
    expect(results.map((result) => ('code' in result ? `${result.status} ${result.code}` : result.status))).toEqual([
      200,
      ...Array(2).fill('400 validation_failed'),
      ...Array(2).fill('404 not_found'),
      ...Array(10).fill('400 validation_failed'),
      200,
    ]);
    expect(results[1]).toEqual({
      status: 400,
      code: 'validation_failed',
      message: 'Score must be positive',
      fields: { score: ['Score must be positive'] },
    });
    expect(results[3]).toEqual({ status: 404, code: 'not_found', message: 'This game does not exist.' });
    expect(results[14]).toMatchObject({
      fields: { idempotencyKey: ['idempotencyKey must be 1 to 255 visible ASCII characters'] },
    });
    expect(await stored()).toBe(2);
  });

  it.each([
    '"constructor":1',
    '"__proto__":{"isAdmin":true}',
    '"toString":1',
    '"level":3',
    '"nested":{"constructor":{"a":1}}',
    '"note":"\\ud800"',
  ])('refuses only the item with the unknown property %s', async (unknown) => {
    const plain = `"gameId":${game.id},"score":5`;
    const body = `{"apiKey":"${ada.apiKey}","scores":[{${plain}},{${plain},${unknown}},{${plain}}]}`;
    const { results } = (await post(body).expect(200)).body as BatchAnswer;
    expect(results.map(({ status }) => status)).toEqual([200, 400, 200]);
    expect(results[1]).toMatchObject({ code: 'validation_failed' });
    expect(await stored()).toBe(2);
  });

  it.each(['"constructor":1', '"__proto__":{}', '"toString":1', '"level":3', '"nested":{"constructor":1}'])(
    'is refused as a whole with the unknown property %s beside the scores',
    async (unknown) => {
      const body = `{"apiKey":"${ada.apiKey}",${unknown},"scores":[{"gameId":${game.id},"score":5}]}`;
      const answer = await post(body);
      expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
      expect(await stored()).toBe(0);
    },
  );

  it('treats an item with a null idempotency key like one without a key', async () => {
    const results = await send(item(1, { idempotencyKey: null }), item(1, { idempotencyKey: null }));
    expect(results.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stored()).toBe(2);
  });

  it('stores an item once for each of its idempotency keys, within a batch and over several', async () => {
    const [first, second, third] = await send(
      item(5, { idempotencyKey: 'a' }),
      item(5, { idempotencyKey: 'a' }),
      item(6, { idempotencyKey: 'b' }),
    );
    expect(second).toEqual(first);
    const again = await send(item(6, { idempotencyKey: 'b' }), item(5, { idempotencyKey: 'a' }));
    expect(again).toEqual([third, first]);
    expect(await stored()).toBe(2);
  });

  it('refuses only the item whose idempotency key was used for another score', async () => {
    await send(item(5, { idempotencyKey: 'a' }));
    const results = await send(item(9, { idempotencyKey: 'a' }), item(9, { idempotencyKey: 'c' }));
    expect(results[0]).toEqual({
      status: 422,
      code: 'idempotency_mismatch',
      message: 'This Idempotency-Key was used for another score.',
    });
    expect(results[1]).toMatchObject({ status: 200, score: 9 });
    const within = await send(item(1, { idempotencyKey: 'd' }), item(2, { idempotencyKey: 'd' }));
    expect(within.map(({ status }) => status)).toEqual([200, 422]);
  });

  it('accepts up to 500 items, and gives them ids in their order', async () => {
    const results = await send(...Array.from({ length: 500 }, (_, i) => item(1 + (i % 50))));
    const ids = results.map((result) => ('id' in result ? result.id : 0));
    expect(ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? 0))).toBe(true);
    expect(await stored()).toBe(500);
  });

  it('may have a body of up to one megabyte', async () => {
    const scores = Array.from({ length: 500 }, (_, i) => item(1, { idempotencyKey: `${i}-`.padEnd(255, 'x') }));
    const answer = await post({ apiKey: ada.apiKey, scores }).expect(200);
    expect(JSON.stringify(scores).length).toBeGreaterThan(110_000);
    expect(answer.body.results).toHaveLength(500);
    expectError(await post({ apiKey: ada.apiKey, scores: ['x'.repeat(1_050_000)] }), 'payload_too_large');
  });

  it.each([
    [{ scores: [] }, { scores: ['scores must hold at least 1 score'] }],
    [{ scores: Array(501).fill({}) }, { scores: ['scores must hold at most 500 scores'] }],
    [{ scores: [{}], is_admin: true }, { is_admin: ['is_admin is not a known property'] }],
  ])('is refused as a whole when it is not a batch (%#)', async (body, fields) => {
    expectError(await post({ apiKey: ada.apiKey, ...body }), 'validation_failed', fields);
  });

  it('is refused as a whole if it contains no list of scores', async () => {
    const { body } = await post({ apiKey: ada.apiKey }).expect(400);
    expect(body.fields).toEqual({ scores: ['scores is missing'] });
    expectError(await post('[{"gameId":1,"score":1}]'), 'validation_failed', {
      body: ['Send a JSON object. A batch is {"scores": [{"gameId": 7, "score": 1200}]}.'],
    });
    expectError(await post('{"scores":[{'), 'malformed_json');
  });

  it('is allowed from any origin', async () => {
    const { headers } = await post({ apiKey: ada.apiKey, scores: [item(1)] }).set('Origin', 'https://games.example');
    expect(headers['access-control-allow-origin']).toBe('*');
  });
});
