import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { routesOf } from '../../support/http/routes.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const PUBLIC = 'https://gamegeek.example';

let node: TestApp;
let behindTls: TestApp;

beforeAll(async () => {
  node = await startTestApp();
  behindTls = await startTestApp({ database: node.database, settings: { publicUrl: PUBLIC } });
});
afterAll(async () => {
  await behindTls?.close();
  await node?.close();
});

describe('headers', () => {
  const policyOf = (header: string) =>
    Object.fromEntries(
      header.split(';').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
    );

  const TRANSPORT = /max-age=\d+/;

  it.each(['/api/models', '/api/nothing', '/health/live'])('let nothing load from or frame %s', async (address) => {
    const { headers } = await node.request.get(address);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('have a new request id in every answer', async () => {
    const [a, b] = await Promise.all([node.request.get('/api/models'), node.request.get('/api/models')]);
    expect(a.headers['x-request-id']).not.toBe(b.headers['x-request-id']);
  });

  it('require HTTPS behind HTTPS', async () => {
    const { headers } = await behindTls.request.get('/api/models');
    expect(headers['strict-transport-security']).toMatch(TRANSPORT);
  });

  describe('of a page', () => {
    const PAGE = '/nothing';

    it('allow only what pages need', async () => {
      const { headers } = await node.request.get(PAGE);
      const policy = policyOf(headers['content-security-policy'] ?? '');
      expect(policy).toMatchObject({
        'default-src': "'self'",
        'img-src': "'self' https: data:",
        'connect-src': "'self' ws://localhost:0",
        'frame-ancestors': "'none'",
        'base-uri': "'none'",
        'object-src': "'none'",
      });
      expect(policy['style-src']).toMatch(/^'self' 'nonce-[0-9a-f-]{36}'$/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('geolocation=(), '),
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(headers['strict-transport-security']).toBeUndefined();
    });

    it('have a new nonce in every answer', async () => {
      const [a, b] = await Promise.all([node.request.get(PAGE), node.request.get(PAGE)]);
      expect(a.headers['content-security-policy']).not.toBe(b.headers['content-security-policy']);
    });

    it('do not allow connections to a forged Host', async () => {
      const { headers } = await node.request.get(PAGE).set('Host', 'evil.example');
      expect(headers['content-security-policy']).not.toContain('evil');
    });

    it('require HTTPS and secure sockets behind HTTPS', async () => {
      const { headers } = await behindTls.request.get(PAGE);
      expect(headers['strict-transport-security']).toMatch(TRANSPORT);
      expect(policyOf(headers['content-security-policy'] ?? '')['connect-src']).toBe("'self' wss://gamegeek.example");
    });
  });
});

describe('other origins', () => {
  const ADDRESS = '/api/user/api-key/regenerate';
  let ada: MadeUser;

  beforeAll(async () => {
    ada = await makeUser(behindTls.database);
  });

  const byCookie = (headers: Record<string, string>) =>
    behindTls.request.post(ADDRESS).set({ Cookie: `__Host-session=${ada.token}`, ...headers });

  describe('a state-changing request with the cookie only', () => {
    it.each([
      ['of another origin', { Origin: 'https://evil.example' }],
      ['of another port', { Origin: 'https://gamegeek.example:8443' }],
      ['of the same name without TLS', { Origin: 'http://gamegeek.example' }],
      ['of a longer name', { Origin: 'https://gamegeek.example.evil.example' }],
      ['of an opaque origin', { Origin: 'null' }],
      ['of no origin at all', { Origin: 'nonsense' }],
      ['that the browser calls cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
      [
        'that the browser calls cross-site, though the origin is ours',
        { Origin: PUBLIC, 'Sec-Fetch-Site': 'cross-site' },
      ],
    ])('%s is refused', async (_what, headers) => {
      const [before] = await behindTls.database.rows('SELECT key_hash FROM api_keys WHERE user_id = $1', [ada.id]);
      expectError(await byCookie(headers), 'forbidden_origin');
      expect(await behindTls.database.rows('SELECT key_hash FROM api_keys WHERE user_id = $1', [ada.id])).toEqual([
        before,
      ]);
    });

    it('of our own pages is accepted, also by the server’s host name', async () => {
      await byCookie({ Origin: PUBLIC, 'Sec-Fetch-Site': 'same-origin' }).expect(200);
      await byCookie({ Origin: behindTls.url }).expect(200);
    });

    it('without both headers is accepted, because it does not come from a browser', async () => {
      await byCookie({}).expect(200);
    });
  });

  describe('another origin', () => {
    it('may act with a token, which browsers do not add', async () => {
      await behindTls.request
        .post(ADDRESS)
        .auth(ada.token, { type: 'bearer' })
        .set('Origin', 'https://tool.example')
        .expect(200);
    });

    it('may not read answers with the cookie', async () => {
      const { headers } = await behindTls.request
        .get('/api/auth/user')
        .set({ Cookie: `__Host-session=${ada.token}`, Origin: 'https://evil.example' })
        .expect(200);
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    });

    const SENT = ['/api/scores', '/api/scores/', '/api/scores/batch', '/api/scores/batch/', '/api/play/me/'];

    it.each(SENT)('may send to %s with any header, without credentials', async (address) => {
      const asked = 'baggage,content-type,sentry-trace,x-requested-with';
      const preflight = await behindTls.request
        .options(address)
        .set({
          Origin: 'https://game.example',
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': asked,
        })
        .expect(204);
      expect(preflight.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': expect.stringContaining('POST'),
        'access-control-allow-headers': `Authorization, Content-Type, Idempotency-Key, ${asked}`,
        vary: 'Access-Control-Request-Headers',
      });
      const answer = await behindTls.request.post(address).set('Origin', 'https://game.example').send({});
      expect(answer.headers['access-control-allow-origin']).toBe('*');
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    });

    it.each(['', 'x: y', 'ä', 'a'.repeat(4_001)])('gets no other headers by the value %j', async (asked) => {
      const { headers } = await behindTls.request.options('/api/scores').set({
        Origin: 'https://game.example',
        'Access-Control-Request-Headers': Buffer.from(asked).toString('latin1'),
      });
      expect(headers['access-control-allow-headers']).toBe('Authorization, Content-Type, Idempotency-Key');
    });

    it('gets no other permission', async () => {
      for (const address of ['/api/auth/login', '/api/games', '/api/scores/other']) {
        const { headers } = await behindTls.request
          .options(address)
          .set({ Origin: 'https://game.example', 'Access-Control-Request-Method': 'POST' });
        expect(headers['access-control-allow-origin']).toBeUndefined();
      }
      const { headers } = await behindTls.request.get('/api/scores').set('Origin', 'https://game.example');
      expect(headers['access-control-allow-origin']).toBeUndefined();
    });
  });
});

describe('all routes', () => {
  /** Properties of the answers of all routes, so that new ones are covered automatically. */

  const ACCEPTS = [undefined, '*/*', 'text/html,application/xhtml+xml,*/*;q=0.8', 'application/json', 'image/png'];
  const JSON_TYPE = 'application/json; charset=utf-8';

  /** Routes that do not answer with JSON. */
  const OTHER_TYPES: Record<string, RegExp> = {
    'GET /api/reference.md': /^text\/markdown; charset=utf-8$/,
    'GET /metrics': /^text\/plain; charset=utf-8; version=/,
    'GET /api/users/:username/avatar': /^image\/svg\+xml; charset=utf-8$/,
    'GET /api/unsubscribe/one-click': /^text\/(plain|html); charset=utf-8$/,
  };

  /** Public routes whose answers may be cached; all others may not. */
  const KEPT: Record<string, string> = {
    // Only after asking whether it has changed.
    'GET /api/reference.md': 'public, no-cache, no-transform',
    'GET /api/openapi.games.json': 'public, no-cache, no-transform',
    'GET /api/openapi.json': 'public, no-cache, no-transform',
    'GET /api/users/:username': 'public, max-age=5',
    'GET /api/users/:username/avatar': 'public, max-age=31536000, immutable',
    'GET /api/leaderboard/rating': 'public, max-age=5',
    'GET /api/scores/:id/recording': 'public, max-age=60',
    'GET /api/leaderboard/weeks': 'public, max-age=5',
    'GET /api/leaderboard/weeks/:week': 'public, max-age=5',
  };

  const PARAMETERS: Record<string, string> = { username: 'nobody.here', week: '2026-W01' };
  const pathOf = (pattern: string) => pattern.replace(/:(\w+)/g, (_, name: string) => PARAMETERS[name] ?? '1');

  interface Answer {
    status: number;
    headers: Record<string, string>;
  }

  async function ask(method: string, path: string, accept: string | undefined): Promise<Answer> {
    const request = behindTls.request[method.toLowerCase() as 'get'](path).redirects(0);
    const { status, headers } = await (accept === undefined ? request : request.set('Accept', accept));
    return { status, headers };
  }

  /** Each route with the answers to a visitor, one for each `Accept`. */
  async function answersOfEveryRoute(): Promise<[route: string, answers: Answer[]][]> {
    const all: [string, Answer[]][] = [];
    for (const { method, path } of routesOf(behindTls.app)) {
      const answers: Answer[] = [];
      for (const accept of ACCEPTS) answers.push(await ask(method, pathOf(path), accept));
      all.push([`${method} ${path}`, answers]);
    }
    return all;
  }

  describe('the answers of every route', () => {
    let answered: [route: string, answers: Answer[]][];

    beforeAll(async () => {
      answered = await answersOfEveryRoute();
      expect(answered.length).toBeGreaterThan(40);
    });

    /** Violations by route. */
    const wrong = (isRight: (route: string, answer: Answer) => boolean) =>
      answered.flatMap(([route, answers]) => {
        const bad = answers.filter((answer) => !isRight(route, answer));
        return bad.map(({ status, headers }) => [route, status, headers['content-type'], headers['cache-control']]);
      });

    it('have the same type for any Accept header', () => {
      const isRight = (route: string, { status, headers }: Answer) => {
        const type = headers['content-type'];
        if (status === 204 || status === 202) return type === undefined || type === JSON_TYPE;
        return status < 400 && OTHER_TYPES[route] ? OTHER_TYPES[route].test(type ?? '') : type === JSON_TYPE;
      };
      expect(wrong(isRight)).toEqual([]);
    });

    it('are not cached unless they are public and declare a lifetime', () => {
      const isRight = (route: string, { status, headers }: Answer) =>
        headers['cache-control'] === ((status < 400 && KEPT[route]) || 'no-store');
      expect(wrong(isRight)).toEqual([]);
    });

    it('carry the security headers', () => {
      const isRight = (_route: string, { headers }: Answer) =>
        (headers['content-security-policy'] ?? '').includes("frame-ancestors 'none'") &&
        headers['x-content-type-options'] === 'nosniff' &&
        headers['x-frame-options'] === 'DENY' &&
        headers['strict-transport-security'] !== undefined &&
        /^[0-9a-f-]{36}$/.test(headers['x-request-id'] ?? '') &&
        headers['x-powered-by'] === undefined;
      expect(wrong(isRight)).toEqual([]);
    });
  });
});
