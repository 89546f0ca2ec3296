import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { expectFullyAccessible, expectSettled, collectProblems } from './support/accessibility.js';
import { seededGame, createPlayer, newSession, signIn } from './support/players.js';
import { shiftsOf, watchShifts } from './support/layout-shift.js';
import { test } from './support/test.js';

const run = promisify(execFile);

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('a developer follows the API key page to the first score and replaces the key', async ({
  page,
  context,
  request,
  site,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site });
  const trouble = collectProblems(page);
  const creator = await createPlayer(site);
  const game = await seededGame(request);
  await signIn(page, await newSession(request, creator));
  await page.goto('/api-docs');
  await expectSettled(page);

  const key = page.getByRole('group', { name: 'API key' });
  await expect(key).toContainText('••••');
  await expect(page.getByText(creator.apiKey)).toHaveCount(0);
  await key.getByRole('button', { name: 'Show key' }).press('Enter');
  await expect(key.getByText(creator.apiKey)).toBeVisible();
  await key.getByRole('button', { name: 'Copy key' }).click();
  await expect(key.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await copied(page)).toBe(creator.apiKey);

  await page.getByRole('combobox', { name: 'Game' }).fill(game.name);
  await page.getByRole('option', { name: game.name, exact: true }).click();
  await expect(page).toHaveURL(`/api-docs?game=${game.id}`);

  // Runs the samples like commands pasted into a terminal.
  await page.getByRole('button', { name: 'Copy: macOS, Linux, Git Bash' }).click();
  const environment = await copied(page);
  await page.getByRole('button', { name: 'Copy: Code for cURL' }).click();
  const sample = await copied(page);
  const step = page.getByRole('region', { name: 'Send a score' });
  await expect(step.getByText('Waiting for your first score…')).toBeVisible();
  await expect(step.getByText('Live', { exact: true })).toBeVisible();
  await run('bash', ['-c', `${environment}\n${sample}`]);
  await expect(step.getByText('Your score has arrived')).toBeVisible();
  await expect(step.getByText(`1,200 points in ${game.name}.`)).toBeVisible();
  await expectFullyAccessible(page, 'the key page with a score');

  await page.getByRole('button', { name: 'Regenerate API Key' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Regenerate API Key?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectFullyAccessible(page, 'the warning');
  await dialog.getByRole('button', { name: 'Regenerate API Key' }).click();
  await expect(
    page.getByText('Your new API key has been created successfully.', { exact: true }).first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Regenerate API Key' })).toBeFocused();

  const send = (apiKey: string) => request.post('/api/scores', { data: { gameId: game.id, score: 5, apiKey } });
  const newKey = (await key.locator('code').textContent()) ?? '';
  expect(newKey).toMatch(/^gg_[0-9A-Za-z]{40}$/);
  // The old key works for another day.
  expect((await send(creator.apiKey)).status()).toBe(200);
  expect((await send(newKey)).status()).toBe(200);

  await step.getByRole('link', { name: 'See it on the board' }).click();
  await expect(page).toHaveURL(`/leaderboard?game=${game.id}`);
  expect(trouble).toEqual([]);
});

test('a visitor of the API key page signs in and returns to it', async ({ page, player }) => {
  await page.goto('/api-docs');
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Username or email').fill(player.user.username);
  await page.getByLabel('Password', { exact: true }).fill(player.password);
  await page.keyboard.press('Enter');
  // The page adds the game that it has chosen for the samples.
  await expect(page).toHaveURL(/\/api-docs(\?game=\d+)?$/);
  await expect(page.getByRole('group', { name: 'API key' })).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`the steps of the API key page do not shift while the key loads, ${width} px wide`, async ({
    page,
    request,
    rival,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    await signIn(page, await newSession(request, rival));
    await page.goto('/api-docs');
    await expect(page.getByRole('button', { name: 'Regenerate API Key' })).toBeVisible();
    expect(await shiftsOf(page)).toBeLessThan(0.05);
  });
}
