import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectSettled, collectProblems } from './support/accessibility.js';
import { drawPictures } from './support/listed-game.js';
import { test } from './support/test.js';

const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

test('a visitor finds a game with the search by keyboard', async ({ page, listed }) => {
  const trouble = collectProblems(page);
  await drawPictures(page);
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Search', exact: true }).focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: 'Games, AI models and players' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  expect(await focusedName(page)).toBe('Search');

  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type(listed.name);
  await expect(page.getByRole('option', { name: listed.name }).first()).toHaveAttribute('aria-selected', 'true');
  await expectAccessibleInBothThemes(page, 'the quick search');
  await expectOldResultsReadable(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const sheet = await page.getByRole('dialog').boundingBox();
  expect(sheet?.height).toBe(740);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/games/${listed.id}`);
  await expect(page.getByRole('main')).toBeFocused();
  expect(trouble).toEqual([]);
});

/** While the next answer is late. */
async function expectOldResultsReadable(page: Page): Promise<void> {
  const late = Promise.withResolvers<void>();
  await page.route('/api/search?*', async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.keyboard.press('Backspace');
  const results = page.getByRole('listbox');
  await expect(results).toHaveAttribute('aria-busy', 'true');
  await expectAccessibleInBothThemes(page, 'the quick search with old results');
  late.resolve();
  await expect(results).toHaveAttribute('aria-busy', 'false');
}

test('the API reference is accessible with an endpoint opened by its address', async ({ page }) => {
  const trouble = collectProblems(page);
  await page.goto('/api/reference#post-/api/scores');
  await expect(page).toHaveTitle('API Reference');
  await expectSettled(page);
  const opened = page.locator('[id="post-/api/scores"]');
  await expect(opened.getByRole('group', { name: 'With curl' })).toBeVisible();
  await expect(opened).toBeInViewport();
  await expectAccessibleInBothThemes(page, 'the API reference');
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
  expect(trouble).toEqual([]);
});
