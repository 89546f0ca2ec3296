import { AxeBuilder } from '@axe-core/playwright';
import { boardSample } from '@gamegeek/contracts/play/samples/board.js';
import { moduleSample } from '@gamegeek/contracts/play/samples/module.js';
import { webSample } from '@gamegeek/contracts/play/samples/web.js';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { LeaderboardPage } from '@gamegeek/contracts/scores/scores.schemas.js';
import type { LaunchAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import type { AiModel } from '@gamegeek/contracts/models/models.schemas.js';
import { expect, type APIRequestContext } from '@playwright/test';
import { GameSite } from '../support/game-site.js';
import { SCORED, seededGame, nextRecord, newSession, signIn, submitScore, type Player } from '../support/players.js';
import { test } from '../support/test.js';

// The arcade draws its own motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

let games: GameSite;
test.beforeAll(async () => {
  games = await GameSite.start();
});
test.afterAll(() => games.stop());

/** Lists a game of this player that runs on the game site. */
async function listGame(
  request: APIRequestContext,
  player: Player,
  { launch, url }: { launch: 'embed' | 'tab'; url: string },
): Promise<Game> {
  const { access_token: token } = await newSession(request, player);
  const [model] = (await (await request.get('/api/models')).json()) as AiModel[];
  const answer = await request.post('/api/games', {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      name: `Brookrush ${crypto.randomUUID().slice(0, 8)}`,
      description: 'Cross the brook before it rises.',
      ai_model_id: model?.id,
      model_version_id: model?.versions[0]?.id,
      categories: ['Puzzle'],
      ai_integration_details: 'The model lays the stones.',
      game_url: url,
      launch,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Game;
}

async function boardOf(request: APIRequestContext, gameId: number): Promise<LeaderboardPage> {
  return (await (await request.get(`/api/leaderboard?gameId=${gameId}&limit=100`)).json()) as LeaderboardPage;
}

/** A game that ends at once and counts its restarts. */
const gamePage = (site: string, gameId: number, score: number) =>
  `<script>var restarts = 0, restart = () => { restarts++; };</script>${webSample({ site, gameId })}
  <script>endRun(${score})</script>`;

test('a guest who is one too many reads that the score waits, which is sent later', async ({ page, request, site }) => {
  const { id } = await seededGame(request);
  const guests = `${site}/api/play/guests`;
  await page.route(guests, (route) =>
    route.fulfill({
      status: 429,
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Expose-Headers': 'Retry-After',
        'Retry-After': '1',
      },
      json: { statusCode: 429, code: 'rate_limited', message: 'Too many requests.' },
    }),
  );
  await page.goto(games.serve('/crowded', gamePage(site, id, nextRecord())));
  const status = page.getByRole('dialog', { name: 'Game over' }).getByRole('status');
  await expect(status).toHaveText('Too many new guests here; your score waits and will be sent later.');
  await page.unroute(guests);
  await expect(status).toHaveText(/^You would be #\d+ of [\d,]+\. Keep it\?$/);
});

test('the two-line sample shows a guest on another site the ghost row', async ({ page, request, site }) => {
  const { id } = await seededGame(request);
  const before = await boardOf(request, id);
  await page.goto(games.serve('/two-lines', gamePage(site, id, nextRecord())));
  const screen = page.getByRole('dialog', { name: 'Game over' });
  await expect(screen.getByRole('status')).toHaveText(`You would be #1 of ${before.total + 1}. Keep it?`);
  await expect(screen.getByRole('listitem').first()).toContainText('#1You');
  await expect(screen.getByRole('button', { name: 'Keep it' })).toBeVisible();
  // The focus stays inside, and Enter plays again.
  await expect(screen.getByRole('button', { name: 'Play again' })).toBeFocused();
  // A key that is pressed too soon may be meant for the game.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(screen).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect.poll(() => page.evaluate('restarts')).toBe(1);
  // Guests are not on the board.
  expect((await boardOf(request, id)).total).toBe(before.total);
});

test('the two-line sample goes on with the next run when the script is blocked', async ({ page, request, site }) => {
  const { id } = await seededGame(request);
  await page.route('**/sdk/v1.js', (route) => route.abort());
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(games.serve('/blocked', gamePage(site, id, 5)));
  expect(await page.evaluate('restarts')).toBe(1);
  expect(errors).toEqual([]);
});

test('a game over whose screen never loads says so and restarts the game', async ({ page, request, site }) => {
  const { id } = await seededGame(request);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.accept();
  });
  // Never answered.
  await page.route('**/sdk/v1-more-*', () => undefined);
  await page.clock.install();
  await page.goto(games.serve('/hanging', gamePage(site, id, 5)));
  const restarts = async () => {
    await page.clock.runFor(1_000);
    return page.evaluate('restarts');
  };
  await expect.poll(restarts, { intervals: [100] }).toBe(1);
  expect(dialogs).toEqual(['Game over: 5']);
});

test('a game over in a loop, in a module and without a connection, opens one screen and sends one score', async ({
  context,
  page,
  request,
  site,
}) => {
  const { id } = await seededGame(request);
  const sample = webSample({ site, gameId: id }).replace('<script src', '<script type="module" src');
  const loop = '<script>var restarts = 0, restart = () => { restarts++; };</script>';
  const loaded = page.waitForResponse(/v1-overlay-/);
  await page.goto(games.serve('/loop', loop + sample));
  await (await loaded).finished();
  await context.setOffline(true);
  const scores: unknown[] = [];
  page.on('request', (sent) => sent.url() === `${site}/api/scores` && scores.push(sent.postDataJSON()));
  await page.evaluate(`{
    const frame = () => { if (!restarts) { endRun('12.6'); requestAnimationFrame(frame); } };
    frame();
  }`);
  const screen = page.getByRole('dialog', { name: 'Game over' });
  await expect(screen.getByRole('status')).toHaveText('No connection. Your score will be sent later.');
  await context.setOffline(false);
  await expect(screen.getByRole('status')).toHaveText(/^You would be #[\d,]+ of [\d,]+\. Keep it\?$/);
  await screen.getByRole('button', { name: 'Play again' }).click();
  await expect.poll(() => page.evaluate('restarts')).toBe(1);
  await expect(screen).toHaveCount(0);
  expect(new Set(scores.map((body) => JSON.stringify(body)))).toEqual(
    new Set([JSON.stringify({ gameId: id, score: 13 })]),
  );
});

test('a library that adds headers to every request, such as one for tracing, keeps no score from the board', async ({
  page,
  request,
  site,
}) => {
  const { id } = await seededGame(request);
  const tracing = `<script>
    const plain = fetch;
    const added = { baggage: 'a=1', 'sentry-trace': '0-0-1', 'X-Requested-With': 'XMLHttpRequest' };
    window.fetch = (url, options = {}) => plain(url, { ...options, headers: { ...options.headers, ...added } });
  </script>`;
  await page.goto(games.serve('/traced', tracing + gamePage(site, id, nextRecord())));
  await expect(page.getByRole('dialog', { name: 'Game over' }).getByRole('status')).toHaveText(/^You would be #1 of /);
});

test('ten tabs of a game opened at once are the same guest', async ({ context, request, site }) => {
  const { id } = await seededGame(request);
  const url = games.serve('/ten-tabs', `<script src="${site}/sdk/v1.js"></script>`);
  const guestIn = async () => {
    const tab = await context.newPage();
    await tab.goto(url);
    await tab.evaluate(`GameGeek.start({ game: ${id} })`);
    return tab.evaluate(`JSON.parse(sessionStorage['gamegeek:${id}:session']).id`);
  };
  const guests = await Promise.all(Array.from({ length: 10 }, guestIn));
  expect(new Set(guests).size).toBe(1);
});

test('a game in a sandboxed frame, which has neither storage nor locks, plays as a guest', async ({
  page,
  request,
  site,
}) => {
  const { id } = await seededGame(request);
  const game = games.serve('/sandboxed', `<script src="${site}/sdk/v1.js"></script>`);
  await page.goto(games.serve('/sandbox', `<iframe sandbox="allow-scripts" src="${game}"></iframe>`));
  const frame = page.frame({ url: game });
  expect(await frame?.evaluate('origin')).toBe('null');
  const state = await frame?.evaluate(`GameGeek.start({ game: ${id} }).then(({ mode, state }) => [mode, state])`);
  expect(state).toEqual(['guest', 'live']);
});

test('a guest is recognised on the next visit, and a launch ticket identifies the player and is removed from the address', async ({
  page,
  request,
  site,
  player,
  rival,
}) => {
  const url = games.serve('/tab', `<script src="${site}/sdk/v1.js"></script>`);
  const game = await listGame(request, player, { launch: 'tab', url });
  const { access_token: token } = await newSession(request, rival);
  const answer = await request.post(`/api/games/${game.id}/launches`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { address } = (await answer.json()) as LaunchAnswer;
  expect(address).toContain('#gg=ggl_');
  await page.goto(address);
  expect(page.url()).toBe(url);

  const start = `GameGeek.start({ game: ${game.id} }).then(({ mode, player, state }) => ({ mode, player, state }))`;
  const launched = { mode: 'tab', player: { name: rival.user.username, guest: false }, state: 'live' };
  expect(await page.evaluate(start)).toEqual(launched);
  const sent = await page.evaluate(`GameGeek.start().then((gg) => gg.submit(4321))`);
  expect(sent).toMatchObject({ status: 'accepted', rank: 1, personalBest: true });
  // A reload resumes the session of the tab.
  await page.reload();
  expect(await page.evaluate(start)).toEqual(launched);
  const { entries } = await boardOf(request, game.id);
  expect(entries.map(({ username, score }) => [username, score])).toEqual([[rival.user.username, 4321]]);
});

test('a game in a cross-origin frame that reloads itself plays through the page, which gives access to no other document', async ({
  page,
  request,
  site,
  player,
  rival,
}) => {
  const greet = `onmessage = ({ data }) => { if (data.gg) top.postMessage('got ' + data.gg, '*'); };`;
  games.serve('/other-page', `<script>${greet} top.postMessage({ gg: 'hello', v: 1 }, '*');</script>`);
  // It reloads itself before its first load, as after a choice of language.
  const reload = 'GameGeek.start(); if (!sessionStorage.seen) { sessionStorage.seen = 1; location.reload(); }';
  const url = games.serve('/framed', `<script src="${site}/sdk/v1.js"></script><script>${reload}</script>`);
  const game = await listGame(request, player, { launch: 'embed', url });
  await signIn(page, await newSession(request, rival));
  await page.goto(`/play/${game.id}`);
  await page.getByRole('button', { name: /^Play / }).click();
  const element = await page.waitForSelector(`iframe[src="${url}"]`);
  const frame = await element.contentFrame();
  if (!frame) throw new Error('The game is not framed');
  await frame.waitForURL(url);

  const start = `GameGeek.start().then(({ mode, player, state }) => ({ mode, player, state }))`;
  const connected = { mode: 'bridge', player: { name: rival.user.username, guest: false }, state: 'live' };
  await frame.waitForFunction('sessionStorage.seen && document.readyState === "complete"');
  expect(await frame.evaluate(start)).toEqual(connected);
  const again = page.waitForEvent('framenavigated');
  await frame.evaluate('location.reload()').catch(() => undefined);
  await again;
  expect(await frame.evaluate(start)).toEqual(connected);

  await page.evaluate((address) => {
    addEventListener('message', ({ data }) => {
      document.documentElement.dataset.received = `${document.documentElement.dataset.received ?? ''}${JSON.stringify(data)} `;
    });
    document.body.append(Object.assign(document.createElement('iframe'), { src: address }));
    postMessage({ gg: 'hello', v: 1 }, '*');
  }, `${games.origin}/other-page`);
  // The answer to a hello would arrive before that of a later message.
  const received = () => page.evaluate(() => document.documentElement.dataset.received ?? '');
  await expect.poll(async () => (await received()).match(/"hello"/g)?.length).toBe(2);
  await page.evaluate(() => postMessage('last', '*'));
  await expect.poll(received).toContain('"last"');
  expect(await received()).not.toMatch(/welcome/);
  // A popup of the game cannot reach the page at all.
  const opening = page.waitForEvent('popup');
  await frame.evaluate((address) => void window.open(address), `${games.origin}/other-page`);
  const popup = await opening;
  await popup.waitForURL(/other-page/);
  expect(await popup.evaluate(() => window.opener === null)).toBe(true);

  const sent = await frame.evaluate(`GameGeek.start().then((gg) => gg.submit(777))`);
  expect(sent).toMatchObject({ status: 'accepted', rank: 1 });
  await expect(page.getByRole('table').getByText('777', { exact: true })).toBeVisible();

  // A document of another origin gets no port, and its scores are not accepted.
  await page.evaluate(() => (document.documentElement.dataset.received = ''));
  const elsewhere = await GameSite.start();
  const left = page.waitForEvent('framenavigated');
  await frame.evaluate((address) => void (location.href = address), elsewhere.serve('/away', `<script>${greet} top.postMessage({ gg: 'hello', v: 1 }, '*');</script>`)); // prettier-ignore
  await left;
  await page.evaluate(() => postMessage('end', '*'));
  await expect.poll(received).toContain('"end"');
  expect(await received()).not.toMatch(/welcome/);
  await elsewhere.stop();
});

test('the module sample plays as a guest and reads the board', async ({ page, request, site }) => {
  const { id } = await seededGame(request, 2);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const script = `<script type="module">${moduleSample({ site, gameId: id })}</script>`;
  await page.goto(games.serve('/module', script));
  await expect.poll(() => logged.find((line) => line.startsWith('guest'))).toMatch(/^guest guest \d+$/);
  await expect.poll(() => logged.length).toBeGreaterThan(1);
});

test('an embedded board on another site is live and sets no cookie', async ({ page, request, site, rival }) => {
  const { id, name } = await seededGame(request, SCORED.embeddedBoard);
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(payload.toString())));
  await page.goto(games.serve('/board', boardSample({ site, gameId: id })));
  // The frame follows changes of the element's attributes.
  await page.locator('gamegeek-board').evaluate((element) => {
    for (const [name, value] of Object.entries({ period: 'all', rows: '3', lang: 'de' }))
      element.setAttribute(name, value);
  });
  const board = page.frameLocator('gamegeek-board iframe');
  await expect(board.getByRole('link', { name })).toBeVisible();
  await expect(board.getByText('Insgesamt')).toBeVisible();
  await expect(board.locator('tbody tr')).toHaveCount(3);
  const record = nextRecord();
  await submitScore(request, rival, id, record);
  const row = board.locator('tbody tr').filter({ hasText: rival.user.username });
  await expect(row).toContainText(record.toLocaleString('de'));
  expect(await page.context().cookies()).toEqual([]);
  const watched = sent.filter((text) => text.includes(`"leaderboard:${id}:all"`));
  expect(watched.length).toBeGreaterThan(0);
  for (const text of watched) expect(text).toContain('{"rows":10}');
});

for (const policy of ['require-corp', 'credentialless']) {
  test(`an isolated page (${policy}), such as a game with threads, shows the board and the game-over screen`, async ({
    page,
    request,
    site,
  }) => {
    const { id, name } = await seededGame(request, SCORED.embeddedBoard);
    const content = boardSample({ site, gameId: id }) + gamePage(site, id, nextRecord());
    const headers = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': policy };
    await page.goto(games.serve(`/${policy}`, content, headers));
    expect(await page.evaluate('crossOriginIsolated')).toBe(true);
    const board = page.frameLocator('gamegeek-board iframe');
    await expect(board.getByRole('link', { name })).toBeVisible();
    await expect(board.locator('tbody tr')).not.toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'Game over' }).getByRole('status')).toHaveText(/^You would be #\d/);
  });
}

test.describe('in German', () => {
  test.use({ locale: 'de-DE', contextOptions: { reducedMotion: 'reduce' } });

  test('the game-over screen uses the player’s language and keeps the focus inside', async ({
    page,
    request,
    site,
  }) => {
    const { id } = await seededGame(request, 3);
    await page.goto(games.serve('/german', `<button>Das Spiel</button>${gamePage(site, id, 1)}`));
    const screen = page.getByRole('dialog', { name: 'Spiel vorbei' });
    await expect(screen.getByRole('status')).toHaveText(/^Du wärst auf Platz [\d.]+ von [\d.]+\. Behalten\?$/);
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      await expect(page.getByText('Das Spiel')).not.toBeFocused();
    }
    // The page around it belongs to the game's creator.
    const axe = new AxeBuilder({ page }).setLegacyMode().include('gamegeek-game-over').withTags(['wcag2a', 'wcag2aa']);
    expect((await axe.analyze()).violations.map(({ id: rule }) => rule)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(screen).toHaveCount(0);
    await expect.poll(() => page.evaluate('restarts')).toBe(1);
  });
});
