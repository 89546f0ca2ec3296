import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/expect-error.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const PUBLIC = 'https://gamegeek.example';
const ADDRESS = '/api/user/api-key/regenerate';
let node: TestApp;
let ada: MadeUser;

beforeAll(async () => {
  node = await startTestApp({ settings: { publicUrl: PUBLIC } });
  ada = await makeUser(node.database);
});
afterAll(() => node?.close());

const byCookie = (headers: Record<string, string>) =>
  node.request.post(ADDRESS).set({ Cookie: `session=${ada.token}`, ...headers });

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
    const [before] = await node.database.rows('SELECT key_hash FROM api_keys WHERE user_id = $1', [ada.id]);
    expectError(await byCookie(headers), 'forbidden_origin');
    expect(await node.database.rows('SELECT key_hash FROM api_keys WHERE user_id = $1', [ada.id])).toEqual([before]);
  });

  it('of our own pages is accepted, also by the server’s host name', async () => {
    await byCookie({ Origin: PUBLIC, 'Sec-Fetch-Site': 'same-origin' }).expect(200);
    await byCookie({ Origin: node.url }).expect(200);
  });

  it('without both headers is accepted, because it does not come from a browser', async () => {
    await byCookie({}).expect(200);
  });
});

describe('another origin', () => {
  it('may act with a token, which browsers do not add', async () => {
    await node.request
      .post(ADDRESS)
      .auth(ada.token, { type: 'bearer' })
      .set('Origin', 'https://tool.example')
      .expect(200);
  });

  it('may not read answers with the cookie', async () => {
    const { headers } = await node.request
      .get('/api/auth/user')
      .set({ Cookie: `session=${ada.token}`, Origin: 'https://evil.example' })
      .expect(200);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  it.each(['/api/scores', '/api/scores/batch'])('may send scores to %s without credentials', async (address) => {
    const preflight = await node.request
      .options(address)
      .set({
        Origin: 'https://game.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      })
      .expect(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
    });
    const answer = await node.request.post(address).set('Origin', 'https://game.example').send({});
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('gets no other permission', async () => {
    for (const address of ['/api/auth/login', '/api/games', '/api/scores/other']) {
      const { headers } = await node.request
        .options(address)
        .set({ Origin: 'https://game.example', 'Access-Control-Request-Method': 'POST' });
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
    const { headers } = await node.request.get('/api/scores').set('Origin', 'https://game.example');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});
