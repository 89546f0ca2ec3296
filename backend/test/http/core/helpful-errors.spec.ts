import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR_STATUS, type ErrorCode } from '@gamegeek/contracts/errors/error-codes.js';
import type { FieldErrors } from '@gamegeek/contracts/errors/errors.schemas.js';
import { GAME_CATEGORIES } from '@gamegeek/contracts/games/categories.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectErrorShape } from '../../support/http/expect-error.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let node: TestApp;
let ada: MadeUser;
let game: MadeGame;

beforeAll(async () => {
  node = await startTestApp();
  ada = await makeUser(node.database);
  game = await makeGame(node.database);
});
afterAll(() => node?.close());

interface Sent {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

interface Expected {
  code: ErrorCode;
  /** By default the first sentence of `fields`. */
  message?: string;
  fields?: FieldErrors;
  headers?: Record<string, string>;
}

async function expectRefusal({ method, path, headers, body }: Sent, expected: Expected): Promise<void> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await fetch(`${node.url}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    body: text,
  });
  const all = Object.fromEntries(answer.headers);
  const refused = expectErrorShape({ status: answer.status, headers: all, body: await answer.json() });
  const { code, fields, message = Object.values(fields ?? {})[0]?.[0] } = expected;
  expect({ status: answer.status, code: refused.code, message: refused.message, fields: refused.fields }).toEqual({
    status: ERROR_STATUS[code],
    code,
    message,
    fields,
  });
  expect(all).toMatchObject(expected.headers ?? {});
}

const invalid = (fields: FieldErrors): Expected => ({ code: 'validation_failed', fields });

describe('a score', () => {
  const score = (change: object) => ({
    path: '/api/scores',
    body: { gameId: game.id, score: 5, apiKey: ada.apiKey, ...change },
  });
  const PLAYERS =
    'is not a known property: a score counts for the account of its API key. Scores of other players come from play sessions: with the SDK (/sdk/v1.js), or a connect code outside of a browser';

  it.each<[object, FieldErrors]>([
    [{ score: '5' }, { score: ['Send score as a number, without quotes'] }],
    [{ gameId: '7' }, { gameId: ['Send gameId as a number, without quotes'] }],
    [{ score: 'many' }, { score: ['Score must be an integer'] }],
    [{ score: true }, { score: ['Score must be an integer'] }],
    [{ score: undefined }, { score: ['score is missing'] }],
    [{ gameId: null }, { gameId: ['gameId is missing'] }],
    [
      { gameId: undefined, game_id: 7 },
      { game_id: ['game_id is not a known property: did you mean gameId?'], gameId: ['gameId is missing'] },
    ],
    [
      { gameId: undefined, game: 7 },
      { game: ['game is not a known property: did you mean gameId?'], gameId: ['gameId is missing'] },
    ],
    [
      { score: undefined, scroe: 7 },
      { scroe: ['scroe is not a known property: did you mean score?'], score: ['score is missing'] },
    ],
    [{ api_key: 'x' }, { api_key: ['api_key is not a known property: did you mean apiKey?'] }],
    [{ key: 'x' }, { key: ['key is not a known property: did you mean apiKey?'] }],
    [{ playerName: 'Ada' }, { playerName: [`playerName ${PLAYERS}`] }],
    [{ user_id: 7 }, { user_id: [`user_id ${PLAYERS}`] }],
    [{ scores: [] }, { scores: ['scores is not a known property: several scores go to POST /api/scores/batch'] }],
    [{ is_admin: true }, { is_admin: ['is_admin is not a known property'] }],
  ])('with %j says what to change', (change, fields) => expectRefusal(score(change), invalid(fields)));

  it.each([
    ['in the address', (key: string) => ({ path: `/api/scores?apiKey=${key}` }), 'not into the address'],
    ['in X-API-Key', (key: string) => ({ headers: { 'X-API-Key': key } }), 'not into the header x-api-key'],
  ])('with its key %s says where keys go', async (_where, place, not) => {
    const message = `Keys go into the Authorization header (Bearer gg_…) or into the body (apiKey), ${not}.`;
    await expectRefusal({ ...score({ apiKey: undefined }), ...place(ada.apiKey) }, { code: 'unauthorized', message });
  });

  it.each(['', 'Token ', 'Basic ', 'Bearer:'])(
    'with "Authorization: %sgg_…" says how the header is written',
    (scheme) =>
      expectRefusal(
        { ...score({ apiKey: undefined }), headers: { Authorization: `${scheme}${ada.apiKey}` } },
        { code: 'unauthorized', message: 'Write the header as "Authorization: Bearer gg_…".' },
      ),
  );

  it('with a key that was replaced says so, as long as no further one was', async () => {
    const eve = await makeUser(node.database);
    const regenerate = () =>
      node.request
        .post('/api/user/api-key/regenerate')
        .auth(eve.token, { type: 'bearer' })
        .send({ immediately: true })
        .expect(200);
    const replaced = {
      code: 'api_key_invalid',
      message: 'This API key was replaced. Copy the new one from your API key page.',
    } as const;
    const { body: next } = await regenerate();
    await expectRefusal(score({ apiKey: eve.apiKey }), replaced);
    await regenerate();
    await expectRefusal(score({ apiKey: next.apiKey }), replaced);
    await expectRefusal(score({ apiKey: eve.apiKey }), {
      code: 'api_key_invalid',
      message: 'This API key is not valid.',
    });
  });

  it.each([
    [10, 500, 'from 10 to 500'],
    [10, null, 'of at least 10'],
    [null, 3, 'of at most 3'],
  ])('outside of the bounds of its game (%p, %p) is told them', async (min, max, bounds) => {
    const { id } = await makeGame(node.database);
    await node.database.rows('UPDATE games SET min_score = $2, max_score = $3 WHERE id = $1', [id, min, max]);
    await expectRefusal(score({ gameId: id }), {
      code: 'out_of_range',
      message: `This score is outside of what the game allows: it takes scores ${bounds}.`,
    });
  });

  it.each(['[]', '[{"gameId":1,"score":1}]'])('as the list %s is told where lists go', (body) =>
    expectRefusal(
      { path: '/api/scores', body },
      invalid({ body: ['Send a JSON object. Several scores go to POST /api/scores/batch.'] }),
    ),
  );
});

it('an API key on an endpoint that requires a session gets an error that states what API keys are for', () =>
  expectRefusal(
    { path: '/api/user/profile', headers: { Authorization: `Bearer ${ada.apiKey}` } },
    { code: 'unauthorized', message: 'API keys are for scores only. Please log in.' },
  ));

describe('a batch', () => {
  const batch = (body: unknown) => ({
    path: '/api/scores/batch',
    body,
    headers: { Authorization: `Bearer ${ada.apiKey}` },
  });
  const SHAPE = '{"scores": [{"gameId": 7, "score": 1200}]}';

  it.each<[unknown, FieldErrors]>([
    [[{ gameId: 1, score: 1 }], { body: [`Send a JSON object. A batch is ${SHAPE}.`] }],
    [{}, { scores: ['scores is missing'] }],
    [{ scores: { gameId: 1, score: 1 } }, { scores: ['scores must be a list'] }],
    [{ scores: '[]' }, { scores: ['Send scores as a list, without quotes'] }],
    [{ scores: [] }, { scores: ['scores must hold at least 1 score'] }],
    [{ items: [], scores: [1] }, { items: [`items is not a known property: the list is called scores: ${SHAPE}`] }],
    [{ score: 5, scores: [1] }, { score: [`score is not a known property: it belongs to each score: ${SHAPE}`] }],
  ])('of the form %j is told its form', (body, fields) => expectRefusal(batch(body), invalid(fields)));

  it.each<[unknown, FieldErrors]>([
    [7, { body: ['Send a JSON object. Each item is one score, such as {"gameId": 7, "score": 1200}.'] }],
    [{ gameId: 1, score: '5' }, { score: ['Send score as a number, without quotes'] }],
    [{ gameId: 1 }, { score: ['score is missing'] }],
    [
      { gameId: 1, score: 1, idempotency_key: 'x' },
      { idempotency_key: ['idempotency_key is not a known property: did you mean idempotencyKey?'] },
    ],
    [
      { gameId: 1, score: 1, apiKey: 'x' },
      { apiKey: ['apiKey is not a known property: it stands once, beside scores'] },
    ],
  ])('answers the item %j with what to change', async (item, fields) => {
    const { headers, body } = batch({ scores: [item] });
    const { results } = (
      await node.request
        .post('/api/scores/batch')
        .set(headers)
        .send(body as object)
        .expect(200)
    ).body as { results: unknown[] };
    expect(results).toEqual([
      { status: 400, code: 'validation_failed', message: Object.values(fields)[0]?.[0], fields },
    ]);
  });
});

describe('a query', () => {
  const BOARDS = ['/api/scores', '/api/scores/weekly', '/api/scores/count', '/api/leaderboard'];
  const SCORE =
    'is not a known parameter: boards are only read by GET. Send scores with POST /api/scores and a JSON body';
  const KEY =
    'is not a known parameter: keys go into the Authorization header or the body of POST /api/scores, never into an address. Boards need none';

  it.each(BOARDS)('of %s is refused if it seems to send a score', (path) =>
    expectRefusal(
      { path: `${path}?gameId=${game.id}&score=1200&apiKey=${ada.apiKey}` },
      invalid({ score: [`score ${SCORE}`], apiKey: [`apiKey ${KEY}`] }),
    ),
  );

  it.each([
    ...BOARDS.flatMap((path) => [
      [path, 'game_id=7', 'gameId'],
      [path, 'gameid=7', 'gameId'],
      [path, 'game=7', 'gameId'],
    ]),
    ['/api/leaderboard', 'Period=week', 'period'],
    ['/api/leaderboard', 'limits=5', 'limit'],
    ['/api/games', 'modelId=7', 'model_id'],
    ['/api/games', 'tags=cards', 'tag'],
  ])(
    'of %s with %s is refused, because the answer would be to another question',
    (path = '', query = '', meant = '') => {
      const [name = ''] = query.split('=');
      const sentence = `${name} is not a known parameter: did you mean ${meant}?`;
      return expectRefusal({ path: `${path}?${query}` }, invalid({ [name]: [sentence] }));
    },
  );

  it.each(['utm_source=x', '_=123', 'colour=green', 'v=1', 'fbclid=x', 'ref=x'])(
    'with %s is answered',
    async (query) => {
      for (const path of [...BOARDS, '/api/games']) await node.request.get(`${path}?${query}`).expect(200);
    },
  );

  it.each([
    ['page=0', 'page', 'page must be at least 1'],
    ['limit=-5', 'limit', 'limit must be at least 1'],
    ['page=x', 'page', 'page must be an integer'],
    ['gameId=0', 'gameId', 'gameId must be positive'],
  ])('with %s names only the rule that it breaks', (query, field, sentence) =>
    expectRefusal({ path: `/api/leaderboard?${query}` }, invalid({ [field]: [sentence] })),
  );
});

describe('a game', () => {
  const list = (change: object) => ({
    path: '/api/games',
    headers: { Authorization: `Bearer ${ada.token}` },
    body: {
      name: 'Dragon Ledger',
      description: 'Count the gold before it is burnt.',
      ai_model_id: 1,
      model_version_id: game.model_version_id,
      categories: ['Puzzle'],
      ai_integration_details: 'The model invents every customer.',
      ...change,
    },
  });
  const CATEGORIES = `Please select at least one category. Allowed: ${GAME_CATEGORIES.join(', ')}`;

  it.each<[object, FieldErrors]>([
    [{ categories: ['Arcade'] }, { categories: [CATEGORIES] }],
    [{ categories: [] }, { categories: ['Please select at least one category'] }],
    [{ categories: undefined }, { categories: ['Please select at least one category'] }],
    [{ launch: 'arcade' }, { launch: ['Please select how the game is launched. Allowed: link, embed, tab, hosted'] }],
    [{ name: undefined }, { name: ['Name must be at least 2 characters'] }],
    [{ name: 7 }, { name: ['Name must be at least 2 characters'] }],
    [{ ai_model_id: undefined }, { ai_model_id: ['Please select an AI model'] }],
    [
      { ai_model_id: '7' },
      { ai_model_id: ['Please select an AI model. Send ai_model_id as a number, without quotes'] },
    ],
    [{ active: 'true' }, { active: ['Send active as true or false, without quotes'] }],
    [{ gameUrl: 'https://a.example' }, { gameUrl: ['gameUrl is not a known property: did you mean game_url?'] }],
  ])('with %j says what to change', (change, fields) => expectRefusal(list(change), invalid(fields)));
});

it('a rating in quotes keeps the sentence of its rule', () =>
  expectRefusal(
    { path: `/api/games/${game.id}/ratings`, headers: { Authorization: `Bearer ${ada.token}` }, body: { rating: '3' } },
    invalid({ rating: ['Rating must be between 1 and 5. Send rating as a number, without quotes'] }),
  ));

describe('a body', () => {
  it.each([
    ['/api/scores', 110_000, 'The body of the request has 107.5 kB; at most 100 kB are accepted.'],
    ['/api/scores/batch', 1_100_000, 'The body of the request has 1.1 MB; at most 1 MB are accepted.'],
  ])('of %s that is too large is told both sizes', (path, length, message) =>
    expectRefusal({ path, body: JSON.stringify({ x: 'x'.repeat(length) }) }, { code: 'payload_too_large', message }),
  );
});

describe('a method', () => {
  it.each([
    ['PUT', '/api/scores', 'GET, HEAD, POST, OPTIONS'],
    ['GET', '/api/scores/batch', 'POST, OPTIONS'],
    ['DELETE', '/api/leaderboard', 'GET, HEAD, OPTIONS'],
    ['PATCH', '/api/games/7', 'GET, HEAD, PUT, DELETE'],
    ['PATCH', '/api/games/trending', 'GET, HEAD'],
    ['OPTIONS', '/api/games', 'GET, HEAD, POST'],
    ['GET', '/api/auth/login', 'POST'],
    ['HEAD', '/api/auth/login', 'POST'],
    ['POST', '/health/live', 'GET, HEAD'],
  ])('%s of %s is refused with those that the address has', async (method, path, allow) => {
    const answer = await fetch(`${node.url}${path}`, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
    if (method === 'HEAD') return;
    const body = expectErrorShape({
      status: 405,
      headers: Object.fromEntries(answer.headers),
      body: await answer.json(),
    });
    expect([body.code, body.message]).toEqual([
      'method_not_allowed',
      `This address has no ${method}. Allowed: ${allow}.`,
    ]);
  });

  it('of an address that does not exist is 404', async () => {
    for (const method of ['PUT', 'DELETE', 'OPTIONS']) {
      expect((await fetch(`${node.url}/api/nothing`, { method })).status).toBe(404);
    }
  });
});
