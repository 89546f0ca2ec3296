import { Agent, request as send } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { io, type Socket } from 'socket.io-client';
import { LIVE_ERROR_CODES } from '@gamegeek/contracts/live/live-events.js';
import { makeGame, makeHiddenGame, type MadeGame } from '../factories/game.factory.js';
import { makeUser, type MadeUser } from '../factories/user.factory.js';
import { expectErrorShape } from '../support/http/expect-error.js';
import { EXTRA_ROUTES, LIVE_EVENTS } from '../support/http/hostile-extras.js';
import {
  HOSTILE_BODIES,
  HOSTILE_JSON,
  HOSTILE_PATHS,
  HOSTILE_QUERIES,
  MASS_ASSIGNMENT,
  TEXTS,
  TRAPS,
  UNUSUAL_METHODS,
  WRONG_TYPES,
} from '../support/http/hostile-values.js';
import { runConcurrently } from '../support/run-concurrently.js';
import { routesOf, type Route } from '../support/http/routes.js';
import { rowSnapshot } from '../support/row-snapshot.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

interface Operation {
  parameters?: { name: string; in: string }[];
  /** For routes that require a session. */
  security?: object[];
  requestBody?: { content: Record<string, { schema: { $ref: string }; example: Record<string, unknown> }> };
}

interface Property {
  type?: string;
  enum?: unknown[];
  minLength?: number;
  format?: string;
  items?: Property & { $ref?: string };
}

type Properties = Record<string, Property>;

interface BodySchema {
  properties?: Properties;
  required?: string[];
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
/** Sent to lists that accept them, and one to others. */
const UNREAD = 'sort';
/** Patterns that reveal internals. */
const INSIDE = /node_modules|\bat \w+ \(|SELECT |relation "|[Mm]ikro|[Ee]xpress/;

let node: TestApp;
let document: OpenAPIObject;
let routes: Route[];
let ada: MadeUser;
let game: MadeGame;
/** Undefined while a test sends requests that may change rows. */
let before: Record<string, string> | undefined;

beforeAll(async () => {
  node = await startTestApp({ settings: { limits: false } });
  ada = await makeUser(node.database);
  game = await makeGame(node.database, { createdBy: ada.id });
  await makeHiddenGame(node.database);
  document = (await node.request.get('/api/openapi.json').expect(200)).body;
  routes = [...routesOf(node.app), ...EXTRA_ROUTES];
  // The first read creates their rows.
  await node.request.get('/api/user/achievements').auth(ada.token, { type: 'bearer' }).expect(200);
});
beforeEach(async () => {
  before = await rowSnapshot(node.database);
});
afterEach(async () => {
  if (before) expect(await rowSnapshot(node.database)).toEqual(before);
  await node.request.get('/health/live').expect(200);
});
afterAll(async () => {
  agent.destroy();
  await node?.close();
});

/** Sends a raw request, without a client that would correct it. */
function ask({ method, path, headers, body }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const url = new URL(node.url);
    const request = send({ agent, host: url.hostname, port: url.port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
      response.once('error', reject);
    });
    request.once('error', reject);
    request.end(body);
  });
}

/** Expects an error in the standard format that is not a 500. */
function expectHarmless(sent: Sent, answer: Answer): void {
  const what = `${sent.method} ${sent.path.slice(0, 100)} ${sent.body?.slice(0, 100) ?? ''}`;
  if (!(answer.status < 500)) throw new Error(`${what} was answered ${answer.status}: ${answer.text}`);
  if (answer.headers['x-injected'] !== undefined) throw new Error(`${what} has set a header of the answer`);
  if (answer.status < 400 || sent.method === 'HEAD') return;
  expectErrorShape({ status: answer.status, headers: answer.headers, body: JSON.parse(answer.text) });
  if (INSIDE.test(answer.text)) throw new Error(`${what} reveals internals: ${answer.text}`);
}

async function sendAll(requests: Sent[]): Promise<void> {
  expect(requests.length).toBeGreaterThan(0);
  await runConcurrently(requests, async (sent) => expectHarmless(sent, await ask(sent)));
}

const bearer = () => ({ authorization: `Bearer ${ada.token}` });
const json = { 'content-type': 'application/json' };
/** A path with this text in every parameter. */
const filled = (path: string, value: string) => path.replace(/:\w+/g, () => value);
const writeRoutes = () => routes.filter(({ method }) => ['POST', 'PUT', 'PATCH'].includes(method));
/** Makes a new key with any body that is not refused. */
const CHANGES_ALWAYS = '/api/user/api-key/regenerate';

const operationOf = ({ method, path }: Route) =>
  (document.paths[path.replace(/:(\w+)/g, '{$1}')] as Record<string, Operation> | undefined)?.[method.toLowerCase()];

const queryNamesOf = (path: string) => [
  UNREAD,
  ...(operationOf({ method: 'GET', path })?.parameters ?? [])
    .filter(({ in: place }) => place === 'query')
    .map(({ name }) => name),
];

/** For routes that depend on a session, with and without one. */
const hasSecurity = (route: Route) => operationOf(route)?.security !== undefined;
const isOpen = (route: Route) =>
  operationOf(route)?.security?.every((scheme) => Object.keys(scheme).length > 0) !== true;

/** The schema of a route's body; routes without one get bodies from visitors only. */
function bodyOf(route: Route): Properties | undefined {
  const reference = operationOf(route)?.requestBody?.content['application/json']?.schema.$ref;
  return reference === undefined ? undefined : (schemaOf(reference).properties ?? {});
}

const schemaOf = (reference: string) =>
  document.components?.schemas?.[reference.split('/').at(-1) ?? ''] as unknown as BodySchema;

/** A valid body, so that only the hostile property causes a refusal. */
function sample(properties: Properties): Record<string, unknown> {
  const known: Record<string, unknown> = {
    gameId: game.id,
    score: 7,
    apiKey: ada.apiKey,
    scores: [],
    password: 'long enough',
    identifier: 'nobody',
  };
  return Object.fromEntries(
    Object.entries(properties)
      // Properties for play tokens only, which would cause every refusal of a key.
      .filter(([name]) => !['totp', 'current_password', 'round', 'details', 'guest'].includes(name))
      .map(([name, { enum: values, type, format }]) => [
        name,
        known[name] ?? values?.[0] ?? (format === 'email' ? 'new@players.example' : type === 'integer' ? 1 : 'sample'),
      ]),
  );
}

/** The sample with one property replaced by a JSON text. */
function withProperty(properties: Properties, name: string, text: string): string {
  const rest = { ...sample(properties) };
  delete rest[name];
  const others = JSON.stringify(rest).slice(1, -1);
  return `{${others}${others && ','}${JSON.stringify(name)}:${text}}`;
}

/** Each with the routes that evaluate the body of this caller. */
const callers = [
  ['a visitor', () => ({}), isOpen],
  ['a signed-in user', bearer, hasSecurity],
] as const;

describe.each(callers)('%s', (who, credentials, mayAsk) => {
  const routesWith = (methods: string[]) => routes.filter((route) => methods.includes(route.method) && mayAsk(route));
  const readRoutes = () => routesWith(['GET']);
  const writeRoutes = () => routesWith(['POST', 'PUT', 'PATCH']);

  it('tolerates hostile paths', async () => {
    const withParameters = routes.filter((route) => route.path.includes(':') && mayAsk(route));
    await sendAll(
      withParameters.flatMap(({ method, path }) =>
        HOSTILE_PATHS.map((value) => ({ method, path: filled(path, value), headers: credentials() })),
      ),
    );
  });

  it('tolerates hostile queries', async () => {
    await sendAll(
      readRoutes().flatMap(({ method, path }) =>
        queryNamesOf(path).flatMap((name) =>
          HOSTILE_QUERIES.map((value) => ({
            method,
            path: `${filled(path, String(game.id))}?${name}=${value.replace('{name}', name)}`,
            headers: credentials(),
          })),
        ),
      ),
    );
  });

  it('tolerates hostile bodies', async () => {
    const open = writeRoutes().filter(
      (route) => who === 'a visitor' || (bodyOf(route) && route.path !== CHANGES_ALWAYS),
    );
    await sendAll(
      open.flatMap(({ method, path }) =>
        Object.values(HOSTILE_BODIES).map((body) => ({
          method,
          path: filled(path, String(game.id)),
          body,
          headers: { ...credentials(), ...json },
        })),
      ),
    );
  });

  it('tolerates any hostile property', async () => {
    const others = writeRoutes().filter(({ path }) => path !== CHANGES_ALWAYS);
    const requests = others.flatMap((route) => {
      const properties = bodyOf(route) ?? {};
      return Object.keys(properties).flatMap((name) =>
        // Without a key, or with null, a signed-in browser scores as itself; a profile without one property changes
        // the other.
        Object.entries(HOSTILE_JSON)
          .filter(
            ([value]) =>
              !(name === 'apiKey' && (value === 'null' || value === 'an empty text')) &&
              !(['board', 'round', 'details', 'guest'].includes(name) && value === 'null') &&
              !(route.path === '/api/user/profile' && value === 'null') &&
              name !== 'totp',
          )
          .map(([, value]) => ({
            method: route.method,
            path: filled(route.path, String(game.id)),
            body: withProperty(properties, name, value),
            headers: { ...credentials(), ...json },
          })),
      );
    });
    await sendAll(requests);
  });

  it('tolerates hostile values inside list items', async () => {
    const requests = writeRoutes().flatMap((route) =>
      Object.entries(bodyOf(route) ?? {}).flatMap(([name, { items }]) => {
        if (items === undefined) return [];
        const item = items.$ref === undefined ? {} : sample(schemaOf(items.$ref).properties ?? {});
        const others = JSON.stringify(item).slice(1, -1);
        return TRAPS.flatMap((trap) => [`"${trap}":1`, `"nested":{"${trap}":{}}`]).map((trapped) => ({
          method: route.method,
          path: filled(route.path, String(game.id)),
          body: withProperty(bodyOf(route) ?? {}, name, `[{${others}${others && ','}${trapped}}]`),
          headers: { ...credentials(), ...json },
        }));
      }),
    );
    await sendAll(requests);
  });

  it('does not accept protected properties', async () => {
    const requests = writeRoutes().flatMap((route) => {
      const properties = bodyOf(route);
      if (!properties) return [];
      const schemes = operationOf(route)?.security;
      const isLocked = schemes?.every((scheme) => Object.keys(scheme).length > 0);
      // Neither caller has a play token.
      const needsPlay = schemes?.some((scheme) => 'playToken' in scheme);
      const refusal =
        needsPlay || (who === 'a visitor' && isLocked) ? 401 : route.path.startsWith('/api/admin/') ? 403 : 400;
      const foreign = Object.entries(MASS_ASSIGNMENT).filter(([name]) => !Object.hasOwn(properties, name));
      return foreign.map(([name, value]) => ({
        method: route.method,
        path: filled(route.path, String(game.id)),
        body: JSON.stringify({ ...sample(properties), [name]: value }),
        headers: { ...credentials(), ...json },
        refusal,
      }));
    });
    await runConcurrently(requests, async ({ refusal, ...sent }) => {
      const answer = await ask(sent);
      expectHarmless(sent, answer);
      expect([sent.path, sent.body, answer.status]).toEqual([sent.path, sent.body, refusal]);
    });
  });
});

it('tolerates a body of another type or without one', async () => {
  await sendAll(
    writeRoutes().flatMap(({ method, path }) =>
      WRONG_TYPES.map((type) => ({
        method,
        path: filled(path, '1'),
        body: 'a=1&b=2',
        headers: { 'content-type': type },
      })),
    ),
  );
});

it('tolerates unusual methods', async () => {
  const known = new Set(routes.map(({ method, path }) => `${method} ${path}`));
  await sendAll(
    routes.flatMap(({ path }) =>
      UNUSUAL_METHODS.filter((method) => !known.has(`${method} ${path}`)).map((method) => ({
        method,
        path: filled(path, '1'),
        headers: bearer(),
      })),
    ),
  );
});

it('stores markup, SQL and templates as plain text', async () => {
  const requests = Object.values(TEXTS).flatMap((text) => [
    {
      method: 'POST',
      path: '/api/auth/login',
      body: JSON.stringify({ identifier: text, password: text }),
      headers: json,
    },
    {
      method: 'POST',
      path: '/api/auth/register',
      body: JSON.stringify({ username: text, email: text, password: text }),
      headers: json,
    },
    {
      method: 'POST',
      path: '/api/scores',
      body: JSON.stringify({ gameId: game.id, score: 1, apiKey: text }),
      headers: json,
    },
    { method: 'GET', path: `/api/games?search=${encodeURIComponent(text)}&category=${encodeURIComponent(text)}` },
  ]);
  await runConcurrently(requests, async (sent) => {
    const answer = await ask(sent);
    expectHarmless(sent, answer);
    expect(answer.text).not.toContain('49 49');
  });
});

it('tolerates hostile headers', async () => {
  const values = [
    '',
    'Bearer',
    'Bearer  ',
    'Basic eDp5',
    `Bearer ${'x'.repeat(8_000)}`,
    'Bearer gg_',
    `Bearer ${ada.token}, Bearer x`,
    'null',
  ];
  const headers = values.flatMap((value): Record<string, string>[] => [
    { authorization: value },
    { cookie: `session=${value}` },
    { cookie: value },
    { 'x-forwarded-for': value },
    { origin: value },
    { 'idempotency-key': value },
    { accept: value },
    { 'content-length': '0', 'x-request-id': value },
    { 'user-agent': value },
  ]);
  await sendAll(
    headers.flatMap((each) => [
      { method: 'GET', path: '/api/auth/user', headers: each },
      { method: 'POST', path: '/api/auth/login', body: '{}', headers: { ...json, ...each } },
    ]),
  );
});

describe('a socket', () => {
  let socket: Socket;

  beforeAll(async () => {
    socket = io(node.url, { transports: ['websocket'], reconnection: false, forceNew: true });
    await new Promise<void>((resolve, reject) => socket.once('connect', () => resolve()).once('connect_error', reject));
  });
  afterAll(() => {
    socket?.close();
  });

  it.each(LIVE_EVENTS)('that sends hostile values with `%s` is refused politely', async (event) => {
    const parsed = Object.values(HOSTILE_JSON)
      .filter((text) => text.length < 8_000 && !text.includes('1e400'))
      .map((text) => JSON.parse(text) as unknown);
    const topics = [
      'leaderboard:0:all',
      'leaderboard:1e3:all',
      'leaderboard:global:month',
      'leaderboard:global:all:x',
      'game:-1',
      'comments:0',
      'comments:1e3',
      'game:9007199254740993',
      'me:',
      'me',
      '__proto__',
      'constructor',
      ...Object.values(TEXTS),
    ];
    for (const value of [...parsed, ...topics]) {
      const ack: unknown = await socket.timeout(15_000).emitWithAck(event, value);
      if (event === 'watch') expect(ack).toMatchObject({ ok: false, message: expect.any(String) });
      if (!(ack as { ok: boolean }).ok) expect(LIVE_ERROR_CODES).toContain((ack as { code: string }).code);
    }
    // Arguments after a valid topic are validated as well.
    for (const value of parsed) {
      const ack: unknown = await socket.timeout(15_000).emitWithAck(event, 'leaderboard:global:all', value);
      expect(ack).toMatchObject({ ok: false, code: 'bad_request', message: expect.any(String) });
    }
    expect(socket.connected).toBe(true);
  });
});

// Last, because its background work may change rows afterwards.
describe('null in an otherwise valid body', () => {
  /** The document's own example, about existing objects. */
  async function validBody(route: Route, admin: MadeUser): Promise<{ path: string; body: Record<string, unknown> }> {
    const example = operationOf(route)?.requestBody?.content['application/json']?.example ?? {};
    const own = await makeGame(node.database, { createdBy: admin.id });
    const [version] = await node.database.rows<{ model_id: number }>(
      'SELECT model_id FROM model_versions WHERE id = $1',
      [own.model_version_id],
    );
    const existing: Record<string, unknown> = {
      id: own.id,
      gameId: own.id,
      ai_model_id: version?.model_id,
      model_version_id: own.model_version_id,
      model_id: version?.model_id,
      kind: 'game',
      act: 'hide',
      apiKey: admin.apiKey,
      user_id: admin.id,
      username: `null${own.id}`,
      // Their own: another one would require the password.
      email: admin.email,
      scores: [{ gameId: own.id, score: 5 }],
    };
    const known = Object.entries(existing).filter(([name]) => Object.hasOwn(example, name));
    const id = route.path.startsWith('/api/models/') ? version?.model_id : own.id;
    return { path: filled(route.path, String(id)), body: { ...example, ...Object.fromEntries(known) } };
  }

  /** Only drafts are without. */
  const isRequiredUnlessDraft = (path: string, property: string) =>
    path === '/api/games' && ['description', 'categories', 'ai_integration_details'].includes(property);

  it('is refused for required properties, and means absent or empty otherwise', async () => {
    // Valid requests as well: some of them change something.
    before = undefined;
    const requests = writeRoutes().flatMap((route) =>
      Object.keys(bodyOf(route) ?? {}).map((property) => ({ route, property })),
    );
    expect(requests.length).toBeGreaterThan(40);
    await runConcurrently(requests, async ({ route, property }) => {
      const admin = await makeUser(node.database, { isAdmin: true });
      const { path, body } = await validBody(route, admin);
      const headers = { ...json, authorization: `Bearer ${admin.token}` };
      const sent = { method: route.method, path, headers, body: JSON.stringify({ ...body, [property]: null }) };
      const answer = await ask(sent);
      expectHarmless(sent, answer);
      // Only play tokens reach the body.
      if (answer.status === 401 && path.startsWith('/api/play/')) return;
      const { fields = {} } = (answer.text ? JSON.parse(answer.text) : {}) as { fields?: Record<string, string[]> };
      const { $ref = '' } = operationOf(route)?.requestBody?.content['application/json']?.schema ?? {};
      const isRequired = schemaOf($ref).required?.includes(property) || isRequiredUnlessDraft(route.path, property);
      const refused = Object.hasOwn(fields, property);
      expect({ path: route.path, property, refused }).toEqual({ path: route.path, property, refused: isRequired });
    });
  });
});
