import { pegsOf } from '@gamegeek/arcade/codes/code.js';
import { codesGame } from '@gamegeek/arcade/codes/codes.game.js';
import { codesMeta } from '@gamegeek/arcade/codes/codes.meta.js';
import { ARCADE_GAME_IDS } from '@gamegeek/arcade/game.js';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { PlaySessionAnswer, RoundAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import { expect, type APIRequestContext, type Frame, type Page } from '@playwright/test';
import { expectFocusIn } from '../support/frame-focus.js';
import { GameSite } from '../support/game-site.js';
import { runOfRound } from '../support/secret-rounds.js';
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

test('an embedded game runs on its own page, and on its play page when the reader came from another page', async ({
  page,
  request,
  player,
}) => {
  const url = games.serve(
    '/lead',
    `<script>
      var keys = [];
      onkeydown = ({ code }) => keys.push(code);
      onmessage = ({ data }) => (window.received = data);
      parent.postMessage({ gg: 'hello', v: 1 }, '*');
    </script>`,
  );
  const name = `Stage ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await listGame(request, player, { name, launch: 'embed', game_url: url });
  await page.goto(`/games/${id}`);
  await page.getByRole('button', { name: `Play ${name}` }).click();
  const game = await frameAt(page, url);
  await expect.poll(() => game.evaluate('window.received?.gg')).toBe('welcome');
  expect(new URL(page.url()).pathname).toBe(`/games/${id}`);

  // It gets keys without a click inside; those that it does not use, and those on the page, scroll nothing.
  await expectFocusIn(page.frameLocator(`iframe[src="${url}"]`));
  const restart = page.getByRole('button', { name: 'Restart' });
  // In the window: what loads above it moves the page as well.
  const place = () => restart.evaluate((button) => button.getBoundingClientRect().top);
  const before = await place();
  const pressed = ['ArrowDown', 'ArrowDown', 'Space', 'Enter', 'ArrowUp'];
  for (const key of pressed) await page.keyboard.press(key);
  await expect.poll(() => game.evaluate('keys')).toEqual(pressed);
  expect(await place()).toBe(before);
  await restart.focus();
  const onPage = await place();
  for (const key of ['ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await place()).toBe(onPage);

  await page.goto(`/games?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('link', { name: `Play ${name}`, exact: true }).click();
  const again = await frameAt(page, url);
  await expect.poll(() => again.evaluate('window.received?.gg')).toBe('welcome');
  expect(new URL(page.url()).pathname).toBe(`/play/${id}`);
});

test('a game that sends no message is offered in a new tab, where it plays for the same player, and its maker sees what is missing', async ({
  page,
  request,
  site,
  player,
}) => {
  await signIn(page, await newSession(request, player));
  // Like a build that only runs outside frames.
  const sdk = `if (self === top) document.write('<script src="${site}/sdk/v1.js"></scr' + 'ipt>');`;
  const url = games.serve('/mute', `<p>A game that is silent in a frame.</p><script>${sdk}</script>`);
  const { id } = await openEmbedded(page, request, url, player);
  const stage = page.getByRole('region', { name: /: the game$/ });
  await expect(stage.getByRole('status')).toContainText(`Playing as ${player.user.username}`);
  await expect(stage.getByText('The game is not responding. It may work in a separate tab.')).toBeVisible();
  const run = page.getByRole('region', { name: 'Your first run' });
  await expect(run.getByText(`Content-Security-Policy: frame-ancestors 'self' ${site}`)).toBeVisible();
  await expect(run.getByText(`<script src="${site}/sdk/v1.js" data-game="${id}"></script>`)).toBeVisible();
  const opening = page.waitForEvent('popup');
  await stage.getByRole('link', { name: 'Open in a new tab' }).click();
  const tab = await opening;
  await tab.waitForURL(url);
  const who = `GameGeek.start({ game: ${id} }).then(({ mode, player }) => ({ mode, player }))`;
  await expect
    .poll(() => tab.evaluate(who))
    .toEqual({
      mode: 'tab',
      player: { name: player.user.username, guest: false },
    });
  // The SDK has removed the ticket, and no page before it can be returned to.
  expect(tab.url()).toBe(url);
  expect(await tab.evaluate('[history.length, opener, document.referrer]')).toEqual([1, null, '']);
  await tab.evaluate(`GameGeek.start().then((gg) => gg.submit(321))`);
  await expect(page.getByRole('table').getByText('321', { exact: true })).toBeVisible();
});

test('a game is started by keyboard also after it has reloaded itself, and receives keys in and out of fullscreen', async ({
  page,
  request,
}) => {
  const { id, name } = await hostedGame(request, 'codes');
  await page.goto(`/play/${id}`);
  const reloaded = page.waitForEvent('framedetached');
  const first = await frameAt(page, '/arcade/codes');
  await first.waitForLoadState();
  await first.evaluate(() => location.reload());
  await reloaded;
  const game = page.frameLocator(`iframe[title="${codesMeta.title}"]`);
  await expect(game.getByText('Playing as a guest')).toBeVisible();
  await expectFocusIn(game);
  const scrolled = await page.evaluate(() => scrollY);
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  // The round has arrived.
  await expect(game.locator('.stage')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
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

test('a run goes on after a reload of the page, and Restart asks before it is lost', async ({ page, request }) => {
  const { id, name } = await hostedGame(request, 'codes');
  await page.goto(`/play/${id}`);
  const game = page.frameLocator(`iframe[title="${codesMeta.title}"]`);
  const score = game.locator('.hud .main dd');
  const starting = page.waitForResponse((response) => response.url().endsWith('/api/play/rounds'));
  await game.getByRole('button', { name: 'Play', exact: true }).click();
  const { round } = (await (await starting).json()) as RoundAnswer;
  await expect(game.locator('.stage')).toBeFocused();
  await expectFocusIn(game);
  for (const peg of pegsOf(await firstCode(round))) await page.keyboard.press(String(peg + 1));
  await page.keyboard.press('Enter');
  await expect(score).not.toHaveText('0');
  const points = await score.textContent();

  await page.reload();
  await expect(game.getByRole('button', { name: `Continue: ${points} points` })).toBeVisible();
  await expectFocusIn(game);
  await page.keyboard.press('Enter');
  await expect(score).toHaveText(String(points));
  // The server takes the next input of the same round.
  for (const key of ['1', '1', '1', '1', 'Enter']) await page.keyboard.press(key);
  await expect(game.locator('.tries .fresh')).toBeVisible();

  const stage = page.getByRole('region', { name: `${name}: the game` });
  await stage.getByRole('button', { name: 'Restart' }).click();
  const dialog = page.getByRole('dialog', { name: `Restart ${name}?` });
  await expect(dialog).toContainText(`The run with ${points} points will be lost.`);
  await dialog.getByRole('button', { name: 'Keep playing' }).click();
  await expectFocusIn(game);
  await expect(score).toHaveText(String(points));
  await stage.getByRole('button', { name: 'Restart' }).click();
  await dialog.getByRole('button', { name: 'Restart' }).click();
  // A new run, without the title screen.
  await expect(score).toHaveText('0');
  await expect(game.locator('.stage')).toBeFocused();
  await expectFocusIn(game);
  await page.keyboard.press('1');
  await expect(game.locator('.current .c0')).toHaveCount(1);
});

/** The code of the first safe of a round. */
async function firstCode(round: string): Promise<number> {
  const run = await runOfRound(codesGame, round);
  let answer = run.ask(0);
  while (run.state.results.length === 0) answer = run.ask(0);
  return Number(answer?.secret);
}

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
