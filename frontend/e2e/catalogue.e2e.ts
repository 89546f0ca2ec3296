import { expect } from '@playwright/test';
import { expectFullyAccessible } from './support/accessibility.js';
import { drawPictures, listGame } from './support/listed-game.js';
import { seededGame, nextRecord, submitScore } from './support/players.js';
import { test } from './support/test.js';

test('a visitor reaches a game through a model and one of its versions', async ({ page, request }) => {
  const game = await seededGame(request);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'AI Models' }).click();
  await page.getByRole('link', { name: `View Details of ${game.ai_model_name}`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: game.ai_model_name })).toBeVisible();
  const versions = page.getByRole('combobox', { name: 'Model version' });
  await expect(versions).toHaveValue('');
  await versions.selectOption(String(game.model_version_id));
  await expect(page).toHaveURL(`/models/${game.ai_model_id}?version=${game.model_version_id}`);
  await page.getByRole('link', { name: game.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: game.name })).toBeVisible();
  await page.goBack();
  await expect(versions).toHaveValue(String(game.model_version_id));
});

test('a visitor finds a new game by a misspelt word, views its pictures by keyboard and sees its board move', async ({
  page,
  request,
  player,
}) => {
  // Other tests play the shared game of this worker, which would change the number of players.
  const listed = await listGame(request, player, { name: `Quarzolith ${crypto.randomUUID().slice(0, 8)}` });
  await drawPictures(page);
  await page.goto('/games');
  await page.getByRole('searchbox', { name: 'Search games' }).fill('quarzolyth');
  const found = page.getByRole('link', { name: listed.name, exact: true });
  await expect(found).toBeVisible();
  await expect(page).toHaveURL('/games?search=quarzolyth');
  await found.click();

  await page.getByRole('tab', { name: 'Details' }).press('ArrowRight');
  await page.getByRole('tab', { name: 'AI Integration', selected: true }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Screenshots', selected: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('img', { name: `Screenshot 1 of ${listed.name}` })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('2 of 3')).toBeVisible();
  await expectFullyAccessible(page, 'screenshots');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Enlarge screenshot 1' })).toBeFocused();

  await page.getByRole('tab', { name: 'Community' }).click();
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
  const record = nextRecord();
  await submitScore(request, player, listed.id, record);
  const first = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first();
  await expect(first).toContainText(player.user.username);
  await expect(first).toContainText(record.toLocaleString('en'));
  await expect(page.getByText('1 player', { exact: true }).first()).toBeVisible();
});

test('the list of games keeps its state when the visitor returns from a game', async ({ page }) => {
  await page.goto('/games?sort=name');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/games?sort=name&page=2');
  await expect(page.getByText(/page 2 of/)).toBeFocused();
  const game = page.locator('h3').getByRole('link').last();
  await game.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await game.click();
  await expect(page.getByRole('tab', { name: 'Details' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/page 2 of/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});
