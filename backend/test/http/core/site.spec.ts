import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ErrorCode } from '@gamegeek/contracts/errors/error-codes.js';
import { OPENED_BY_SITE } from '@gamegeek/contracts/site/opened-by-site.js';
import { weekName } from '@gamegeek/rules/iso-week.js';
import pg from 'pg';
import type { Response } from 'supertest';
import { makeGame, makeHiddenGame } from '../../factories/game.factory.js';
import { makeModel, makeVersion } from '../../factories/model.factory.js';
import { makeRecording } from '../../factories/recording.factory.js';
import { makeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

const PAGE =
  '<!doctype html><html lang="en"><meta name="csp-nonce" content="__CSP_NONCE__"><!-- page-head --><title>GameGeek</title><!-- /page-head --></head><div id="root"></div>';
/** The build's markup of some pages. */
const DRAWN = { styles: '.a{color:red}', scripts: ['/assets/game-1a2b.js'] };
const FIRST_PAINTS = {
  en: {
    '/games/:id': { ...DRAWN, markup: '<b>__served_title__</b><i>__served_text__</i>' },
    '/u/:username': { ...DRAWN, markup: '<img src="/api/users/__served_name__/avatar">' },
    '/api-documentation': { ...DRAWN, markup: '<pre>curl __served_site__/api/scores</pre>' },
    '/api/reference': { ...DRAWN, markup: '<noscript>__served_markup__</noscript>' },
    '/auth': { ...DRAWN, title: 'Login', markup: '<b>Log in</b>' },
    '*': { ...DRAWN, markup: '<b>Nowhere</b>' },
  },
  es: {},
  fr: {},
  de: {
    '/games/:id': { ...DRAWN, title: '__served_title__ &amp; mehr', markup: '<b>Spiel __served_title__</b>' },
    '/auth': { ...DRAWN, title: 'Anmelden', markup: '<b>Anmelden</b>' },
  },
};
const DOCUMENTS = {
  en: { '/faq': '# FAQ\n\nAsk at {site}/help-center.\n' },
  es: {},
  fr: {},
  de: { '/faq': '# Fragen\n' },
};
const SITE = 'https://games.example';
let folder: string;
let node: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'gamegeek-site-'));
  for (const name of ['assets', 'sdk']) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, 'index.html'), PAGE);
  writeFileSync(path.join(folder, '.first-paints.json'), JSON.stringify(FIRST_PAINTS));
  writeFileSync(path.join(folder, '.documents.json'), JSON.stringify(DOCUMENTS));
  writeFileSync(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(folder, 'assets', 'main-4f3a.js'), `console.log(${'1+'.repeat(4_000)}1)`);
  writeFileSync(path.join(folder, 'assets', 'late-77aa.js'), 'console.log(1)');
  writeFileSync(path.join(folder, 'assets', 'late-77aa.js.br'), brotliCompressSync('console.log(1)'));
  for (const name of ['v1.js', 'overlay-0a1b2c3d.js']) writeFileSync(path.join(folder, 'sdk', name), 'console.log(1)');
  writeFileSync(path.join(folder, 'sdk', 'v1.js.br'), brotliCompressSync('console.log(1)'));
  writeFileSync(path.join(folder, '.secret'), 'for nobody');
  node = await startTestApp({ siteFolder: folder, settings: { publicUrl: SITE } });
});
afterAll(async () => {
  await node?.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (address: string, accept?: string) => {
  const request = node.request.get(address);
  return accept === undefined ? request : request.set('Accept', accept);
};
const page = (address: string) => node.request.get(address).set('Accept', 'text/html,*/*;q=0.8');

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

describe('the page of a game, a model, a player, a week', () => {
  it('describes its subject to clients without scripts', async () => {
    const { database } = node;
    const creator = await makeUser(database);
    const { id: modelId } = await makeModel(database, { name: 'Orca <9>' });
    const version = await makeVersion(database, { modelId, isLatest: true });
    const name = `Neon "Maze" & </title><script>alert(1)</script>`;
    const game = await makeGame(database, { name, createdBy: creator.id, versionId: version.id });

    const { text } = await page(`/games/${game.id}`).expect(200);
    expect(text).toContain(`<link data-served-page rel="canonical" href="${SITE}/games/${game.id}" />`);
    expect(text).toContain(
      '<title>Neon &quot;Maze&quot; &amp; &lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>',
    );
    expect(text).not.toContain('<script>');
    expect(text).toContain('content="Puzzle · made with Orca &lt;9&gt;. A game that was made with a model."');
    expect(structuredDataOf(text)).toMatchObject([
      {
        '@type': ['VideoGame', 'WebApplication'],
        name,
        url: `${SITE}/games/${game.id}`,
        genre: ['Puzzle'],
        author: { name: creator.username, url: `${SITE}/u/${creator.username}` },
      },
      { '@type': 'BreadcrumbList' },
    ]);
    expect(structuredDataOf(text)[0]).not.toHaveProperty('aggregateRating');

    const model = await page(`/models/${modelId}`).expect(200);
    expect(model.text).toContain('<title>Orca &lt;9&gt;</title>');
    expect(structuredDataOf(model.text)[0]).toMatchObject({
      '@type': 'SoftwareApplication',
      name: 'Orca <9>',
      creator: { name: 'Example Labs' },
      sameAs: 'https://models.example/',
      softwareVersion: version.version,
    });

    const week = weekName(Date.now());
    const champions = await page(`/leaderboard/weeks/${week}`).expect(200);
    expect(champions.text).toMatch(/<title>Champions of week \d+, \d{4}<\/title>/);
    expect(champions.text).toContain(`rel="canonical" href="${SITE}/leaderboard/weeks/${week}"`);

    const player = await page(`/u/${creator.username.toUpperCase()}`).expect(200);
    expect(player.text).toContain(`rel="canonical" href="${SITE}/u/${creator.username}"`);
    expect(structuredDataOf(player.text)[0]).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { name: creator.username },
    });
  });

  it('names the board that the address of a game names, and its edition', async () => {
    const game = await makeGame(node.database, { name: 'Tide Runner' });
    await node.database.rows(
      `INSERT INTO boards (game_id, slug, edition, name, accepts)
       VALUES ($1, 'level-3', 1, 'Level 3 & 4', 'keys'), ($1, 'level-3', 2, 'Level 3', 'keys')`,
      [game.id],
    );
    const hub = `/leaderboard?game=${game.id}`;
    for (const [address, title, canonical] of [
      [`/games/${game.id}?board=level-3&tab=community`, 'Level 3 · Tide Runner', `/games/${game.id}?board=level-3`],
      [`/games/${game.id}?board=gone`, 'Tide Runner', `/games/${game.id}`],
      [hub, 'Tide Runner: Leaderboard', hub],
      [`${hub}&period=day&board=level-3`, 'Level 3 · Tide Runner: Leaderboard', `${hub}&board=level-3`],
      [`${hub}&board=level-3&edition=2`, 'Level 3 · Tide Runner: Leaderboard', `${hub}&board=level-3`],
      [
        `${hub}&board=level-3&edition=1`,
        'Level 3 &amp; 4, edition 1 · Tide Runner: Leaderboard',
        `${hub}&board=level-3&edition=1`,
      ],
      [`${hub}&board=level-3&edition=9007199254740991`, 'Tide Runner: Leaderboard', hub],
      [`${hub}&board=%3Cscript%3E`, 'Tide Runner: Leaderboard', hub],
    ] as const) {
      const { text } = await page(address).expect(200);
      expect(text).toContain(`<title>${title}</title>`);
      expect(text).toContain(`rel="canonical" href="${SITE}${canonical.replaceAll('&', '&amp;')}"`);
    }
  });

  it('says whose run a page shows, with a card of its own', async () => {
    const player = await makeUser(node.database);
    const { scoreId, game } = await makeRecording(node.database, { player, arcadeId: 'merge', score: 12_340 });
    const { text } = await page(`/runs/${scoreId}`).expect(200);
    expect(text).toContain(`<title>${player.username}: 12,340 in ${game.name}</title>`);
    expect(text).toContain(`rel="canonical" href="${SITE}/runs/${scoreId}"`);
    expect(text).toMatch(
      new RegExp(`property="og:image" content="${SITE}/api/scores/${scoreId}/card\\.png\\?v=[\\w-]{12}"`),
    );
    expect(text).toContain(
      `property="og:image:alt" content="${player.username}: 12,340 in ${game.name}. The end of the run"`,
    );
    expect(text).toContain('noindex');
    for (const unknown of [scoreId + 1, 0, 'x']) await page(`/runs/${unknown}`).expect(404);
  });

  it('says whose challenge a page shows, with the card of the game', async () => {
    const player = await makeUser(node.database);
    const { scoreId, game } = await makeRecording(node.database, { player, arcadeId: 'snake', score: 12_340 });
    const made = node.request.post(`/api/scores/${scoreId}/challenges`).auth(player.token, { type: 'bearer' });
    const { id } = (await made.expect(201)).body as { id: string };
    const { text } = await page(`/challenges/${id}`).expect(200);
    expect(text).toContain(`<title>${player.username}: challenge in ${game.name}</title>`);
    expect(text).toContain(`with the same start as ${player.username}, who scored 12,340.`);
    expect(text).toMatch(new RegExp(`property="og:image" content="${SITE}/api/games/${game.id}/card.png`));
    expect(text).toContain('noindex');
    for (const unknown of ['00000000-0000-4000-8000-000000000000', 'x'])
      await page(`/challenges/${unknown}`).expect(404);
  });

  it('says the score of a run as its board shows it', async () => {
    const player = await makeUser(node.database);
    const { scoreId, game } = await makeRecording(node.database, { player, arcadeId: 'stacker', score: 12_340 });
    await node.database.rows(`UPDATE boards SET kind = 'time' WHERE id = $1`, [game.id]);
    const { text } = await page(`/runs/${scoreId}`).expect(200);
    expect(text).toContain(`<title>${player.username}: 0:12.340 in ${game.name}</title>`);
  });

  it('contains the rating of a rated game', async () => {
    const { id } = await makeGame(node.database);
    await node.database.rows('UPDATE games SET rating_count = 3, rating_sum = 13 WHERE id = $1', [id]);
    const { text } = await page(`/games/${id}`).expect(200);
    expect(structuredDataOf(text)[0]).toMatchObject({
      aggregateRating: { ratingValue: 4.33, ratingCount: 3, bestRating: 5, worstRating: 1 },
    });
  });

  it('is 404 for an unknown subject', async () => {
    const hidden = await makeHiddenGame(node.database);
    for (const address of [
      `/games/${hidden.id}`,
      '/games/2147483647',
      '/games/2147483648',
      '/games/0',
      '/games/one',
      '/models/2147483647',
      '/u/nobody-is-called-so',
      '/leaderboard/weeks',
      '/leaderboard/weeks/2026-W54',
      '/leaderboard/weeks/9999-W01',
      '/u/no',
    ]) {
      const { text } = await page(address).expect(404);
      expect(text).toContain('<title>Page Not Found</title>');
      expect(text).toContain('<meta data-served-page name="robots" content="noindex" />');
      expect(text).not.toContain('canonical');
    }
  });

  it('is 404 while its game is hidden', async () => {
    const creator = await makeUser(node.database);
    const { id } = await makeGame(node.database, { createdBy: creator.id });
    const change = (active: boolean) =>
      node.request.put(`/api/games/${id}`).auth(creator.token, { type: 'bearer' }).send({ active }).expect(200);
    await page(`/games/${id}`).expect(200);
    await change(false);
    await page(`/games/${id}`).expect(404);
    await change(true);
    await page(`/games/${id}`).expect(200);
  });

  it('is served without waiting for an unresponsive database', async () => {
    const { id } = await makeGame(node.database);
    const { token } = await makeUser(node.database);
    const other = new pg.Client({ connectionString: node.database.databaseUrl });
    await other.connect();
    await other.query('BEGIN');
    await other.query('LOCK TABLE games, sessions IN ACCESS EXCLUSIVE MODE');
    const signedIn = page('/about').set('Cookie', `session=${token}`).expect(200);
    const sitemap = node.request.get('/sitemap.xml').expect(503);
    const began = performance.now();
    const { text } = await page(`/games/${id}`).expect(200);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(text).toContain('<title>Games</title>');
    expect(text).toContain(`href="${SITE}/games/${id}"`);
    expect((await sitemap).body).toMatchObject({ code: 'unavailable' });
    expect((await signedIn).text).toContain('<title>About</title>');
    await other.end();
    await until(
      async () => (await page(`/games/${id}`)).text,
      (text) => text.includes(`<title>Game `),
    );
  });
});

describe('robots.txt and sitemap', () => {
  it('list what may be crawled', async () => {
    const { text, headers } = await node.request.get('/robots.txt').expect(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = text.split('\n');
    expect(lines[0]).toBe('User-agent: *');
    expect(lines).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    expect(lines).toContain('Allow: /api/reference');
    for (const path of ['/api/', '/auth', '/profile', '/api-docs', '/submit-game', '/games/*/edit']) {
      expect(lines).toContain(`Disallow: ${path}`);
    }
    for (const path of ['/', '/games', '/api-documentation']) expect(lines).not.toContain(`Disallow: ${path}`);
  });

  it('list every public page with its last change', async () => {
    const game = await makeGame(node.database);
    const hidden = await makeHiddenGame(node.database);
    await node.database.rows(
      `INSERT INTO finalized_weeks (week, players, finalized_at)
       VALUES ('2025-12-29', 12, '2026-01-05 00:00:30Z'), ('2026-01-05', 0, '2026-01-12 00:00:30Z')`,
    );
    const { text, headers } = await node.request.get('/sitemap.xml').expect(200);
    expect(headers['content-type']).toBe('application/xml');
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers['cache-control']).toBe('public, max-age=600');
    const [changed] = await node.database.rows<{ at: Date }>('SELECT updated_at AS at FROM games WHERE id = $1', [
      game.id,
    ]);
    expect(text).toContain(`<loc>${SITE}/games/${game.id}</loc><lastmod>${changed?.at.toISOString()}</lastmod>`);
    const week = '/leaderboard/weeks/2026-W01';
    expect(text).toContain(`<loc>${SITE}${week}</loc><lastmod>2026-01-05T00:00:30.000Z</lastmod>`);
    expect(text).toMatch(new RegExp(`<loc>${SITE}/models/\\d+</loc><lastmod>`));
    for (const path of ['/', '/games', '/about']) expect(text).toContain(`<loc>${SITE}${path}</loc>`);
    const nobody = '/leaderboard/weeks/2026-W02';
    for (const path of [`/games/${hidden.id}`, nobody, '/auth', '/profile'])
      expect(text).not.toContain(`${SITE}${path}<`);

    const plain = await node.request.get('/sitemap.xml').set('Accept-Encoding', 'identity').expect(200);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.text).toBe(text);
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

function structuredDataOf(text: string): Record<string, unknown>[] {
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/.exec(text) ?? [];
  return JSON.parse(json)['@graph'];
}

describe('text for coding agents', () => {
  const MARKDOWN = 'text/markdown; charset=utf-8';
  const bytes = (text: string) => Buffer.byteLength(text);

  it('begins at /llms.txt, of at most 2 kB, whose addresses all exist', async () => {
    const { text, headers } = await get('/llms.txt').expect(200);
    expect(bytes(text)).toBeLessThanOrEqual(2_048);
    expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'access-control-allow-origin': '*' });
    const addresses = [...text.matchAll(/https:\/\/games\.example(\/[\w./-]+)/g)].map(([, address = '']) => address);
    expect(addresses).toEqual(
      expect.arrayContaining(['/integrate.md', '/starter.html', '/api/openapi.games.json', '/faq.md']),
    );
    const read = addresses.filter(
      (address) => /\.(md|json|html)$/.test(address) && !/help-center|api-documentation/.test(address),
    );
    for (const address of read) expect([address, (await get(address)).status]).toEqual([address, 200]);
  });

  it.each(['/integrate.md', '/games/42/integrate.md'])('is at %s: at most 6 kB, with a whole game', async (address) => {
    const { text, headers } = await get(address).expect(200);
    expect(bytes(text)).toBeLessThanOrEqual(6_144);
    expect(headers['content-type']).toBe(MARKDOWN);
    const starter = await get('/starter.html')
      .query(address.includes('42') ? { game: 42 } : {})
      .expect(200);
    expect(text).toContain(starter.text);
    expect(text).toContain(`${SITE}/sdk/v1.js`);
    expect(text).not.toMatch(/gg[a-z]?_[A-Za-z0-9]{6,}/);
  });

  it('names a listed game, and not a hidden one', async () => {
    const listed = await makeGame(node.database, { name: 'Comet\n# Run' });
    const hidden = await makeHiddenGame(node.database, { name: 'Nobody knows' });
    const [shown, kept] = [
      await get(`/games/${listed.id}/integrate.md`),
      await get(`/games/${hidden.id}/integrate.md`),
    ];
    expect(shown.text).toMatch(/^# Put “Comet # Run” on GameGeek\n/);
    expect(shown.text).toContain(`data-game="${listed.id}"`);
    expect(kept.text).toContain(`data-game="${hidden.id}"`);
    expect(kept.text).not.toContain('Nobody');
  });

  it('has a starter game that runs in an opaque origin and may reach this site only', async () => {
    const { text, headers } = await get('/starter.html?game=42').expect(200);
    expect(text).toContain('data-game="42"');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain('sandbox allow-scripts;');
    expect(headers['content-security-policy']).toContain(`connect-src ${SITE};`);
    expect((await get('/starter.html?game=%3Cscript%3E')).text).toContain('data-game="YOUR_GAME_ID"');
  });

  it('is each page of prose as Markdown, by its name or by Accept, in the language of the reader', async () => {
    const byName = await get('/faq.md').expect(200);
    expect(byName.text).toBe(`# FAQ\n\nAsk at ${SITE}/help-center.\n`);
    expect(byName.headers['content-type']).toBe(MARKDOWN);
    const byAccept = await get('/faq', 'text/markdown, text/html;q=0.8').expect(200);
    expect(byAccept.text).toBe(byName.text);
    expect(byAccept.headers.vary).toContain('Accept');
    expect((await get('/faq.md').set('Accept-Language', 'de')).text).toBe('# Fragen\n');
    expect((await page('/faq')).headers['content-type']).toBe('text/html; charset=utf-8');
    const reference = await get('/api/reference', 'text/markdown').expect(302);
    expect(reference.headers.location).toBe('/api/reference.md');
    await get('/games/7.md', 'text/markdown').expect(404);
    await get('/nowhere.md', 'text/markdown').expect(404);
  });
});
