import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { PAGES } from '@gamegeek/contracts/site/pages.js';
import { expect, type Page } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { paths } from '../src/shared/routing/paths.js';
import { STUDIO_PARTS } from '../src/shared/routing/studio-parts.js';
import {
  expectAccessibleInBothThemes,
  expectNoClipping,
  expectFullyAccessible,
  expectSettled,
  expectNoMotion,
  expectVisibleFocus,
  collectProblems,
} from './support/accessibility.js';
import { drawPictures, listGame } from './support/listed-game.js';
import { dismissVerifyBanner, newSession, signIn, submitScore, type Player } from './support/players.js';
import { expectRoute, ROUTES } from './support/route-table.js';
import { test } from './support/test.js';

/** The parameters of page addresses. */
interface PageParameters {
  game: Game;
  player: Player;
}

type Addresses = (parameters: PageParameters) => string[];

const LEGAL_PAGES: Addresses = () => [paths.terms(), paths.privacy(), paths.about()];
const HELP_PAGES: Addresses = () => [paths.faq(), paths.helpCenter()];
const API_PAGES: Addresses = () => [paths.apiDocumentation(), paths.apiReference()];
const LIST_PAGES: Addresses = ({ game }) => [
  paths.home(),
  paths.leaderboard(),
  paths.board(game.id),
  paths.week('2026-W01'),
  paths.games(),
  paths.gamesFound('zzzzzzzz'),
  paths.models(),
];
const DETAIL_PAGES: Addresses = ({ game, player }) => [
  paths.game(game.id),
  `${paths.game(game.id)}?tab=screenshots`,
  `${paths.game(game.id)}?tab=community`,
  paths.play(game.id),
  paths.modelVersion(game.ai_model_id, game.model_version_id),
  paths.player(player.user.username),
  paths.player('nobody.at.all'),
  paths.run('1'),
  paths.challenge('none'),
  paths.daily(),
  // Of a run that is over: others that are played are shown in a frame.
  `${paths.tv()}?run=00000000-0000-4000-8000-000000000000`,
  '/no/such/page',
];
const ENTRY_PAGES: Addresses = () => [
  paths.auth(),
  paths.newsletter(),
  paths.unsubscribe(),
  paths.apiKey(),
  paths.profile(),
];
const ACCOUNT_PAGES: Addresses = () => [
  paths.inbox(),
  paths.challenges(),
  paths.connect(),
  paths.moderation(),
  paths.profile(),
  `${paths.profile()}?tab=games`,
  ...['profile', 'notifications', 'security', 'preferences'].map(
    (section) => `${paths.profile()}?tab=settings&section=${section}`,
  ),
];
const AUTHORING_PAGES: Addresses = ({ game }) => [
  paths.createModel(),
  paths.createVersion(),
  paths.submitGame(),
  paths.studio(),
  ...STUDIO_PARTS.map((part) => paths.studioPart(game.id, part)),
  paths.apiKey(),
];

const FOR_VISITORS: Record<string, Addresses> = {
  'API pages': API_PAGES,
  'legal pages': LEGAL_PAGES,
  'help pages': HELP_PAGES,
  'list pages': LIST_PAGES,
  'detail pages': DETAIL_PAGES,
  'entry pages': ENTRY_PAGES,
};
/** Pages with more content for members than for visitors, apart from the header. */
const LIST_PAGES_OF_MEMBERS: Addresses = ({ game }) => [paths.home(), paths.board(game.id)];
const DETAIL_PAGES_OF_MEMBERS: Addresses = ({ game, player }) => [
  paths.game(game.id),
  `${paths.game(game.id)}?tab=community`,
  paths.play(game.id),
  paths.player(player.user.username),
];
const FOR_MEMBERS: Record<string, Addresses> = {
  'list pages': LIST_PAGES_OF_MEMBERS,
  'detail pages': DETAIL_PAGES_OF_MEMBERS,
  'account pages': ACCOUNT_PAGES,
  'authoring pages': AUTHORING_PAGES,
};
/** The first is covered by a separate test; the others lead to the studio. */
const REDIRECTING_PAGES: Addresses = ({ game }) => [
  paths.go(game.id),
  paths.myGames(),
  paths.editGame(game.id),
  paths.gameScores(game.id),
];

/** Uses the newest game of the member; the route table's row is for a member without games. */
const REDIRECTING_FOR_CREATORS = paths.apiKey();

const EXPANDED = 3;

const WIDE = 1280;
const NARROW = 320;

test.use({ viewport: { width: WIDE, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

/** Follows an address within the app where it can: loading everything again costs more than the checks. */
async function open(page: Page, address: string): Promise<void> {
  const { pathname } = new URL(address, page.url() === 'about:blank' ? 'http://localhost' : page.url());
  if (page.url() === 'about:blank' || pathname === new URL(page.url()).pathname) await page.goto(address);
  else await navigate(page, address);
  await expectSettled(page);
  // Collapsed content is part of the page; only the first of many equal elements are opened.
  await page
    .locator('main summary')
    .evaluateAll(
      (all, most) => all.slice(0, most).forEach((one) => one.parentElement?.setAttribute('open', '')),
      EXPANDED,
    );
}

/** As a link of the app does. The page before it stays until the new one is loaded, so its heading is marked. */
async function navigate(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    delete document.documentElement.dataset.theme;
    for (const animation of document.getAnimations()) animation.finish();
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  await expect(page.locator('h1:not([data-left])')).toBeVisible();
}

/** The row of the route table for the current address, if there is one. */
async function expectRow(page: Page, address: string, who: 'visitor' | 'member'): Promise<void> {
  const row = ROUTES.find(({ route }) => route === address);
  if (row) await expectRoute(page, row, who);
}

/** In every language, because words may be longer. */
async function expectRoomForEveryLanguage(page: Page, where: string): Promise<void> {
  await resize(page, NARROW);
  for (const code of ['es', 'fr', 'de', 'en']) {
    // Hidden at this width: the menu has another select for the same setting.
    await languagesOf(page).selectOption(code, { force: true });
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expectNoClipping(page, `${where} in ${code}`);
  }
}

/**
 * Chromium sometimes keeps the rules of the old width when others are added during a change. The next change applies
 * the correct ones.
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

/** The select in the header of wide windows. */
const languagesOf = (page: Page) => page.getByRole('banner').locator('select:has(option[lang=de])');

for (const [kind, addresses] of Object.entries(FOR_VISITORS)) {
  test(`${kind} are accessible for a visitor`, async ({ page, player, listed }) => {
    test.slow();
    const trouble = collectProblems(page);
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
  test(`${kind} are accessible for a member`, async ({ page, request, player, listed }) => {
    test.slow();
    const trouble = collectProblems(page);
    await submitScore(request, player, listed.id, 300);
    await drawPictures(page);
    await signIn(page, await newSession(request, player));
    await dismissVerifyBanner(page, player);
    for (const [index, address] of addresses({ game: listed, player }).entries()) {
      await open(page, address);
      if (address !== REDIRECTING_FOR_CREATORS) await expectRow(page, address, 'member');
      await expectFullyAccessible(page, address, { inner: index > 0 });
    }
    expect(trouble).toEqual([]);
  });
}

test('the page that opens a game in its own tab is accessible when it asks, starts the game and has failed', async ({
  page,
  request,
  player,
}) => {
  const trouble = collectProblems(page);
  const game = await listGame(request, player, { name: `Tidewatch ${player.user.username}`, launch: 'tab' });
  let refuse = (): void => undefined;
  const refused = new Promise<void>((resolve) => (refuse = resolve));
  await page.route('**/api/games/*/launches', async (route) => {
    await refused;
    await route.fulfill({ status: 404, json: { statusCode: 404, code: 'not_found', message: 'Not found' } });
  });
  await page.goto(paths.go(game.id));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(game.name);
  await expectFullyAccessible(page, 'asking');
  await expectRoomForEveryLanguage(page, 'asking');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
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
  test(`all other rows of the route table are accessible for a ${who}`, async ({
    page,
    request,
    player,
    rival,
    listed,
  }) => {
    const addresses = Object.values(visited).flatMap((build) => build({ game: listed, player }));
    const rest = ROUTES.filter(({ route }) => route === REDIRECTING_FOR_CREATORS || !addresses.includes(route));
    if (who === 'member') await signIn(page, await newSession(request, rival));
    for (const { route } of rest) {
      await open(page, route);
      await expectRow(page, route, who);
    }
  });
}

test('every page of the route table is checked', ({ player, listed }) => {
  const visited = [...Object.values(FOR_VISITORS), ...Object.values(FOR_MEMBERS), REDIRECTING_PAGES]
    .flatMap((addresses) => addresses({ game: listed, player }))
    .map((address) => address.split('?')[0] ?? '');
  const pages = Object.values(PAGES)
    .map(({ path }) => path)
    // It redirects to /auth.
    .filter((pattern) => pattern !== PAGES.login.path);
  expect(pages.filter((pattern) => !visited.some((address) => matchPath(pattern, address)))).toEqual([]);
});

test('menus, pickers and toasts are accessible', async ({ page, request, player }) => {
  test.slow();
  const trouble = collectProblems(page);
  await page.goto(paths.leaderboard());
  await expectSettled(page);
  await page.getByRole('combobox', { name: 'Game' }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectFullyAccessible(page, 'open picker');
  await page.keyboard.press('Escape');

  // Scrolled so that the page behind it has no link cut in half.
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
