import type { Game } from '@gamegeek/contracts/games/games.types.js';
import type { Preferences } from '@gamegeek/contracts/users/preferences.js';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { excessWidth, expectNoBarriers, expectSettled, watchForTrouble } from './support/barriers.js';
import { newSession, prefer, signIn, test, type Player } from './support/players.js';

const ROUTES = ['/', '/leaderboard', '/auth', '/no/such/page'];
/**
 * Pages of text, the same for visitors and members. Each is looked at in two of the four ways, so that it is seen in both
 * themes and at both widths.
 */
const TEXT_ROUTES = ['/terms', '/privacy', '/api-documentation', '/about', '/help-center', '/faq'];
const THEMES = ['dark', 'light'] as const;
const WIDTHS = [360, 1280] as const;

for (const theme of THEMES) {
  for (const width of WIDTHS) {
    test.describe(`${theme}, ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });

      test.beforeEach(async ({ page }) => {
        await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
      });

      test('every page of text is open to everyone', async ({ page }) => {
        test.slow();
        const trouble = watchForTrouble(page);
        const turn = Number((theme === 'dark') === (width === 360));
        for (const route of TEXT_ROUTES.filter((_, index) => index % 2 === turn)) {
          await page.goto(route);
          await expectSettled(page);
          await page
            .locator('main summary')
            .evaluateAll((all) => all.forEach((one) => one.parentElement?.setAttribute('open', '')));
          await expectNoBarriers(page, route);
          expect(await excessWidth(page), `${route} scrolls sideways`).toBeLessThanOrEqual(0);
        }
        expect(trouble).toEqual([]);
      });

      for (const isSignedIn of [false, true]) {
        const visitor = isSignedIn ? 'signed in' : 'signed out';

        test(`every page is open to everyone, ${visitor}`, async ({ page, request, player }) => {
          test.slow();
          const trouble = watchForTrouble(page);
          if (isSignedIn) await signInWith({ theme }, page, request, player);
          for (const route of ROUTES) {
            await page.goto(route);
            await expectSettled(page);
            await expectNoBarriers(page, route);
            expect(await excessWidth(page), `${route} scrolls sideways`).toBeLessThanOrEqual(0);
          }
          expect(trouble).toEqual([]);
        });

        test(`everything that opens is open to everyone, ${visitor}`, async ({ page, request, player }) => {
          test.slow();
          const trouble = watchForTrouble(page);
          if (isSignedIn) await signInWith({ theme }, page, request, player);
          await page.goto('/leaderboard');
          await expectSettled(page);
          await page.getByRole('combobox', { name: 'Game' }).click();
          await expect(page.getByRole('listbox')).toBeVisible();
          await expectNoBarriers(page, 'open picker');
          await page.keyboard.press('Escape');
          if (width === 360) await expectOpenMenu(page);
          else if (isSignedIn) await expectOpenAccountMenu(page, player.user.username);
          else await expectFormWithErrors(page);
          expect(trouble).toEqual([]);
        });
      }
    });
  }
}

async function signInWith(
  choice: Partial<Preferences>,
  page: Page,
  request: APIRequestContext,
  player: Player,
): Promise<void> {
  const session = await newSession(request, player);
  await prefer(request, session, choice);
  await signIn(page, session);
}

async function expectOpenMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectNoBarriers(page, 'open menu');
  for (const target of await page.locator('#mobile-menu').locator('a, button, select').all()) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
}

async function expectOpenAccountMenu(page: Page, username: string): Promise<void> {
  await page.getByRole('button', { name: username }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectNoBarriers(page, 'open account menu');
}

async function expectFormWithErrors(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('form', { name: 'Login' }).getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expectNoBarriers(page, 'form with errors');
  await page.getByLabel('Username or email').fill(`nobody-${crypto.randomUUID().slice(0, 8)}`);
  await page.getByLabel('Password', { exact: true }).fill('wrong horse');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wrong username, email or password.', { exact: true }).first()).toBeVisible();
  await expectNoBarriers(page, 'open toast');
}

test('an address that leads nowhere has a page of its own', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveTitle('Page Not Found');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveTitle('Home');
});

test('what the server says of a page is there once, and goes with the reader', async ({ page, request }) => {
  const trouble = watchForTrouble(page);
  const [game] = (await (await request.get('/api/games?limit=1')).json()) as Game[];
  const head = page.locator('head');
  const canonical = head.locator('link[rel=canonical]');
  await page.goto(`/games/${game?.id}`);
  await expectSettled(page);
  await expect(page).toHaveTitle(game?.name ?? '');
  await expect(canonical).toHaveAttribute('href', page.url());
  for (const one of [
    'title',
    'meta[name=description]',
    'script[type="application/ld+json"]',
    '[property="og:title"]',
  ]) {
    await expect(head.locator(one), one).toHaveCount(1);
  }
  await page.goto('/');
  await page.getByRole('link', { name: 'Games', exact: true }).first().click();
  await expect(page).toHaveTitle('Games');
  await expect(head.locator('title')).toHaveCount(1);
  await expect(canonical).toHaveCount(0);
  expect(trouble).toEqual([]);
});

test('/login leads to /auth', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveURL('/auth');
});

test('a saved theme and language are there with the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'light');
    localStorage.setItem('language', 'fr');
  });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(245, 246, 251)',
  );
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
});

for (const [code, welcome] of [
  ['es', 'Te damos la bienvenida a GameGeek'],
  ['fr', 'Bienvenue sur GameGeek'],
  ['de', 'Willkommen bei GameGeek'],
] as const) {
  test(`a phone of 320 px shows every page in ${code} without sideways scroll`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript((language) => localStorage.setItem('language', language), code);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: welcome })).toBeVisible();
    for (const route of [...ROUTES, ...TEXT_ROUTES]) {
      await page.goto(route);
      await expectSettled(page);
      expect(await excessWidth(page), route).toBeLessThanOrEqual(0);
    }
  });
}
