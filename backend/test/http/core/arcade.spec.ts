import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeGame, makeHiddenGame } from '../../factories/game.factory.js';
import { makeUser } from '../../factories/user.factory.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const SITE = 'https://games.example';
let folder: string;
let node: TestApp;
let embedded: number;
let linked: number;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'gamegeek-arcade-'));
  mkdirSync(path.join(folder, 'arcade'));
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><!-- page-head --><!-- /page-head --></head><div id="root"></div>',
  );
  writeFileSync(
    path.join(folder, 'arcade/snake.html'),
    '<style nonce="__CSP_NONCE__"></style><script nonce="__CSP_NONCE__">play()</script>',
  );
  writeFileSync(path.join(folder, 'arcade/snake.de.html'), '<html lang="de">');
  writeFileSync(path.join(folder, 'arcade/extras.de-0a1b2c3d.js'), 'extras()');
  mkdirSync(path.join(folder, 'embed'));
  writeFileSync(path.join(folder, 'embed/board.html'), '<style nonce="__CSP_NONCE__"></style>');
  mkdirSync(path.join(folder, 'sdk'));
  const native = ['gamegeek.py', 'GameGeek.gd', 'GameGeek.cs'];
  for (const file of ['v1.js', 'v1.js.map', 'v1.mjs', 'v1.d.ts', 'v1-overlay-0a1b2c3d.js', ...native])
    writeFileSync(path.join(folder, 'sdk', file), '{}');
  node = await startTestApp({ siteFolder: folder, settings: { publicUrl: SITE } });
  embedded = (await makeGame(node.database)).id;
  linked = (await makeGame(node.database)).id;
  await node.database.rows(
    `UPDATE games SET game_url = 'https://play.example:8443/hexfall?a=1',
       launch = CASE id WHEN $1 THEN 'embed' ELSE 'link' END WHERE id IN ($1, $2)`,
    [embedded, linked],
  );
});
afterAll(async () => {
  await node?.close();
  rmSync(folder, { recursive: true, force: true });
});

const page = (address: string) => node.request.get(address).set('Accept', 'text/html');
const policyOf = (header: string | undefined) =>
  Object.fromEntries(
    (header ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources.join(' ').replace(/'nonce-[0-9a-f-]{36}'/g, 'NONCE')];
    }),
  );

const PAGE = {
  'default-src': "'self'",
  'img-src': "'self' https: data:",
  'style-src': "'self' NONCE",
  'connect-src': "'self' wss://games.example",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'object-src': "'none'",
};
const OWN_FRAMES = "'self' https://games.example";
const EMBEDDED_PAGE = { ...PAGE, 'frame-src': `${OWN_FRAMES} https://play.example:8443` };

it('the page of a hidden game frames it for its creator only', async () => {
  const [creator, other] = [await makeUser(node.database), await makeUser(node.database)];
  const state = { createdBy: creator.id, launch: 'embed', gameUrl: 'https://trial.example/play' } as const;
  const { id } = await makeHiddenGame(node.database, state);
  const framesFor = async (address: string, token?: string) => {
    const answer = await (token === undefined ? page(address) : page(address).auth(token, { type: 'bearer' }));
    return policyOf(answer.headers['content-security-policy'])['frame-src'];
  };
  for (const address of [`/games/${id}`, `/play/${id}`]) {
    expect(await framesFor(address, creator.token)).toBe(`${OWN_FRAMES} https://trial.example`);
    for (const token of [undefined, other.token]) expect(await framesFor(address, token)).toBe(OWN_FRAMES);
  }
});

describe('the content security policy', () => {
  it.each([
    ['/', () => '/', { ...PAGE, 'frame-src': OWN_FRAMES }],
    ['an embedded game', () => `/games/${embedded}`, EMBEDDED_PAGE],
    ['an embedded game opened at its comments', () => `/games/${embedded}?tab=community`, EMBEDDED_PAGE],
    ['/play of an embedded game', () => `/play/${embedded}`, EMBEDDED_PAGE],
    ['a linked game', () => `/games/${linked}`, { ...PAGE, 'frame-src': OWN_FRAMES }],
    ['/play of a linked game', () => `/play/${linked}`, { ...PAGE, 'frame-src': OWN_FRAMES }],
    [
      '/arcade/snake',
      () => '/arcade/snake',
      {
        sandbox: 'allow-scripts allow-pointer-lock',
        'default-src': "'none'",
        'script-src': 'NONCE',
        'style-src': 'NONCE',
        'base-uri': "'none'",
        'form-action': "'none'",
        'frame-ancestors': "'self' https://games.example",
      },
    ],
    [
      '/embed/board/1',
      () => '/embed/board/1?period=week',
      {
        'default-src': "'none'",
        'script-src': "'self'",
        'style-src': 'NONCE',
        'connect-src': "'self' wss://games.example",
        'base-uri': "'none'",
        'form-action': "'none'",
        'frame-ancestors': '*',
      },
    ],
    ['/sdk', () => '/sdk/v1.js', { 'default-src': "'none'", 'frame-ancestors': "'none'" }],
  ])('of %s allows exactly what it needs', async (_name, address, policy) => {
    const { headers } = await page(address()).expect(200);
    expect(policyOf(headers['content-security-policy'])).toEqual(policy);
  });
});

describe('an arcade game', () => {
  it('is served in an opaque origin with its own nonce', async () => {
    const [one, other] = await Promise.all([page('/arcade/snake'), page('/arcade/snake')]);
    const [, nonce] = /<script nonce="([^"]+)">play\(\)/.exec(one.text) ?? [];
    expect(one.text).toBe(`<style nonce="${nonce}"></style><script nonce="${nonce}">play()</script>`);
    expect(one.headers['content-security-policy']).toContain(`script-src 'nonce-${nonce}'`);
    expect(other.text).not.toBe(one.text);
    expect(one.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(one.headers).not.toHaveProperty('cross-origin-opener-policy');
    expect(one.headers).not.toHaveProperty('set-cookie');
  });

  it('has an address in each language', async () => {
    const { headers, text } = await page('/arcade/snake.de').expect(200);
    expect(text).toBe('<html lang="de">');
    expect(headers['content-security-policy']).toContain('sandbox allow-scripts');
  });

  it('loads its extras from a script that its opaque origin may read', async () => {
    const { headers } = await page('/arcade/extras.de-0a1b2c3d.js').expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('has no other address', async () => {
    for (const address of [
      '/arcade/snake.html',
      '/arcade/snake.de.html',
      '/arcade/snake.xx',
      '/arcade/',
      '/arcade/nothing',
      '/arcade/..%2findex',
      '/arcade/SNAKE',
    ])
      expect((await page(address)).status).toBe(404);
    await node.request.post('/arcade/snake').expect(404);
  });

  it('is not listed for search engines', async () => {
    const { text } = await node.request.get('/sitemap.xml').expect(200);
    expect(text).not.toMatch(/arcade|\/play\//);
  });
});

describe('the page that opens a game in a new tab', () => {
  it('sends no referrer to the game', async () => {
    const { headers, text } = await page(`/games/${linked}/go`).expect(200);
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(text).toContain('content="noindex"');
  });
});

describe('the page where a game is played', () => {
  it('names the game, and is 404 for an unknown one', async () => {
    const { text } = await page(`/play/${linked}`).expect(200);
    expect(text).toContain(`rel="canonical" href="${SITE}/play/${linked}"`);
    await page('/play/2000000').expect(404);
  });
});

describe('an embedded board', () => {
  it('may be framed by any site, isolated or not, and sets no cookie', async () => {
    const { headers, text } = await page('/embed/board/1').set('Cookie', 'session=x').expect(200);
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).toMatchObject({
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-cache',
    });
    expect(headers['content-security-policy']).toContain(/nonce="([^"]+)"/.exec(text)?.[1]);
  });

  it('has one URL', async () => {
    for (const address of ['/embed/board', '/embed/board/0', '/embed/board/x', '/embed/board.html', '/embed/board/1/'])
      expect((await page(address)).status).toBe(404);
  });

  it.each(['/', '/games/1', '/play/1', '/leaderboard', '/embed/board/x'])(
    'is not framed at other paths: %s',
    async (address) => {
      const { headers } = await page(address);
      expect(headers).toMatchObject({ 'x-frame-options': 'DENY' });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    },
  );
});

describe('the SDK', () => {
  it.each([
    ['v1.js', 'text/javascript', 'public, max-age=3600'],
    ['v1.js.map', 'application/json', 'public, max-age=3600'],
    ['v1.mjs', 'text/javascript', 'public, max-age=3600'],
    ['v1.d.ts', 'text/plain', 'public, max-age=3600'],
    ['gamegeek.py', 'text/plain', 'public, max-age=3600'],
    ['GameGeek.gd', 'text/plain', 'public, max-age=3600'],
    ['GameGeek.cs', 'text/plain', 'public, max-age=3600'],
    ['v1-overlay-0a1b2c3d.js', 'text/javascript', 'public, max-age=31536000, immutable'],
  ])('%s is served to pages of any origin as %s', async (file, type, caching) => {
    const { headers } = await node.request.get(`/sdk/${file}`).set('Origin', 'https://game.example').expect(200);
    expect(headers).toMatchObject({
      'content-type': `${type}; charset=utf-8`,
      'cache-control': caching,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('names the source map of a script in a header', async () => {
    const { headers } = await node.request.get('/sdk/v1.js').expect(200);
    expect(headers).toMatchObject({ sourcemap: '/sdk/v1.js.map' });
    expect((await node.request.get('/sdk/v1.js.map')).headers).not.toHaveProperty('sourcemap');
  });

  it('has no other files', async () => {
    for (const address of ['/sdk/', '/sdk/v2.js', '/sdk/..%2findex.html', '/sdk/%2e%2e/index.html'])
      expect((await node.request.get(address)).status).toBe(404);
  });
});
