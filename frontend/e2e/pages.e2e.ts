import type { Game } from '@gamegeek/contracts/games/games.types.js';
import { expect } from '@playwright/test';
import { expectSettled, watchForTrouble } from './support/barriers.js';
import { test } from './support/players.js';

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
