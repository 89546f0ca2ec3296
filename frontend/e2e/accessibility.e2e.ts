import type { Game } from '@gamegeek/contracts/games/games.types.js';
import { PAGES } from '@gamegeek/contracts/site/pages.js';
import { expect, type Page } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { paths } from '../src/shared/routing/paths.js';
import {
  expectAccessibleInBothThemes,
  expectNoClipping,
  expectFullyAccessible,
  expectSettled,
  expectNoMotion,
  expectVisibleFocus,
  watchForTrouble,
} from './support/accessibility.js';
import { drawPictures, listGame } from './support/listed-game.js';
import { dismissVerifyBanner, newSession, signIn, submitScore, type Player } from './support/players.js';
import { expectRoute, ROUTES } from './support/route-table.js';
import { test } from './support/test.js';

/** What the addresses of pages are about. */
interface Things {
  game: Game;
  player: Player;
}

type Addresses = (things: Things) => string[];

const RULES: Addresses = () => [paths.terms(), paths.privacy(), paths.about()];
const ANSWERS: Addresses = () => [paths.faq(), paths.helpCenter()];
const HANDBOOKS: Addresses = () => [paths.apiDocumentation(), paths.apiReference()];
const LISTS: Addresses = ({ game }) => [
  paths.home(),
  paths.leaderboard(),
  paths.board(game.id),
  paths.week('2026-W01'),
  paths.games(),
  paths.gamesFound('zzzzzzzz'),
  paths.models(),
];
const THINGS: Addresses = ({ game, player }) => [
  paths.game(game.id),
  `${paths.game(game.id)}?tab=screenshots`,
  `${paths.game(game.id)}?tab=community`,
  paths.play(game.id),
  paths.modelVersion(game.ai_model_id, game.model_version_id),
  paths.player(player.user.username),
  paths.player('nobody.at.all'),
  '/no/such/page',
];
const DOORS: Addresses = () => [paths.auth(), paths.newsletter(), paths.unsubscribe(), paths.apiKey(), paths.profile()];
const OWN: Addresses = () => [
  paths.inbox(),
  paths.connect(),
  paths.moderation(),
  paths.profile(),
  `${paths.profile()}?tab=games`,
  ...['profile', 'notifications', 'security', 'preferences'].map(
    (section) => `${paths.profile()}?tab=settings&section=${section}`,
  ),
];
const MAKING: Addresses = ({ game }) => [
  paths.editGame(game.id),
  paths.createModel(),
  paths.createVersion(),
  paths.submitGame(),
  paths.myGames(),
  paths.apiKey(),
];

const FOR_VISITORS: Record<string, Addresses> = {
  handbooks: HANDBOOKS,
  rules: RULES,
  answers: ANSWERS,
  lists: LISTS,
  things: THINGS,
  doors: DOORS,
};
/** Where members find more than visitors do, apart from the header. */
const LISTS_OF_MEMBERS: Addresses = ({ game }) => [paths.home(), paths.board(game.id)];
const THINGS_OF_MEMBERS: Addresses = ({ game, player }) => [
  paths.game(game.id),
  `${paths.game(game.id)}?tab=community`,
  paths.play(game.id),
  paths.player(player.user.username),
];
const FOR_MEMBERS: Record<string, Addresses> = {
  lists: LISTS_OF_MEMBERS,
  things: THINGS_OF_MEMBERS,
  'what is theirs': OWN,
  making: MAKING,
};
/** Looked at by a test of its own: it leads on at once. */
const LEADING_ON: Addresses = ({ game }) => [paths.go(game.id)];

/** Adds the newest of one's own games to its address: its row is read by a member who has none. */
const LED_ON_FOR_MAKERS = paths.apiKey();

const UNFOLDED = 3;

const WIDE = 1280;
const NARROW = 320;

test.use({ viewport: { width: WIDE, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectSettled(page);
  // What is folded is part of the page; of very many, the first stand for all.
  await page
    .locator('main summary')
    .evaluateAll(
      (all, most) => all.slice(0, most).forEach((one) => one.parentElement?.setAttribute('open', '')),
      UNFOLDED,
    );
}

/** What the route table has for the address that is open, if it is there. */
async function expectRow(page: Page, address: string, who: 'visitor' | 'member'): Promise<void> {
  const row = ROUTES.find(({ route }) => route === address);
  if (row) await expectRoute(page, row, who);
}

/** In every language, where words are longest and the room is least. */
async function expectRoomForEveryLanguage(page: Page, where: string): Promise<void> {
  await resize(page, NARROW);
  for (const code of ['es', 'fr', 'de', 'en']) {
    // Hidden at this width: the menu has another one for the same setting.
    await languagesOf(page).selectOption(code, { force: true });
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expectNoClipping(page, `${where} in ${code}`);
  }
}

/**
 * Chromium keeps the rules of the old width now and then, when others are added in the moment of its change. It takes
 * the right ones with the next change.
 */
async function resize(page: Page, width: number): Promise<void> {
  await expect(async () => {
    await page.setViewportSize({ width, height: 800 });
    const followed = expect(languagesOf(page)).toBeVisible({ visible: width === WIDE, timeout: 2_000 });
    await followed.catch(async (error: unknown) => {
      await page.setViewportSize({ width: width === WIDE ? NARROW : WIDE, height: 800 });
      throw error;
    });
  }).toPass();
}

/** In the header, where there is room. */
const languagesOf = (page: Page) => page.getByRole('banner').locator('select:has(option[lang=de])');

for (const [kind, addresses] of Object.entries(FOR_VISITORS)) {
  test(`${kind} are open to every visitor`, async ({ page, player, listed }) => {
    test.slow();
    const trouble = watchForTrouble(page);
    await drawPictures(page);
    for (const [index, address] of addresses({ game: listed, player }).entries()) {
      await open(page, address);
      await expectRow(page, address, 'visitor');
      await expectNoMotion(page, address);
      await expectFullyAccessible(page, address, { inner: index > 0 });
      await expectVisibleFocus(page, address);
      await expectRoomForEveryLanguage(page, address);
      await page.setViewportSize({ width: WIDE, height: 800 });
    }
    expect(trouble).toEqual([]);
  });
}

for (const [kind, addresses] of Object.entries(FOR_MEMBERS)) {
  test(`${kind}: open to every member`, async ({ page, request, player, listed }) => {
    test.slow();
    const trouble = watchForTrouble(page);
    await submitScore(request, player, listed.id, 300);
    await drawPictures(page);
    await signIn(page, await newSession(request, player));
    await dismissVerifyBanner(page, player);
    for (const [index, address] of addresses({ game: listed, player }).entries()) {
      await open(page, address);
      if (address !== LED_ON_FOR_MAKERS) await expectRow(page, address, 'member');
      await expectFullyAccessible(page, address, { inner: index > 0 });
    }
    expect(trouble).toEqual([]);
  });
}

test('the page that leads to a game in a tab of its own is accessible, while the game starts and when it does not', async ({
  page,
  request,
  player,
}) => {
  const trouble = watchForTrouble(page);
  const game = await listGame(request, player, { name: `Tidewatch ${player.user.username}`, launch: 'tab' });
  let refuse = (): void => undefined;
  const asked = new Promise<void>((resolve) => (refuse = resolve));
  await page.route('**/api/games/*/launches', async (route) => {
    await asked;
    await route.fulfill({ status: 404, json: { statusCode: 404, code: 'not_found', message: 'Not found' } });
  });
  await page.goto(paths.go(game.id));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(game.name);
  await expect(page.locator('main [aria-busy="true"]')).toBeVisible();
  await expectNoMotion(page, 'starting');
  await expectAccessibleInBothThemes(page, 'starting');
  refuse();
  await expectSettled(page);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectFullyAccessible(page, 'not started');
  await expectVisibleFocus(page, 'not started');
  await expectRoomForEveryLanguage(page, 'not started');
  expect(trouble).toEqual([]);
});

for (const [who, visited] of [
  ['visitor', FOR_VISITORS],
  ['member', FOR_MEMBERS],
] as const) {
  test(`the rows of the route table that are not looked at above, for a ${who}`, async ({
    page,
    request,
    player,
    rival,
    listed,
  }) => {
    const addresses = Object.values(visited).flatMap((build) => build({ game: listed, player }));
    const rest = ROUTES.filter(({ route }) => route === LED_ON_FOR_MAKERS || !addresses.includes(route));
    if (who === 'member') await signIn(page, await newSession(request, rival));
    for (const { route } of rest) {
      await open(page, route);
      await expectRow(page, route, who);
    }
  });
}

test('no page is left out', ({ player, listed }) => {
  const visited = [...Object.values(FOR_VISITORS), ...Object.values(FOR_MEMBERS), LEADING_ON]
    .flatMap((addresses) => addresses({ game: listed, player }))
    .map((address) => address.split('?')[0] ?? '');
  const pages = Object.values(PAGES)
    .map(({ path }) => path)
    // It leads to /auth.
    .filter((pattern) => pattern !== PAGES.login.path);
  expect(pages.filter((pattern) => !visited.some((address) => matchPath(pattern, address)))).toEqual([]);
});

test('the first menu, the pickers and a toast are open to everyone', async ({ page, request, player }) => {
  test.slow();
  const trouble = watchForTrouble(page);
  await page.goto(paths.leaderboard());
  await expectSettled(page);
  await page.getByRole('combobox', { name: 'Game' }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectFullyAccessible(page, 'open picker');
  await page.keyboard.press('Escape');

  // Over a page whose links it does not cut in half.
  await page.goto(paths.about());
  await expectSettled(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectAccessibleInBothThemes(page, 'open menu');
  for (const target of await page.locator('#mobile-menu').locator('a, button, select').all()) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }

  await page.setViewportSize({ width: WIDE, height: 800 });
  await page.goto(paths.auth());
  await page.getByRole('form', { name: 'Login' }).getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await page.getByLabel('Username or email').fill('nobody.at.all');
  await page.getByLabel('Password', { exact: true }).fill('wrong horse');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wrong username, email or password.', { exact: true }).first()).toBeVisible();
  await expectAccessibleInBothThemes(page, 'open toast');

  await signIn(page, await newSession(request, player));
  await page.goto(paths.leaderboard());
  await page.getByRole('button', { name: player.user.username }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'open account menu');
  expect(trouble).toEqual([]);
});
