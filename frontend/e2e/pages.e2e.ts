import type { Game } from '@gamegeek/contracts/games/games.types.js';
import { expect, type Page } from '@playwright/test';
import { excessWidth, expectNoBarriersInBothThemes, expectSettled, watchForTrouble } from './support/barriers.js';
import { newSession, signIn, test } from './support/players.js';

const ROUTES = ['/', '/leaderboard', '/auth', '/no/such/page'];
/** Pages of text, the same for visitors and members. */
const TEXT_ROUTES = ['/terms', '/privacy', '/api-documentation', '/about', '/help-center', '/faq'];
const WIDTHS = [360, 1280] as const;

for (const width of WIDTHS) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('every page of text is open to everyone', async ({ page }) => {
      test.slow();
      const trouble = watchForTrouble(page);
      for (const route of TEXT_ROUTES) {
        await page.goto(route);
        await expectSettled(page);
        await page
          .locator('main summary')
          .evaluateAll((all) => all.forEach((one) => one.parentElement?.setAttribute('open', '')));
        await expectNoBarriersInBothThemes(page, route);
        expect(await excessWidth(page), `${route} scrolls sideways`).toBeLessThanOrEqual(0);
      }
      expect(trouble).toEqual([]);
    });

    for (const isSignedIn of [false, true]) {
      const visitor = isSignedIn ? 'signed in' : 'signed out';

      test(`every page is open to everyone, ${visitor}`, async ({ page, request, player }) => {
        test.slow();
        const trouble = watchForTrouble(page);
        if (isSignedIn) await signIn(page, await newSession(request, player));
        for (const route of ROUTES) {
          await page.goto(route);
          await expectSettled(page);
          await expectNoBarriersInBothThemes(page, route);
          expect(await excessWidth(page), `${route} scrolls sideways`).toBeLessThanOrEqual(0);
        }
        expect(trouble).toEqual([]);
      });

      test(`everything that opens is open to everyone, ${visitor}`, async ({ page, request, player }) => {
        test.slow();
        const trouble = watchForTrouble(page);
        if (isSignedIn) await signIn(page, await newSession(request, player));
        await page.goto('/leaderboard');
        await expectSettled(page);
        await page.getByRole('combobox', { name: 'Game' }).click();
        await expect(page.getByRole('listbox')).toBeVisible();
        await expectNoBarriersInBothThemes(page, 'open picker');
        await page.keyboard.press('Escape');
        if (width === 360) await expectOpenMenu(page);
        else if (isSignedIn) await expectOpenAccountMenu(page, player.user.username);
        else await expectFormWithErrors(page);
        expect(trouble).toEqual([]);
      });
    }
  });
}

async function expectOpenMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectNoBarriersInBothThemes(page, 'open menu');
  for (const target of await page.locator('#mobile-menu').locator('a, button, select').all()) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
}

async function expectOpenAccountMenu(page: Page, username: string): Promise<void> {
  await page.getByRole('button', { name: username }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectNoBarriersInBothThemes(page, 'open account menu');
}

async function expectFormWithErrors(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('form', { name: 'Login' }).getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expectNoBarriersInBothThemes(page, 'form with errors');
  await page.getByLabel('Username or email').fill(`nobody-${crypto.randomUUID().slice(0, 8)}`);
  await page.getByLabel('Password', { exact: true }).fill('wrong horse');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wrong username, email or password.', { exact: true }).first()).toBeVisible();
  await expectNoBarriersInBothThemes(page, 'open toast');
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
