import { codesMeta } from '@gamegeek/arcade/codes/codes.meta.js';
import { ARCADE_GAME_IDS } from '@gamegeek/arcade/game.js';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { PlaySessionAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import { expect, type APIRequestContext, type Frame, type Page } from '@playwright/test';
import { expectFocusIn } from '../support/frame-focus.js';
import { GameSite } from '../support/game-site.js';
import { listGame } from '../support/listed-game.js';
import { newSession, signIn, type Player } from '../support/players.js';
import { test } from '../support/test.js';

let games: GameSite;
test.beforeAll(async () => {
  games = await GameSite.start();
});
test.afterAll(() => games.stop());

async function hostedGame(request: APIRequestContext, arcadeId: string): Promise<Game> {
  const found = (await (await request.get('/api/games?playable=true&limit=100')).json()) as Game[];
  const game = found.find(({ arcade_id: id }) => id === arcadeId);
  if (!game) throw new Error(`${arcadeId} is not in the catalogue`);
  return game;
}

/** The document of the game in the frame of a page. */
async function frameAt(page: Page, address: string): Promise<Frame> {
  await expect.poll(() => page.frames().some((frame) => frame.url().includes(address))).toBe(true);
  const frame = page.frames().find((each) => each.url().includes(address));
  if (!frame) throw new Error('The game is not framed');
  return frame;
}

/** Opens the page on which a game is framed, and starts it: the address was typed. */
async function openEmbedded(page: Page, request: APIRequestContext, url: string, player: Player): Promise<Game> {
  const name = `Stage ${crypto.randomUUID().slice(0, 8)}`;
  const game = await listGame(request, player, { name, launch: 'embed', game_url: url });
  await page.goto(`/play/${game.id}`);
  await page.getByRole('button', { name: `Play ${name}` }).click();
  return game;
}

for (const arcadeId of ARCADE_GAME_IDS) {
  test(`${arcadeId} has no access to the site or the browser, framed and alone`, async ({ page, request }) => {
    const { id } = await hostedGame(request, arcadeId);
    const visited: string[] = [];
    page.on('request', (made) => made.isNavigationRequest() && visited.push(new URL(made.url()).pathname));
    await page.goto(`/play/${id}`);
    const framed = await frameAt(page, `/arcade/${arcadeId}`);
    await framed.waitForLoadState();
    expect(await framed.evaluate(tryForbiddenAccess)).toEqual({ origin: 'null', reached: [] });
    // A navigation that was not stopped would have started before this request.
    await page.evaluate(() => fetch('/health/live'));

    await page.goto(`/arcade/${arcadeId}`);
    expect(await page.evaluate(tryForbiddenAccess)).toEqual({ origin: 'null', reached: [] });
    await request.get('/health/live');
    expect(visited).toEqual([`/play/${id}`, `/arcade/${arcadeId}`, `/arcade/${arcadeId}`]);
    expect(page.context().pages()).toHaveLength(1);
  });
}

/** Tries, from within a game, what a game must not be able to do. */
async function tryForbiddenAccess(): Promise<{ origin: string; reached: string[] }> {
  const isFramed = parent !== self;
  const attempts: Record<string, () => unknown> = {
    cookie: () => document.cookie,
    'local storage': () => localStorage.length,
    'session storage': () => sessionStorage.length,
    database: () =>
      new Promise((resolve, reject) => {
        const opened = indexedDB.open('game');
        opened.onsuccess = resolve;
        opened.onerror = reject;
      }),
    'the page around it': () => isFramed && parent.document.title,
    'the address of the page': () => {
      if (!isFramed) throw new Error('there is no page around it');
      (top as Window).location.href = '/games';
    },
    'a popup': () => {
      if (!open('/games')) throw new Error('blocked');
    },
    'the API': () => fetch('/api/models', { credentials: 'include' }),
    'a picture of another site': () =>
      new Promise((resolve, reject) => {
        Object.assign(new Image(), { onload: resolve, onerror: reject, src: '/favicon.svg' });
      }),
    'another script': () =>
      new Promise((resolve, reject) => {
        const script = Object.assign(document.createElement('script'), { src: '/theme.js', onload: resolve, onerror: reject }); // prettier-ignore
        document.head.append(script);
      }),
  };
  const reached: string[] = [];
  for (const [name, attempt] of Object.entries(attempts)) {
    try {
      if ((await attempt()) !== false) reached.push(name);
    } catch {
      // Access was denied.
    }
  }
  const form = Object.assign(document.createElement('form'), { action: '/games' });
  document.body.append(form);
  form.submit();
  form.remove();
  return { origin: self.origin, reached };
}

test('a game that navigates its frame loses its port, and the page offers to restart it', async ({
  page,
  request,
  player,
}) => {
  const greet = `onmessage = ({ data, ports }) => { window.received = data; window.port = ports[0]; }; parent.postMessage({ gg: 'hello', v: 1 }, '*');`;
  const elsewhere = games.serve('/elsewhere', `<script>${greet}</script>`);
  const url = games.serve('/restless', `<script>${greet}</script>`);
  await openEmbedded(page, request, url, player);
  const game = await frameAt(page, url);
  await expect.poll(() => game.evaluate('window.received?.gg')).toBe('welcome');
  await game.evaluate((address) => void (location.href = address), elsewhere);
  const moved = await frameAt(page, elsewhere);
  const stage = page.getByRole('region', { name: /: the game$/ });
  await expect(stage.getByText('The game navigated away, so scores no longer count. Restart it.')).toBeVisible();
  expect(await moved.evaluate('window.received')).toBeUndefined();
  await stage.getByRole('button', { name: 'Restart' }).first().click();
  const again = await frameAt(page, url);
  await expect.poll(() => again.evaluate('window.received?.gg')).toBe('welcome');
});

test('an embedded game runs on its own page, and on its play page when the reader came from another page', async ({
  page,
  request,
  player,
}) => {
  const url = games.serve('/lead', `<script>onmessage = ({ data }) => (window.received = data); parent.postMessage({ gg: 'hello', v: 1 }, '*');</script>`); // prettier-ignore
  const name = `Stage ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await listGame(request, player, { name, launch: 'embed', game_url: url });
  await page.goto(`/games/${id}`);
  await page.getByRole('button', { name: `Play ${name}` }).click();
  const game = await frameAt(page, url);
  await expect.poll(() => game.evaluate('window.received?.gg')).toBe('welcome');
  expect(new URL(page.url()).pathname).toBe(`/games/${id}`);

  await page.goto(`/games?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('link', { name: `Play ${name}`, exact: true }).click();
  const again = await frameAt(page, url);
  await expect.poll(() => again.evaluate('window.received?.gg')).toBe('welcome');
  expect(new URL(page.url()).pathname).toBe(`/play/${id}`);
});

test('a game that sends no message is offered in a new tab, where it plays for the same player', async ({
  page,
  request,
  site,
  player,
  rival,
}) => {
  await signIn(page, await newSession(request, rival));
  // Like a build that only runs outside frames.
  const sdk = `if (self === top) document.write('<script src="${site}/sdk/v1.js"></scr' + 'ipt>');`;
  const url = games.serve('/mute', `<p>A game that is silent in a frame.</p><script>${sdk}</script>`);
  const { id } = await openEmbedded(page, request, url, player);
  const stage = page.getByRole('region', { name: /: the game$/ });
  await expect(stage.getByRole('status')).toContainText(`Playing as ${rival.user.username}`);
  await expect(stage.getByText('The game is not responding. It may work in a separate tab.')).toBeVisible();
  const opening = page.waitForEvent('popup');
  await stage.getByRole('link', { name: 'Open in a new tab' }).click();
  const tab = await opening;
  await tab.waitForURL(url);
  const who = `GameGeek.start({ game: ${id} }).then(({ mode, player }) => ({ mode, player }))`;
  await expect
    .poll(() => tab.evaluate(who))
    .toEqual({
      mode: 'tab',
      player: { name: rival.user.username, guest: false },
    });
  // The SDK has removed the ticket, and no page before it can be returned to.
  expect(tab.url()).toBe(url);
  expect(await tab.evaluate('[history.length, opener, document.referrer]')).toEqual([1, null, '']);
  await tab.evaluate(`GameGeek.start().then((gg) => gg.submit(321))`);
  await expect(page.getByRole('table').getByText('321', { exact: true })).toBeVisible();
});

test('a game enters and leaves fullscreen and receives keys in both modes', async ({ page, request }) => {
  const { id, name } = await hostedGame(request, 'codes');
  await page.goto(`/play/${id}`);
  const game = page.frameLocator(`iframe[title="${codesMeta.title.en}"]`);
  await game.getByRole('button', { name: 'Play', exact: true }).click();
  const stage = page.getByRole('region', { name: `${name}: the game` });
  const isFull = () => stage.evaluate((element) => document.fullscreenElement === element);
  await stage.getByRole('button', { name: 'Fullscreen' }).click();
  await expect.poll(isFull).toBe(true);
  await expectFocusIn(game);
  const frame = stage.locator('iframe');
  expect((await frame.boundingBox())?.height).toBeGreaterThan(600);
  await page.keyboard.press('1');
  await expect(game.locator('.current .c0')).toHaveCount(1);
  await stage.getByRole('button', { name: 'Leave fullscreen' }).click();
  await expect.poll(isFull).toBe(false);
  await expectFocusIn(game);
  await expect(stage.getByRole('button', { name: 'Fullscreen' })).toBeVisible();
  await page.keyboard.press('2');
  await expect(game.locator('.current .c1')).toHaveCount(1);
});

test('ten tabs opened by a guest at once are one guest with a session each', async ({ context, request }) => {
  test.slow();
  const { id } = await hostedGame(request, 'codes');
  const tabs = await Promise.all(Array.from({ length: 10 }, () => context.newPage()));
  const opened = await Promise.all(
    tabs.map(async (tab) => {
      const answer = tab.waitForResponse((response) => response.url().endsWith('/api/play/sessions') && response.ok());
      await tab.goto(`/play/${id}`);
      return (await (await answer).json()) as PlaySessionAnswer;
    }),
  );
  expect(new Set(opened.map(({ player }) => player.id)).size).toBe(1);
  expect(new Set(opened.map(({ session }) => session.id)).size).toBe(10);
});
