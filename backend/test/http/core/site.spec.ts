import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ErrorCode } from '@gamegeek/contracts/errors/error-codes.js';
import { OPENED_BY_SITE } from '@gamegeek/contracts/site/opened-by-site.js';
import type { Response } from 'supertest';
import { makeGame } from '../../factories/game.factory.js';
import { makeUser } from '../../factories/user.factory.js';
import { makeBuiltSite, SITE, siteReaders } from '../../support/http/built-site.js';
import { expectError } from '../../support/http/expect-error.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let folder: string;
let removeFolder: () => void;
let node: TestApp;

beforeAll(async () => {
  ({ folder, remove: removeFolder } = makeBuiltSite());
  node = await startTestApp({ siteFolder: folder, settings: { publicUrl: SITE } });
});
afterAll(async () => {
  await node?.close();
  removeFolder?.();
});

const { get, page } = siteReaders(() => node);

describe('the built site', () => {
  it.each([
    ['/', 'Home'],
    ['/auth', 'Login or Sign Up'],
    ['/auth?verify=link-token', 'Login or Sign Up'],
    ['/login', 'Login or Sign Up'],
    ['/leaderboard', 'Leaderboards'],
    ['/leaderboard/', 'Leaderboards'],
    ['/api/reference', 'API Reference'],
  ])('answers %s with the page', async (address, title) => {
    const { text, headers } = await page(address).expect(200);
    expect(text).toContain(`<title>${title}</title>`);
    expect(text.match(/<title>/g)).toHaveLength(1);
    expect(text).not.toContain('link-token');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('has one page below /api; everything else there is the API’s', async () => {
    for (const address of ['/api/referenced', '/api/reference/more', '/api/no-such']) {
      const { headers } = await page(address).expect(404);
      expect(headers['content-type']).toMatch(/json/);
    }
    await node.request.get('/api/reference').set('Accept', 'application/json').expect(404);
  });

  it.each([[undefined], ['*/*'], ['text/*'], ['application/json, text/plain, */*'], ['image/avif, text/html;q=0.1']])(
    'serves a page to clients that accept HTML (%s), with its social card',
    async (accept) => {
      const { id } = await makeGame(node.database, { name: 'Card Game' });
      for (const [address, status] of [
        [`/games/${id}`, 200],
        ['/games/2000000', 404],
      ] as const) {
        const { text, headers } = await get(address, accept).expect(status);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
        expect(headers.vary).toMatch(/\bAccept(,|$)/);
        expect(text).toContain(`property="og:title" content="${status === 200 ? 'Card Game' : 'Page Not Found'}"`);
      }
    },
  );

  it.each(['application/json', 'image/png', 'text/html;q=0', 'application/json, text/html;q=0'])(
    'serves no page to clients that do not accept HTML (%s)',
    async (accept) => {
      const answer = await get('/games', accept).expect(404);
      expect(answer.headers.vary).toMatch(/\bAccept(,|$)/);
      expectError(answer, 'not_found');
    },
  );

  it('answers an unknown path in the preferred format', async () => {
    for (const accept of [undefined, '*/*', 'text/html', 'text/html, application/json']) {
      expect((await get('/nowhere', accept).expect(404)).headers['content-type']).toMatch(/html/);
    }
    for (const accept of ['application/json', 'application/json, text/plain, */*']) {
      expectError(await get('/nowhere', accept), 'not_found');
    }
  });

  it('inserts the nonce of the answer into the page', async () => {
    const { text, headers } = await page('/').expect(200);
    const nonce = /content="([^"]+)"/.exec(text)?.[1];
    expect(nonce).not.toBe('__CSP_NONCE__');
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect((await page('/')).text).not.toBe(text);
  });

  it('contains prerendered content', async () => {
    const { id } = await makeGame(node.database, { name: '<i>Maze</i> & $& more' });
    await node.database.rows('UPDATE games SET description = $1 WHERE id = $2', [
      '__served_title__, "so" </script>',
      id,
    ]);
    const { text, headers } = await page(`/games/${id}`).expect(200);
    expect(text).toContain('<div id="root"><b>&lt;i&gt;Maze&lt;/i&gt; &amp; $&amp; more</b>');
    expect(text).toContain('<i>__served_title__, &quot;so&quot; &lt;/script&gt;</i></div>');
    expect(text).toContain('<link rel="modulepreload" crossorigin href="/assets/game-1a2b.js"></head>');
    const [, nonce] = /<style id="first-paint" nonce="([^"]+)">\.a\{color:red\}<\/style>/.exec(text) ?? [];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    const { text: unknown } = await page('/games/2000000').expect(404);
    expect(unknown).toContain('<div id="root"></div>');
    expect((await page('/about').expect(200)).text).toContain('<div id="root"></div>');
    expect((await page('/api-documentation')).text).toContain(`<pre>curl ${SITE}/api/scores</pre>`);
    const { username } = await makeUser(node.database);
    expect((await page(`/u/${username}`)).text).toContain(`<img src="/api/users/${username}/avatar">`);
  });

  it('contains the API reference for readers without scripts: method and path of every operation', async () => {
    const { text } = await page('/api/reference').expect(200);
    const { body } = await node.request.get('/api/openapi.json').expect(200);
    const calls = Object.entries(body.paths as Record<string, object>).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `<h3>${method.toUpperCase()} ${SITE}${path}</h3>`),
    );
    expect(calls.length).toBeGreaterThan(100);
    expect(calls.filter((call) => !text.includes(call))).toEqual([]);
    expect(text).toMatch(/<noscript><p>The live home of games/);
    expect(text).toContain('<li>Body: <code>{&quot;gameId&quot;:7,&quot;score&quot;:1240}</code></li>');
  });

  it('is in the first language of the browser that the site has, otherwise in English', async () => {
    const { id } = await makeGame(node.database, { name: 'A <b>' });
    const inGerman = 'nl-NL, de-AT;q=0.9, de;q=0.8, en;q=0.7';
    const { text, headers } = await page('/auth').set('Accept-Language', inGerman).expect(200);
    expect(text).toContain('<html lang="de">');
    expect(text).toContain('<title>Anmelden</title>');
    expect(text).toContain('property="og:title" content="Login or Sign Up"');
    expect(text).toContain('<div id="root"><b>Anmelden</b></div>');
    expect(headers).toMatchObject({
      'content-language': 'de',
      vary: expect.stringMatching(/^Accept, Accept-Language/),
    });
    const game = (await page(`/games/${id}`).set('Accept-Language', 'de').expect(200)).text;
    expect(game).toContain('<title>A &lt;b&gt; &amp; mehr</title>');
    expect(game).toContain('<b>Spiel A &lt;b&gt;</b>');
    for (const languages of [undefined, '', '*', 'nl', 'en-GB, de;q=0.9', 'nonsense;;;']) {
      const answer = await page('/auth').set(languages === undefined ? {} : { 'Accept-Language': languages });
      expect([languages, answer.headers['content-language']]).toEqual([languages, 'en']);
      expect(answer.headers.vary).toMatch(/^Accept, Accept-Language/);
      expect(answer.text).toContain('<html lang="en">');
      expect(answer.text).toContain('<title>Login or Sign Up</title>');
      expect(answer.text).toContain('<b>Log in</b>');
    }
  });

  it('tells a page that starts a game whether a page of this site has led to it, and is not stored then', async () => {
    const { id } = await makeGame(node.database);
    const opened = `<meta data-served-page name="${OPENED_BY_SITE}" content="yes" />`;
    for (const address of [`/games/${id}/go`, `/games/${id}/go?tab`, `/play/${id}`]) {
      const { text, headers } = await page(address).set('Sec-Fetch-Site', 'same-origin').expect(200);
      expect(text).toContain(opened);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      for (const site of ['cross-site', 'same-site', 'none', 'same-origin, cross-site']) {
        expect((await page(address).set('Sec-Fetch-Site', site).expect(200)).text).not.toContain(OPENED_BY_SITE);
      }
      expect((await page(address).expect(200)).text).not.toContain(OPENED_BY_SITE);
    }
    expect((await page(`/games/${id}`).set('Sec-Fetch-Site', 'same-origin')).text).not.toContain(OPENED_BY_SITE);
  });

  it('contains no prerendered content for email links', async () => {
    expect((await page('/auth').expect(200)).text).toContain('<b>Log in</b>');
    expect((await page('/auth?verify=link-token').expect(200)).text).toContain('<div id="root"></div>');
  });

  it('answers an unknown path with the page and 404', async () => {
    const { text } = await page('/no/such/page').expect(404);
    expect(text).toContain('<div id="root"><b>Nowhere</b></div>');
    expect(text).toContain('<title>Page Not Found</title>');
    expect(text).toContain('content="noindex"');
  });

  it('caches hashed files forever, and revalidates others', async () => {
    const asset = await node.request.get('/assets/main-4f3a.js').set('Accept-Encoding', 'gzip').expect(200);
    expect(asset.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'content-type': 'text/javascript; charset=utf-8',
    });
    const icon = await node.request.get('/favicon.svg').expect(200);
    expect(icon.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['/assets/main-4f3a.js', 'gzip'],
    ['/assets/late-77aa.js', 'br'],
    ['/assets/late-77aa.js', 'identity'],
    ['/favicon.svg', 'gzip'],
    ['/sdk/v1.js', 'gzip'],
    ['/sdk/v1.js', 'br'],
    ['/sdk/overlay-0a1b2c3d.js', 'identity'],
  ])('refuses a range that %s (%s) does not have, with an answer that is not cached', async (address, encoding) => {
    const ask = (range: string) => node.request.get(address).set('Accept-Encoding', encoding).set('Range', range);
    const refused = await ask('bytes=900000-');
    const { 'content-range': range = '', ...headers } = expectErrorHeaders(refused, 'range_not_satisfiable');
    expect(range).toMatch(/^bytes \*\/\d+$/);
    expect(headers).not.toHaveProperty('content-encoding');
    const part = await ask('bytes=0-3').expect(206);
    expect(part.headers['content-range']).toBe(`bytes 0-3/${range.split('/')[1]}`);
  });

  it('refuses a file that does not match the caller’s version', async () => {
    const answer = await node.request.get('/assets/main-4f3a.js').set('If-Match', '"another"');
    expectErrorHeaders(answer, 'precondition_failed');
  });

  it('sends ranges uncompressed', async () => {
    const range = node.request.get('/assets/main-4f3a.js').set('Accept-Encoding', 'gzip').set('Range', 'bytes=0-4999');
    const { headers } = await range.expect(206);
    expect(headers).toMatchObject({ 'content-length': '5000' });
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it('serves files compressed by the build to clients that accept them', async () => {
    const get = (encodings: string) => node.request.get('/assets/late-77aa.js').set('Accept-Encoding', encodings);
    const { headers } = await get('gzip, deflate, br').expect(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    for (const encodings of ['gzip', 'identity', 'br;q=0']) {
      const { headers: plain, text } = await get(encodings).expect(200);
      expect(plain['content-encoding']).toBeUndefined();
      expect(plain.vary).toBe('Accept-Encoding');
      expect(text).toBe('console.log(1)');
    }
    rmSync(path.join(folder, 'assets', 'late-77aa.js.br'));
    expect((await get('br').expect(200)).text).toBe('console.log(1)');
  });

  it('sends the SDK as the build has compressed it, to those who accept that', async () => {
    const get = (encodings: string) => node.request.get('/sdk/v1.js').set('Accept-Encoding', encodings).expect(200);
    expect((await get('gzip, br')).headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=3600',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    const plain = await get('identity');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.headers['vary']).toBe('Accept-Encoding');
    expect(plain.text).toBe('console.log(1)');
  });

  it('does not answer a missing file with a page', async () => {
    for (const address of ['/assets/gone-1234.js', '/robots2.txt']) {
      const { headers } = await node.request.get(address).expect(404);
      expect(headers['content-type']).toMatch(/json/);
    }
    expect((await page('/assets/gone.js').expect(404)).headers['content-type']).toMatch(/json/);
  });

  it('serves no files outside its folder', async () => {
    for (const address of [
      '/.secret',
      '/..%2f..%2fetc%2fpasswd',
      '/assets/../../package.json',
      '/%2e%2e/package.json',
      '/assets/',
      '/.first-paints.json',
      '/assets/late-77aa.js.br',
      '/sdk/v1.js.br',
      '//index.html',
      '/index%2ehtml',
      '/assets/../index.html',
    ]) {
      const { status, text } = await node.request.get(address);
      expect(status).toBe(404);
      expect(text).not.toMatch(/for nobody|root:|workspaces|__CSP_NONCE__/);
    }
  });

  it('has one URL for the home page', async () => {
    const { headers } = await node.request.get('/index.html').expect(301);
    expect(headers.location).toBe('/');
  });

  it('leaves /api to the API', async () => {
    const { headers } = await page('/api/nothing').expect(404);
    expect(headers['content-type']).toMatch(/json/);
    await page('/health/live').expect(200, { status: 'ok' });
  });

  it('answers GET and HEAD only', async () => {
    await node.request.head('/').set('Accept', 'text/html').expect(200);
    await node.request.post('/').set('Accept', 'text/html').expect(404);
  });
});

/** An error has another type and is not cached. */
function expectErrorHeaders(answer: Response, code: ErrorCode): Record<string, string> {
  expectError(answer, code);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  for (const name of ['etag', 'last-modified', 'accept-ranges']) expect(answer.headers).not.toHaveProperty(name);
  return answer.headers;
}
