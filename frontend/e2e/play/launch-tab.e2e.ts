import { expect } from '@playwright/test';
import { paths } from '../../src/shared/routing/paths.js';
import { GameSite } from '../support/game-site.js';
import { listGame } from '../support/listed-game.js';
import { seededGame, newSession, signIn } from '../support/players.js';
import { test } from '../support/test.js';

let games: GameSite;
test.beforeAll(async () => {
  games = await GameSite.start();
});
test.afterAll(() => games.stop());

test('Play opens a game in its own tab for the player, and the ticket is not sent or stored anywhere', async ({
  page,
  context,
  request,
  site,
  player,
  rival,
}) => {
  const url = games.serve('/launched', '');
  const name = `Launched ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await listGame(request, player, { name, launch: 'tab', game_url: url });
  games.serve('/launched', `<script src="${site}/sdk/v1.js" data-game="${id}"></script>`);
  const requested: string[] = [];
  context.on('request', (made) => {
    if (!made.url().startsWith(games.origin)) return;
    requested.push(made.url().split('#')[0] ?? '', made.headers().referer ?? 'no referrer');
  });
  await signIn(page, await newSession(request, rival));
  await page.goto(paths.game(id));
  const opening = page.waitForEvent('popup');
  await page.getByRole('main').getByRole('link', { name: /^Play/ }).first().click();
  const tab = await opening;
  await tab.waitForURL((address) => address.origin === games.origin);
  await expect
    .poll(() => tab.evaluate('GameGeek.start().then(({ mode, player }) => ({ mode, player }))'))
    .toEqual({
      mode: 'tab',
      player: { name: rival.user.username, guest: false },
    });
  expect(tab.url()).toBe(url);
  // The redirecting page was replaced in the history, so that going back does not reuse the ticket.
  expect(await tab.evaluate('[history.length, opener, document.referrer]')).toEqual([1, null, '']);
  expect(requested.slice(0, 2)).toEqual([url, 'no referrer']);
  expect(requested.join(' ')).not.toContain('ggl_');
  expect(await tab.evaluate('JSON.stringify([{ ...localStorage }, history.state])')).not.toMatch(/gg[lpr]_/);
});

test('a link on another site opens no game before the player has agreed, nor does a reload', async ({
  page,
  request,
  site,
  player,
  rival,
}) => {
  const url = games.serve('/unasked', '<p>The game</p>');
  const name = `Unasked ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await listGame(request, player, { name, launch: 'tab', game_url: url });
  const launches: string[] = [];
  page.on('request', (made) => made.url().endsWith('/launches') && launches.push(made.url()));
  await signIn(page, await newSession(request, rival));
  games.serve('/link', `<script>location.href = '${site}${paths.go(id)}';</script>`);
  // Another site, and another origin of the same one.
  for (const origin of [games.origin.replace('127.0.0.1', 'localhost'), games.origin]) {
    await page.goto('about:blank');
    await page.evaluate((address) => void (location.href = address), `${origin}/link`);
    await page.waitForURL((address) => address.origin === site);
    const question = page.getByRole('heading', { name: /^Play .* as .*\?$/ });
    await expect(question).toHaveText(`Play ${name} at ${new URL(url).host} as ${rival.user.username}?`);
  }
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Play / })).toBeVisible();
  expect(launches).toEqual([]);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL((address) => address.origin === games.origin && address.hash.startsWith('#gg=ggl_'));
  expect(launches).toHaveLength(1);
});

test('a failed launch shows the reason and can be retried', async ({ page, request, player }) => {
  const url = games.serve('/refused', '<p>The game</p>');
  const name = `Refused ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await listGame(request, player, { name, launch: 'tab', game_url: url });
  const launches = `**/api/games/${id}/launches`;
  const unavailable = { statusCode: 503, code: 'unavailable', message: 'Busy', error: 'Busy', requestId: 'test' };
  await page.route(launches, (route) => route.fulfill({ status: 503, json: unavailable }));
  await page.goto(paths.go(id));
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('heading', { name: 'The game could not be started' })).toBeVisible();
  await page.unroute(launches);
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.waitForURL((address) => address.origin === games.origin);
});

test('an embedded game opens on its page unless a tab is asked for', async ({ page, request, player }) => {
  const url = games.serve('/embedded', '<p>The game</p>');
  const name = `Embedded ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await listGame(request, player, { name, launch: 'embed', game_url: url });
  await page.goto(paths.go(id));
  await expect(page).toHaveURL(paths.game(id));
  await page.getByRole('link', { name: `Play ${name}`, exact: true }).click();
  await expect(page).toHaveURL(paths.play(id));
  await expect(page.frameLocator('main iframe').getByText('The game')).toBeVisible();
  await page.goto(paths.goOutsideFrame(id));
  await page.getByRole('button', { name: 'Play' }).click();
  await page.waitForURL((address) => address.origin === games.origin && address.hash.startsWith('#gg=ggl_'));
});

test('a linked game opens directly without a page in between', async ({ page, request }) => {
  const game = await seededGame(request, 2);
  await page.goto(paths.go(game.id));
  await expect(page).toHaveURL(paths.game(game.id));
});
