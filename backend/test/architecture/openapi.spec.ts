import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { starterGame } from '@gamegeek/contracts/agents/starter-game.js';
import { ERROR_STATUS } from '@gamegeek/contracts/errors/error-codes.js';
import { RATE_LIMITS } from '../../src/config/limits.js';
import { TopicRegistry } from '../../src/core/live/topic-registry.service.js';
import { makeAgentToken } from '../factories/agent-token.factory.js';
import { makeComment } from '../factories/comment.factory.js';
import { makeGame } from '../factories/game.factory.js';
import { insert } from '../factories/made.js';
import { makeModel, makeVersion } from '../factories/model.factory.js';
import { makeUser } from '../factories/user.factory.js';
import { isApiKeyFormat } from '../../src/modules/auth/shared/api-key-format.js';
import { playAsGuest } from '../support/guest-plays.js';
import { routesOf } from '../support/http/routes.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let node: TestApp;
let document: OpenAPIObject;

beforeAll(async () => {
  node = await startTestApp();
  document = (await node.request.get('/api/openapi.json').expect(200)).body;
});
afterAll(() => node?.close());

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);
const documented = () =>
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations)
      .filter((key) => METHODS.has(key))
      .map((method) => `${method.toUpperCase()} ${path}`),
  );

const operations = () =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>)
      .filter(([key]) => METHODS.has(key))
      .map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, path, operation })),
  );

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

interface Media {
  schema: object;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

interface LiveTopic {
  topic: string;
  snapshot: object;
  changes: object;
  example: { snapshot: unknown; changes: unknown };
}

const mediaOf = (holder: object | undefined): Media[] =>
  Object.values(holder && 'content' in holder ? (holder.content as Record<string, Media>) : {});

const mediaTypesOf = (holder: object | undefined): string[] =>
  Object.keys(holder && 'content' in holder ? (holder.content as object) : {});

let validator: Ajv2020 | undefined;
/** The document's schemas, which are JSON Schema 2020-12 in OpenAPI 3.1. */
function schemas(): Ajv2020 {
  if (validator) return validator;
  validator = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(validator);
  validator.addSchema({ $id: 'api', components: document.components });
  return validator;
}

const checks = new Map<string, ValidateFunction>();

function expectValid(what: string, schema: object, example: unknown): void {
  const whole = JSON.stringify(schema).replaceAll('"#/components', '"api#/components');
  const check = checks.get(whole) ?? schemas().compile(JSON.parse(whole) as object);
  checks.set(whole, check);
  check(example);
  expect({ what, example, errors: check.errors }).toEqual({ what, example, errors: null });
}

describe('/api/openapi.json', () => {
  it('is OpenAPI 3.1', () => {
    expect(document.openapi).toBe('3.1.0');
  });

  it('describes exactly the routes of the application', () => {
    const routes = routesOf(node.app).map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    const own = ['GET /api/openapi.json', 'GET /api/openapi.games.json', 'GET /api/reference.md', 'POST /mcp'];
    expect(routes).toEqual(expect.arrayContaining(own));
    expect(documented().sort()).toEqual(routes.filter((route) => !own.includes(route)).sort());
  });

  it('references existing schemas only', () => {
    const names = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(10);
    for (const name of new Set(names)) expect(Object.keys(document.components?.schemas ?? {})).toContain(name);
  });

  it('contains valid JSON Schema only', () => {
    for (const name of Object.keys(document.components?.schemas ?? {})) {
      expect(() => schemas().compile({ $ref: `api#/components/schemas/${name}` })).not.toThrow();
    }
  });

  it('gives every endpoint a summary and a tag', () => {
    const tags = document.tags?.map(({ name }) => name);
    for (const { call, operation } of operations()) {
      expect({ call, summary: operation.summary, tags: operation.tags }).toEqual({
        call,
        summary: expect.stringMatching(/^[A-Z].{4,}[^.]$/),
        tags: [expect.any(String)],
      });
      expect(tags).toContain(operation.tags?.[0]);
    }
  });

  it('names every endpoint and its path parameters once', () => {
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { call, path, operation } of operations()) {
      const inPath = (operation.parameters ?? []).flatMap((given) =>
        'in' in given && given.in === 'path' ? given : [],
      );
      expect([call, ...inPath.map(({ name }) => name).sort()]).toEqual([
        call,
        ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort(),
      ]);
      for (const { required, description, schema } of inPath) {
        expect({ call, required, description, schema }).toEqual({
          call,
          required: true,
          description: expect.any(String),
          schema: expect.objectContaining({ type: expect.stringMatching(/^(integer|string)$/) }),
        });
      }
    }
  });

  it('gives every success a schema and a valid example', () => {
    for (const { call, operation } of operations()) {
      const successes = Object.entries(operation.responses).filter(([status]) => /^[23]/.test(status));
      expect({ call, successes: successes.length }).toEqual({ call, successes: 1 });
      for (const [status, answer] of successes) {
        const media = mediaOf(answer);
        expect({ call, status, has: media.length > 0 }).toEqual({
          call,
          status,
          has: !['202', '204', '302'].includes(status) || media.length > 0,
        });
        for (const { schema, example } of media) expectValid(call, schema, example);
      }
    }
  });

  it('gives every request body a schema and a valid example', () => {
    for (const { call, operation } of operations()) {
      if (!operation.requestBody) continue;
      const media = mediaOf(operation.requestBody);
      expect({ call, isDescribed: media.length > 0 }).toEqual({ call, isDescribed: true });
      for (const { schema, example } of media) expectValid(call, schema, example);
    }
  });

  it('gives every parameter a valid example', () => {
    for (const { call, operation } of operations()) {
      for (const parameter of operation.parameters ?? []) {
        if ('in' in parameter) expectValid(`${call} ${parameter.name}`, parameter.schema ?? {}, parameter.example);
      }
    }
  });

  it('gives every endpoint its error codes, each with an example of its status', () => {
    const catalogue = Object.keys(ERROR_STATUS);
    for (const { call, operation } of operations()) {
      const codes = Reflect.get(operation, 'x-error-codes') as string[];
      expect({ call, codes }).toEqual({
        call,
        codes: expect.arrayContaining(['rate_limited', 'unavailable', 'internal']),
      });
      expect(catalogue).toEqual(expect.arrayContaining(codes));
      const shown = Object.entries(operation.responses).flatMap(([status, answer]) =>
        Number(status) >= 400
          ? mediaOf(answer).flatMap(({ examples = {} }) =>
              Object.entries(examples).map(([code, { value }]) => ({ status: Number(status), code, value })),
            )
          : [],
      );
      expect(shown.map(({ code }) => code).sort()).toEqual([...codes].sort());
      for (const { status, code, value } of shown) {
        expectValid(`${call} ${code}`, { $ref: '#/components/schemas/Error' }, value);
        expect(value).toMatchObject({ statusCode: status, code });
      }
      expect(mediaOf(operation.responses.default)[0]?.schema).toEqual({ $ref: '#/components/schemas/Error' });
    }
  });

  it('documents authentication as in the table of callers', () => {
    const open = operations().filter(({ operation }) => !operation.security);
    expect(open.map(({ call }) => call)).toContain('GET /api/games');
    const security = document.paths['/api/scores']?.post?.security;
    expect(security).toEqual([{ apiKey: [] }, { session: [] }, { cookie: [] }, {}]);
    expect(document.paths['/api/user/profile']?.get?.security).toEqual([{ session: [] }, { cookie: [] }]);
    const known = Object.keys(document.components?.securitySchemes ?? {});
    for (const { operation } of operations()) {
      for (const way of operation.security ?? []) expect(known).toEqual(expect.arrayContaining(Object.keys(way)));
    }
  });

  it('describes credentials as they are issued', async () => {
    const ada = await makeUser(node.database);
    const game = await makeGame(node.database, { launch: 'tab', gameUrl: 'https://games.example/' });
    const { token: playToken } = await playAsGuest(node, game.id);
    const agentToken = await makeAgentToken(node.database, ada.id);
    const issued: Record<string, string> = { session: ada.token, apiKey: ada.apiKey, playToken, agentToken };
    for (const [scheme, credential] of Object.entries(issued)) {
      const described = document.components?.securitySchemes?.[scheme];
      const format = described && 'bearerFormat' in described ? described.bearerFormat : undefined;
      expect([scheme, credential]).toEqual([scheme, expect.stringMatching(new RegExp(`^${format}$`))]);
    }
    const { example } = mediaOf(document.paths['/api/user/api-key']?.get?.responses['200'])[0] ?? {};
    const { apiKey } = example as { apiKey: string };
    expect([apiKey, isApiKeyFormat(apiKey)]).toEqual([apiKey, true]);
  });

  it('has examples of scores that the server accepts as written', async () => {
    const ada = await makeUser(node.database);
    const example = (path: string) => mediaOf(document.paths[path]?.post?.requestBody)[0]?.example as object;
    const send = async (path: string) =>
      (await node.request.post(path).auth(ada.apiKey, { type: 'bearer' }).send(example(path)).expect(200)).body;
    // The game that the examples name.
    const { id } = await makeGame(node.database);
    await node.database.rows('DELETE FROM boards WHERE game_id = $1', [id]);
    await node.database.rows('UPDATE games SET id = 7 WHERE id = $1', [id]);
    await node.database.rows(
      `INSERT INTO boards (id, game_id, slug, name, counts_in_totals) VALUES (7, 7, 'main', 'Main', true)`,
    );
    const accepted = expect.objectContaining({ gameId: 7, score: 1240 });
    expect(await send('/api/scores')).toEqual(accepted);
    expect((await send('/api/scores/batch')).results).toEqual([accepted]);
  });

  it('tells where the SDK is', () => {
    expect(document.info.description).toContain(`${node.settings.publicUrl}/sdk/v1.js`);
    expect(document.externalDocs?.url).toBe(`${node.settings.publicUrl}/api-documentation`);
  });

  it('documents every limit', () => {
    const { rates } = Reflect.get(document, 'x-limits') as {
      rates: { name: string; counted: string; points: number }[];
    };
    expect(rates.map(({ name, points }) => [name, points])).toEqual(
      expect.arrayContaining(Object.entries(RATE_LIMITS).map(([name, { points }]) => [name, points])),
    );
  });

  it('documents every live topic with examples', () => {
    const { topics } = Reflect.get(document, 'x-live') as { topics: LiveTopic[] };
    expect(topics).toHaveLength(node.app.get(TopicRegistry).descriptions().length);
    expect(topics.map(({ topic }) => topic)).toEqual(expect.arrayContaining(['me', 'game:{id}']));
    for (const { topic, snapshot, changes, example } of topics) {
      expectValid(`${topic} snapshot`, snapshot, example.snapshot);
      expectValid(`${topic} changes`, changes, example.changes);
    }
  });

  it('documents bodies and queries by their validation rules', () => {
    expect(document.components?.schemas?.RegisterDto).toMatchObject({
      required: ['username', 'email', 'password'],
      additionalProperties: false,
      properties: {
        username: { type: 'string', minLength: 3, maxLength: 32 },
        email: { format: 'email' },
        password: { minLength: 8 },
      },
    });
    expect(document.components?.schemas?.SubmitScoreDto).toMatchObject({
      required: ['gameId', 'score'],
      properties: { score: { type: 'number', minimum: 0 }, gameId: { type: 'integer', minimum: 1 } },
    });
    expect(document.paths['/api/games']?.get?.parameters).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          name: 'page',
          in: 'query',
          required: false,
          schema: { type: 'integer', minimum: 1, default: 1 },
        }),
        expect.objectContaining({ name: 'limit', schema: { type: 'integer', minimum: 1, maximum: 100 } }),
      ]),
    );
  });

  const TODAY = `(now() AT TIME ZONE 'UTC')::date`;

  it('matches actual answers', async () => {
    const ada = await makeUser(node.database);
    const game = await makeGame(node.database);
    const hosted = await makeGame(node.database);
    await node.database.rows(`UPDATE games SET launch = 'hosted', arcade_id = 'snake' WHERE id = $1`, [hosted.id]);
    await makeComment(node.database, { gameId: game.id, userId: ada.id });
    await insert(node.database, 'player_ratings', { user_id: ada.id, tenths: 48, rank: 1, games: 1 });
    await node.database.rows(
      `INSERT INTO dailies (day, number, game_id, seed, drawn_at) VALUES (${TODAY}, 1, $1, $2, now())`,
      [hosted.id, Buffer.alloc(16)],
    );
    await node.database.rows(
      `INSERT INTO daily_runs (round_id, day, user_id, started_at) VALUES (gen_random_uuid(), ${TODAY}, $1, now())`,
      [ada.id],
    );
    const answers = {
      OwnUser: (await node.request.get('/api/auth/user').auth(ada.token, { type: 'bearer' })).body,
      ApiKey: (await node.request.get('/api/user/api-key').auth(ada.token, { type: 'bearer' })).body,
      SessionAnswer: (
        await node.request.post('/api/auth/login').send({ identifier: ada.username, password: ada.password })
      ).body,
      Achievement: (await node.request.get('/api/user/achievements').auth(ada.token, { type: 'bearer' })).body[0],
      GameAchievement: (await node.request.get(`/api/games/${hosted.id}/achievements`)).body[0],
      Credits: (await node.request.get('/api/user/credits').auth(ada.token, { type: 'bearer' })).body,
      PublicProfile: (await node.request.get(`/api/users/${ada.username}`)).body,
      Game: (await node.request.get(`/api/games/${game.id}`)).body,
      ModelVersion: (await node.request.get(`/api/model-versions/${game.model_version_id}`)).body,
      AiModel: (await node.request.get('/api/models')).body[0],
      Comment: (await node.request.get(`/api/games/${game.id}/comments`)).body.comments[0],
      CommentsPage: (await node.request.get(`/api/games/${game.id}/comments`)).body,
      GameRatings: (await node.request.get(`/api/games/${game.id}/ratings`)).body,
      Error: { ...(await node.request.post('/api/auth/login').send({})).body, reasons: [] },
    };
    for (const [name, body] of Object.entries(answers)) {
      const schema = document.components?.schemas?.[name] as { properties: object };
      expect([name, Object.keys(body).sort()]).toEqual([name, Object.keys(schema.properties).sort()]);
    }
  });
});

describe('/api/reference.md', () => {
  it('names every documented call, with the address of the site and its errors', async () => {
    const { text } = await node.request.get('/api/reference.md').expect(200);
    const calls = [...text.matchAll(/^### (\w+) (\S+)$/gm)].map(
      ([, method, address = '']) => `${method} ${address.replace(node.settings.publicUrl, '')}`,
    );
    expect(calls.sort()).toEqual(documented().sort());
    expect(text).toContain('- Body: `{"gameId":7,"score":1240}`');
    expect(text).toMatch(/^- Answer 200: `\{"id":\d+,"userId":"[\w-]+","gameId":7,"score":1240,/m);
    expect(text).toContain('`idempotency_mismatch`');
  });
});

describe('/api/openapi.games.json', () => {
  let forGames: OpenAPIObject;
  let text: string;

  beforeAll(async () => {
    ({ text } = await node.request.get('/api/openapi.games.json').expect(200));
    forGames = JSON.parse(text) as OpenAPIObject;
  });

  const callsOf = ({ paths }: OpenAPIObject) =>
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({ method, path, operation })),
    );

  it('has at most 40 kB, and what games and agents need', () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(40 * 1_024);
    const calls = callsOf(forGames).map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(calls).toEqual(expect.arrayContaining(FOR_GAMES));
    expect(calls.filter((call) => /user\/(?!created-games)|auth|admin/.test(call))).toEqual([]);
  });

  it('is a part of the whole document, with every schema that it refers to and no other', () => {
    const whole = JSON.stringify(document.paths);
    for (const { path, method } of callsOf(forGames)) expect(document.paths[path]).toHaveProperty(method);
    const referred = (from: unknown) =>
      new Set([...JSON.stringify(from).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = '']) => name));
    const held = Object.keys(forGames.components?.schemas ?? {});
    expect([...referred(forGames)].sort()).toEqual(held.sort());
    for (const name of held)
      expect(document.components?.schemas?.[name]).toMatchObject(forGames.components?.schemas?.[name] ?? {});
    expect(whole).toContain('x-error-codes');
    const codes = callsOf(forGames).flatMap(({ operation }) => Reflect.get(operation, 'x-error-codes') as string[]);
    const ofAll = Reflect.get(forGames, 'x-error-codes-of-all') as string[];
    expect(Object.keys(Reflect.get(forGames, 'x-errors') as object).sort()).toEqual(
      [...new Set([...codes, ...ofAll])].sort(),
    );
    expect(ofAll).toContain('rate_limited');
  });

  it('has examples that the server accepts as sent', async () => {
    const ada = await makeUser(node.database);
    const token = await makeAgentToken(node.database, ada.id);
    await makeWhatExamplesName(ada.id);
    const played = { launch: 'tab', game_url: 'https://games.example/' };
    await node.request.put('/api/games/7').auth(ada.token, { type: 'bearer' }).send(played).expect(200);
    const { token: playToken } = await playAsGuest(node, 7);
    const credentials: Record<string, string> = {
      apiKey: ada.apiKey,
      session: ada.token,
      agentToken: token,
      playToken,
    };
    const refused: object[] = [];
    for (const { method, path, operation } of callsOf(forGames)) {
      const call = `${method.toUpperCase()} ${path}`;
      if (NEEDS_ISSUED.includes(call)) continue;
      const scheme = Object.keys(operation.security?.[0] ?? {})[0] ?? '';
      const isFile = mediaTypesOf(operation.requestBody).includes('text/html');
      const body = isFile
        ? starterGame({ site: node.url, gameId: 7 })
        : JSON.stringify(mediaOf(operation.requestBody)[0]?.example);
      const answer = await fetch(node.url + path.replace('{id}', '7'), {
        method: method.toUpperCase(),
        headers: {
          ...(scheme && { authorization: `Bearer ${credentials[scheme]}` }),
          ...(body && { 'content-type': isFile ? 'text/html' : 'application/json' }),
        },
        ...(body && { body }),
      });
      if (answer.status >= 400) refused.push({ call, status: answer.status, answer: await answer.json() });
    }
    expect(refused).toEqual([]);
  });

  /** Game 7 of the user, AI model 3 and its version 11. Other tests have made some of them. */
  async function makeWhatExamplesName(userId: string): Promise<void> {
    const { database } = node;
    for (let last = 0; last < 3;) last = (await makeModel(database)).id;
    for (let last = 0; last < 11;) last = (await makeVersion(database, { modelId: 3 })).id;
    await database.rows('UPDATE model_versions SET model_id = 3 WHERE id = 11');
    await database.rows('UPDATE games SET created_by = $1 WHERE id = 7', [userId]);
  }
});

const FOR_GAMES = [
  'POST /api/scores',
  'POST /api/scores/batch',
  'GET /api/leaderboard',
  'GET /api/models',
  'GET /api/games/{id}',
  'POST /api/games',
  'PUT /api/games/{id}',
  'POST /api/games/{id}/builds',
  'POST /api/builds/check',
  'POST /api/play/sessions',
  'POST /api/play/rounds',
  'POST /api/play/connects',
];

/** Their bodies hold what the server has issued to a game a moment ago. */
const NEEDS_ISSUED = ['POST /api/play/sessions', 'POST /api/play/connects/poll', 'POST /api/play/end'];
