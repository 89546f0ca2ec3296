import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeGame, makeHiddenGame } from '../../factories/game.factory.js';
import { makeBuiltSite, SITE, siteReaders } from '../../support/http/built-site.js';
import type { SiteFolder } from '../../support/http/site-folder.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let site: SiteFolder;
let node: TestApp;

beforeAll(async () => {
  site = makeBuiltSite();
  node = await startTestApp({ siteFolder: site.folder, settings: { publicUrl: SITE } });
});
afterAll(async () => {
  await node?.close();
  site?.remove();
});

const { get, page } = siteReaders(() => node);

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
