import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { weekName } from '@gamegeek/rules/iso-week.js';
import pg from 'pg';
import { makeGame, makeHiddenGame } from '../../factories/game.factory.js';
import { makeModel, makeVersion } from '../../factories/model.factory.js';
import { makeRecording } from '../../factories/recording.factory.js';
import { makeUser } from '../../factories/user.factory.js';
import { makeBuiltSite, SITE, siteReaders } from '../../support/http/built-site.js';
import type { SiteFolder } from '../../support/http/site-folder.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

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

const { page } = siteReaders(() => node);

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

function structuredDataOf(text: string): Record<string, unknown>[] {
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/.exec(text) ?? [];
  return JSON.parse(json)['@graph'];
}
