import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RateLimits } from '../../../src/config/limits.js';
import { RequestLog } from '../../../src/core/http/request/request-log.service.js';
import { REDIS, type Redis } from '../../../src/core/redis/redis.js';
import { ApiKeys } from '../../../src/modules/auth/api-keys/api-keys.service.js';
import { generateApiKey } from '../../../src/modules/auth/shared/api-key-format.js';
import { makeGame, makeHiddenGame, type MadeGame } from '../../factories/game.factory.js';
import { makePlay } from '../../factories/play.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { waitForRanks } from '../../support/scores/wait-for-ranks.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';
import { until } from '../../support/until.js';
import { postScore } from './post-score.js';

describe('submission', () => {
  let node: TestApp;
  let ada: MadeUser;
  let bob: MadeUser;
  let game: MadeGame;

  beforeAll(async () => {
    node = await startTestApp();
    await waitForRanks(node);
  });
  beforeEach(async () => {
    [ada, bob] = [await makeUser(node.database), await makeUser(node.database)];
    game = await makeGame(node.database);
  });
  afterAll(() => node?.close());

  const scoresOf = ({ id }: MadeUser) =>
    node.database.rows<{ id: string; score: string }>('SELECT * FROM scores WHERE user_id = $1 ORDER BY id', [id]);

  describe('a score', () => {
    const submit = (body: object | string) => postScore(node, body);
    const play = async (user: MadeUser, score: number) => {
      const { body } = await submit({ gameId: game.id, score, apiKey: user.apiKey }).expect(200);
      return body as { id: number; rank: number | null; personalBest: boolean };
    };
    const verdict = async (user: MadeUser, score: number) => {
      const { rank, personalBest } = await play(user, score);
      return { rank, personalBest };
    };

    it('is accepted, and returns all fields', async () => {
      const { body } = await submit({ gameId: game.id, score: 1_200, apiKey: ada.apiKey }).expect(200);
      expect(body).toEqual({
        id: expect.any(Number),
        userId: ada.id,
        gameId: game.id,
        score: 1_200,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        rank: 1,
        personalBest: true,
      });
      expect(await scoresOf(ada)).toMatchObject([{ id: String(body.id), score: '1200' }]);
    });

    it('accepts its key as a bearer token', async () => {
      for (let i = 0; i < 2; i++) {
        const { body } = await submit({ gameId: game.id, score: 5 + i })
          .auth(ada.apiKey, { type: 'bearer' })
          .expect(200);
        expect(body).toMatchObject({ userId: ada.id, score: 5 + i });
      }
    });

    it('counts for the key in the body if the header has another key', async () => {
      await play(bob, 1);
      const { body } = await submit({ gameId: game.id, score: 5, apiKey: ada.apiKey })
        .auth(bob.apiKey, { type: 'bearer' })
        .expect(200);
      expect(body.userId).toBe(ada.id);
    });

    it('is a personal best only when it beats all earlier ones', async () => {
      expect(await verdict(ada, 10)).toEqual({ rank: 1, personalBest: true });
      expect(await verdict(ada, 9)).toEqual({ rank: 1, personalBest: false });
      expect(await verdict(ada, 10)).toEqual({ rank: 1, personalBest: false });
      expect(await verdict(ada, 11)).toEqual({ rank: 1, personalBest: true });
      expect(await scoresOf(ada)).toHaveLength(4);
    });

    it('returns the rank of its player’s best, which equal scores share', async () => {
      const eve = await makeUser(node.database);
      expect(await verdict(ada, 50)).toEqual({ rank: 1, personalBest: true });
      expect(await verdict(bob, 50)).toEqual({ rank: 1, personalBest: true });
      expect(await verdict(eve, 40)).toEqual({ rank: 3, personalBest: true });
      expect(await verdict(eve, 30)).toEqual({ rank: 3, personalBest: false });
      expect(await verdict(bob, 51)).toEqual({ rank: 1, personalBest: true });
      expect(await verdict(ada, 1)).toEqual({ rank: 2, personalBest: false });
    });

    it('is exact up to the largest integer', async () => {
      expect(await verdict(bob, Number.MAX_SAFE_INTEGER - 1)).toEqual({ rank: 1, personalBest: true });
      expect(await verdict(ada, Number.MAX_SAFE_INTEGER)).toEqual({ rank: 1, personalBest: true });
      expect(await verdict(bob, 3)).toEqual({ rank: 2, personalBest: false });
      expect((await scoresOf(ada))[0]?.score).toBe('9007199254740991');
    });

    it('counts in its own game only', async () => {
      const other = await makeGame(node.database);
      await play(bob, 1_000);
      const { body } = await submit({ gameId: other.id, score: 1, apiKey: ada.apiKey }).expect(200);
      expect(body).toMatchObject({ rank: 1, personalBest: true });
    });

    it('is refused for an unknown or hidden game', async () => {
      const hidden = await makeHiddenGame(node.database);
      for (const gameId of [hidden.id, 987_654, 2_147_483_648, Number.MAX_SAFE_INTEGER]) {
        const answer = await submit({ gameId, score: 1, apiKey: ada.apiKey });
        expectError(answer, 'not_found');
        expect(answer.body.message).toBe('This game does not exist.');
      }
      expect(await scoresOf(ada)).toEqual([]);
    });

    it('is refused without a key', async () => {
      expectError(await submit({ gameId: game.id, score: 1 }), 'unauthorized');
      expectError(await submit({ gameId: game.id, score: 1, apiKey: null }), 'unauthorized');
    });

    it('is refused with a wrong key', async () => {
      for (const apiKey of ['', 'gg_', 'wrong', generateApiKey(), `${ada.apiKey} `, `${ada.apiKey}x`]) {
        expectError(await submit({ gameId: game.id, score: 1, apiKey }), 'api_key_invalid');
      }
      const bearer = submit({ gameId: game.id, score: 1 }).auth(generateApiKey(), { type: 'bearer' });
      expectError(await bearer, 'api_key_invalid');
    });

    it.each([
      [{ score: 0 }, { score: ['Score must be positive'] }],
      [{ score: -5 }, { score: ['Score must be positive'] }],
      [{ score: 1.5 }, { score: ['Score must be an integer'] }],
      [{ score: 9_007_199_254_740_992 }, { score: ['Score must be at most 9007199254740991'] }],
      [{ gameId: 0 }, { gameId: ['gameId must be positive'] }],
      [{ gameId: 1.5 }, { gameId: ['gameId must be an integer'] }],
      [{ is_admin: true }, { is_admin: ['is_admin is not a known property'] }],
      [{ apiKey: 'x'.repeat(129) }, { apiKey: ['apiKey is too long'] }],
    ])('is refused with the sentence for %j', async (change, fields) => {
      const answer = await submit({ gameId: game.id, score: 1, apiKey: ada.apiKey, ...change });
      const { message } = expectError(answer, 'validation_failed', fields);
      expect(message).toBe(Object.values(fields).flat()[0]);
    });

    it.each([
      [{ score: '5' }, 'Send score as a number, without quotes'],
      [{ score: undefined }, 'score is missing'],
      [{ gameId: undefined }, 'gameId is missing'],
      [{ gameId: 'seven', score: {} }, 'gameId must be an integer'],
    ])('is refused with %j by a message about its type', async (change, message) => {
      const answer = await submit({ gameId: game.id, score: 1, apiKey: ada.apiKey, ...change }).expect(400);
      expect(answer.body).toMatchObject({ message, code: 'validation_failed' });
    });

    it('is refused with all errors at once', async () => {
      const { body } = await submit({ score: 'many', apiKey: ada.apiKey }).expect(400);
      expect(Object.keys(body.fields).sort()).toEqual(['gameId', 'score']);
    });

    it.each(['{', '{"gameId":1,', 'gameId=1&score=1', '{"apiKey":"gg_secret"'])('is refused as %j', async (text) => {
      const answer = await submit(text);
      expectError(answer, 'malformed_json');
      expect(JSON.stringify(answer.body)).not.toContain('gg_secret');
    });

    it.each(['[]', '5', '"text"', '[{"gameId":1,"score":1}]'])('is refused as the JSON %s', async (text) => {
      expectError(await submit(text), 'validation_failed', {
        body: ['Send a JSON object. Several scores go to POST /api/scores/batch.'],
      });
    });

    it('is refused with an oversized body', async () => {
      expectError(await submit({ gameId: game.id, score: 1, apiKey: 'x'.repeat(110_000) }), 'payload_too_large');
    });

    it('is accepted with whitespace in its JSON', async () => {
      const text = `\n{ "score" : 7,\r\n\t"apiKey":"${ada.apiKey}", "gameId":${game.id} } `;
      expect((await submit(text).expect(200)).body).toMatchObject({ score: 7 });
    });

    it('is refused with a replaced key', async () => {
      await play(ada, 1);
      const { body } = await node.request
        .post('/api/user/api-key/regenerate')
        .auth(ada.token, { type: 'bearer' })
        .send({ immediately: true })
        .expect(200);
      expectError(await submit({ gameId: game.id, score: 2, apiKey: ada.apiKey }), 'api_key_invalid');
      await submit({ gameId: game.id, score: 2, apiKey: body.apiKey }).expect(200);
    });
  });

  describe('a score of a signed-in browser', () => {
    const body = () => ({ gameId: game.id, score: 12 });

    it('needs no key', async () => {
      const byCookie = await postScore(node, body()).set('Cookie', `session=${ada.token}`).expect(200);
      expect(byCookie.body).toMatchObject({ userId: ada.id, personalBest: true, rank: 1 });
      const byHeader = await postScore(node, body()).auth(bob.token, { type: 'bearer' }).expect(200);
      expect(byHeader.body).toMatchObject({ userId: bob.id, personalBest: true, rank: 1 });
    });

    it('counts for the key if it has one', async () => {
      const answer = await postScore(node, { ...body(), apiKey: bob.apiKey })
        .set('Cookie', `session=${ada.token}`)
        .expect(200);
      expect(answer.body.userId).toBe(bob.id);
    });

    it('is refused with a wrong key, even with a valid session', async () => {
      const answer = postScore(node, { ...body(), apiKey: 'wrong' });
      expectError(await answer.set('Cookie', `session=${ada.token}`), 'api_key_invalid');
    });

    it('is refused from another origin with the visitor’s cookie', async () => {
      const answer = postScore(node, body()).set('Cookie', `session=${ada.token}`);
      expectError(await answer.set('Origin', 'https://evil.example'), 'forbidden_origin');
      expect(await scoresOf(ada)).toEqual([]);
    });

    it('is refused with an unknown session', async () => {
      expectError(await postScore(node, body()).set('Cookie', 'session=nobody'), 'unauthorized');
      expectError(await postScore(node, body()).auth('nobody', { type: 'bearer' }), 'unauthorized');
    });
  });

  describe('a score ahead of Express and one through it', () => {
    const throughExpress = { 'Content-Type': 'application/json; charset=utf-8' };
    /** Headers that differ between answers or by compression. */
    const OWN = ['date', 'x-request-id', 'vary'];
    const headersOf = (headers: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(headers)
          .filter(([name]) => !OWN.includes(name))
          .sort(),
      );

    it('are answered with the same headers and fields', async () => {
      const body = { gameId: game.id, score: 3, apiKey: ada.apiKey };
      await postScore(node, body).expect(200);
      const fast = await postScore(node, body).set('Origin', 'https://games.example').expect(200);
      const slow = await postScore(node, body)
        .set({ ...throughExpress, Origin: 'https://games.example' })
        .expect(200);
      expect(headersOf(fast.headers)).toEqual(headersOf(slow.headers));
      expect(Object.keys(fast.body)).toEqual(Object.keys(slow.body));
      expect(fast.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
      expect(fast.headers['access-control-allow-credentials']).toBeUndefined();
    });

    it('are refused with the same headers and the same body', async () => {
      const send = () => postScore(node, { gameId: game.id, score: 0, apiKey: ada.apiKey });
      const [fast, slow] = [await send(), await send().set(throughExpress)];
      for (const answer of [fast, slow]) expectError(answer, 'validation_failed', answer.body.fields);
      expect(headersOf(fast.headers)).toEqual(headersOf(slow.headers));
      expect({ ...fast.body, requestId: '' }).toEqual({ ...slow.body, requestId: '' });
    });

    it('count alike', async () => {
      const count = async () => {
        const { text } = await node.request.get('/metrics').expect(200);
        const line = /^http_request_duration_seconds_count\{method="POST",route="\/api\/scores",status="200"\} (\d+)$/m;
        return Number(line.exec(text)?.[1] ?? 0);
      };
      const send = () => postScore(node, { gameId: game.id, score: 3, apiKey: ada.apiKey });
      await send().expect(200);
      const before = await until(count, Boolean);
      await send().expect(200);
      await send().set(throughExpress).expect(200);
      await until(count, (after) => after === before + 2);
    });

    it('need Express only if they are not sent as games send them', async () => {
      const { token } = await makePlay(node.database, { game, player: ada });
      // Express logs each of its answers.
      const logged = jest.spyOn(node.app.get(RequestLog), 'finished');
      const body = { gameId: game.id, score: 3 };
      await postScore(node, { ...body, apiKey: ada.apiKey }).expect(200);
      await postScore(node, body).auth(ada.apiKey, { type: 'bearer' }).expect(200);
      await postScore(node, body).auth(token, { type: 'bearer' }).expect(200);
      expectError(await postScore(node, body), 'unauthorized');
      expectError(await postScore(node, '{'), 'malformed_json');
      await postScore(node, body).set('Cookie', `session=${ada.token}`).expect(200);
      await until(
        () => logged.mock.calls.length,
        (calls) => calls > 0,
      );
      expect(logged).toHaveBeenCalledTimes(1);
      logged.mockRestore();
    });

    it('may begin with a byte order mark', async () => {
      const text = `\ufeff${JSON.stringify({ gameId: game.id, score: 3, apiKey: ada.apiKey })}`;
      await postScore(node, text).expect(200);
      await postScore(node, text).set(throughExpress).expect(200);
    });

    it('are refused if they are nested too deeply', async () => {
      const send = () => postScore(node, `{"gameId":${'['.repeat(30)}${']'.repeat(30)}}`);
      for (const answer of [await send(), await send().set(throughExpress)])
        expectError(answer, 'validation_failed', { body: ['The request is nested too deeply.'] });
    });
  });

  describe('a body of a score', () => {
    it.each([
      ['text/plain', 'unsupported_media_type'],
      ['application/x-www-form-urlencoded', 'unsupported_media_type'],
      ['application/jsonp', 'unsupported_media_type'],
    ] as const)('that calls itself %s is refused', async (type, code) => {
      const text = JSON.stringify({ gameId: game.id, score: 1, apiKey: ada.apiKey });
      expectError(await node.request.post('/api/scores').set('Content-Type', type).send(text), code);
    });

    it('in chunks without a declared length is accepted', async () => {
      const text = JSON.stringify({ gameId: game.id, score: 8, apiKey: ada.apiKey });
      const pieces = (async function* () {
        for (const piece of [text.slice(0, 5), text.slice(5, 20), text.slice(20)]) {
          await new Promise((resolve) => setImmediate(resolve));
          yield Buffer.from(piece);
        }
      })();
      const answer = await fetch(`${node.url}/api/scores`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: pieces,
        duplex: 'half',
      });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ score: 8 });
    });

    it('that is compressed is refused', async () => {
      const text = JSON.stringify({ gameId: game.id, score: 1, apiKey: ada.apiKey });
      expectError(await postScore(node, text).set('Content-Encoding', 'gzip'), 'unsupported_media_type');
    });
  });

  describe('other origins', () => {
    it('may send scores: the preflight is answered', async () => {
      for (const path of ['/api/scores', '/api/scores/batch']) {
        const { headers } = await node.request
          .options(path)
          .set('Origin', 'https://games.example')
          .set('Access-Control-Request-Method', 'POST')
          .set('Access-Control-Request-Headers', 'content-type,idempotency-key')
          .expect(204);
        expect(headers).toMatchObject({
          'access-control-allow-origin': '*',
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': expect.stringContaining('Authorization, Content-Type, Idempotency-Key'),
        });
        expect(headers['access-control-allow-credentials']).toBeUndefined();
      }
    });

    it('may read the answer, also of a refusal, and nothing else', async () => {
      const refused = await postScore(node, { gameId: game.id, score: 1, apiKey: 'wrong' });
      expect(refused.headers['access-control-allow-origin']).toBe('*');
      for (const path of ['/api/scores', '/api/scores/weekly']) {
        const { headers } = await node.request.get(path).set('Origin', 'https://games.example').expect(200);
        expect(headers['access-control-allow-origin']).toBeUndefined();
      }
    });
  });

  describe('the effects of a score', () => {
    it('soon include a total, the sum of the bests over all games', async () => {
      const other = await makeGame(node.database);
      for (const [gameId, score] of [
        [game.id, 100],
        [other.id, 40],
        [game.id, 70],
        [game.id, 150],
      ]) {
        await postScore(node, { gameId, score, apiKey: ada.apiKey }).expect(200);
      }
      const total = async () => {
        const { body } = await node.request.get('/api/auth/user').auth(ada.token, { type: 'bearer' }).expect(200);
        return body as { total_score: number; level: number; rank: string };
      };
      const own = await until(total, ({ total_score }) => total_score === 190);
      expect(own).toMatchObject({ level: 2, rank: 'Apprentice' });
    });
  });
});

describe('limits', () => {
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

    it('are refused past the limit, with the seconds to wait', async () => {
      const node = await startNode({ score });
      const [ada, bob] = [await makeUser(database), await makeUser(database)];
      const submit = (apiKey: string) => postScore(node, { gameId: game.id, score: 5, apiKey });
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
      await submit(bob.apiKey).expect(200);
      expect(await database.rows('SELECT 1 FROM scores WHERE user_id = $1', [ada.id])).toHaveLength(3);
    });

    it('count a tenth in a batch, whose items are all refused together', async () => {
      const node = await startNode({ score });
      const { apiKey } = await makeUser(database);
      const batch = (count: number) =>
        postScore(node, { apiKey, scores: Array(count).fill({ gameId: game.id, score: 1 }) }, '/api/scores/batch');
      await batch(20).expect(200);
      expectError(await batch(11), 'rate_limited');
      await batch(9).expect(200);
    });

    it('do not count for their address', async () => {
      const node = await startNode({ addressBurst: { points: 2, duration: 10 }, address: { points: 2, duration: 60 } });
      const { apiKey } = await makeUser(database);
      for (let i = 0; i < 10; i++) await postScore(node, { gameId: game.id, score: 5, apiKey }).expect(200);
      await node.request.get('/api/scores').expect(200);
    });
  });

  describe('wrong keys of one address', () => {
    const wrongApiKey = { points: 3, duration: 60, block: 300 };

    it('are refused past the limit, like every unknown key', async () => {
      const node = await startNode({ wrongApiKey });
      const [ada, bob] = [await makeUser(database), await makeUser(database)];
      const submit = (apiKey: string) => postScore(node, { gameId: game.id, score: 5, apiKey });
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
      const submit = () => postScore(node, { gameId: game.id, score: 5, apiKey: generateApiKey() });
      for (let i = 0; i < 5; i++) await submit();
      const look = jest.spyOn(node.app.get(ApiKeys), 'resolve');
      for (let i = 0; i < 5; i++) expectError(await submit(), 'rate_limited');
      expect(look).not.toHaveBeenCalled();
    });
  });
});
