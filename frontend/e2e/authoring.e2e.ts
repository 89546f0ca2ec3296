import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { expect, request as requests, type Page } from '@playwright/test';
import { expectFullyAccessible, expectSettled, collectProblems } from './support/accessibility.js';
import { drawPictures, listGame } from './support/listed-game.js';
import { newSession, signIn, submitScore } from './support/players.js';
import { test } from './support/test.js';

const field = (page: Page, name: string) => page.getByLabel(`${name} (required)`);
const choice = (page: Page, name: string) => page.getByRole('combobox', { name: `${name} (required)` });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
/** Live updates wait for other work of a busy machine. */
const LIVE = { timeout: 20_000 };
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

/** A visitor's search results. */
async function searchGames(site: string, word: string): Promise<string[]> {
  const visitor = await requests.newContext({ baseURL: site });
  const games = (await (await visitor.get('/api/games', { params: { search: word } })).json()) as Game[];
  await visitor.dispose();
  return games.map(({ name }) => name);
}

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const control = page.getByRole('button', { name, exact: true });
  for (let steps = 0; steps < 20; steps++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

test('a creator lists a game with a new model and version, and edits, hides and shows it', async ({
  page,
  request,
  player,
  site,
}) => {
  const trouble = collectProblems(page);
  const mark = crypto.randomUUID().slice(0, 6);
  const name = `Quendimar Voyage ${mark}`;
  await signIn(page, await newSession(request, player));
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Launch promotion' })).toContainText(/\d+ places? left/);
  await page.getByRole('link', { name: 'Submit Your Game' }).click();
  await page.getByRole('radio', { name: 'It is a download' }).press('Space');

  await field(page, 'Name').focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sail from island to island and find the way home.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Text Adventure' })).toBeChecked();

  await tabTo(page, 'Add New Model');
  await page.keyboard.press('Enter');
  const model = dialogOf(page, 'Create New AI Model');
  await expect(model.getByLabel('Name (required)')).toBeFocused();
  await page.keyboard.type(`Narwhal ${mark}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Deep Sea Labs');
  await page.keyboard.press('Tab');
  await page.keyboard.type('It has one tooth and many ideas.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(model).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add New Model' })).toBeFocused();
  await expect(choice(page, 'AI Model').locator('option:checked')).toHaveText(`Narwhal ${mark}`);

  await tabTo(page, 'Add New Version');
  await page.keyboard.press('Enter');
  const version = dialogOf(page, 'Create New Model Version');
  await expect(version.getByRole('switch', { name: 'Latest Version' })).not.toBeChecked();
  await page.keyboard.type('0.1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('The first that swims by itself.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('text, , maps');
  await page.keyboard.press('Enter');
  await expect(version).toBeHidden();
  await expect(choice(page, 'Model Version').locator('option:checked')).toHaveText('0.1');

  await field(page, 'AI Integration Details').fill('It draws each island anew, every time.');
  await page.reload();
  await expect(page.getByText('Draft restored')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue(name);
  await expect(choice(page, 'Model Version').locator('option:checked')).toHaveText('0.1');
  await page.getByLabel('Game URL (optional)').fill('https://example.org/quendimar');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/\/games\/\d+$/);
  expect(await searchGames(site, `quendimr voyge ${mark}`)).toContain(name);

  await page.goto('/my-games');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await row.getByRole('link', { name: 'Manage' }).click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(field(page, 'Name')).toHaveValue(name);
  await field(page, 'Description').fill('Sail from island to island, by the stars alone.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Game updated successfully')).toBeVisible();
  await expect(page.getByText('by the stars alone')).toBeVisible();

  await page.goto('/studio');
  await row.getByRole('button', { name: 'Hide' }).press('Enter');
  await expect(dialogOf(page, `Hide ${name}?`).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Hidden');
  expect(await searchGames(site, name)).not.toContain(name);
  await row.getByRole('button', { name: 'Show again' }).press('Enter');
  await dialogOf(page, `Show ${name} again?`).getByRole('button', { name: 'Show again' }).click();
  await expect(row).toContainText('Visible');
  expect(await searchGames(site, name)).toContain(name);
  expect(trouble).toEqual([]);
});

/**
 * The frame has the game's own size inside, keeps its proportions, and no part of it is outside the stage or the
 * window.
 */
async function expectWholeGame(page: Page, size: { width: number; height: number }): Promise<void> {
  const frame = page.locator('iframe');
  const shown = () =>
    frame.evaluate((element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const stage = element.parentElement?.getBoundingClientRect();
      const isInside = stage !== undefined && left >= stage.left - 1 && right <= stage.right + 1;
      const fitsHeight = stage !== undefined && top >= stage.top - 1 && bottom <= stage.bottom + 1;
      return { isWhole: isInside && fitsHeight && right <= window.innerWidth, ratio: (width / height).toFixed(2) };
    });
  await expect.poll(shown).toEqual({ isWhole: true, ratio: (size.width / size.height).toFixed(2) });
  const inside = page.frameLocator('iframe').locator('body');
  expect(await inside.evaluate(() => ({ width: window.innerWidth, height: window.innerHeight }))).toEqual(size);
}

test('a creator sets frame, score bounds and blocks by keyboard, and players see why scores are refused', async ({
  page,
  request,
  player,
  rival,
  browser,
}) => {
  test.slow();
  const trouble = collectProblems(page);
  await drawPictures(page);
  const game = await listGame(request, player, { name: `Brindlewick ${crypto.randomUUID().slice(0, 6)}` });
  const send = (score: number) =>
    request.post('/api/scores', { data: { gameId: game.id, score, apiKey: rival.apiKey } });
  await signIn(page, await newSession(request, player));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/games/${game.id}/edit`);
  await expect(page.getByRole('heading', { name: 'Play and scores' })).toBeVisible();
  await expect(page.getByLabel('Minimum score (optional)')).toBeHidden();
  await page.getByRole('radio', { name: 'No: players download it' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Yes: show it on its page here' })).toBeChecked();
  await page.getByLabel('Orientation').selectOption('Portrait (upright)');
  await page.getByLabel('Size of the frame').selectOption('A fixed size');
  await expect(page.getByLabel('Height')).toHaveValue('640');
  await page.locator('summary').filter({ hasText: 'Play and scores' }).press('Enter');
  await page.getByLabel('Minimum score (optional)').fill('100');
  await page.getByLabel('Maximum score (optional)').fill('50');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Maximum score must not be below the minimum')).toBeVisible();
  await expect(page.getByLabel('Maximum score (optional)')).toBeFocused();
  await expectFullyAccessible(page, 'play settings with errors');
  await page.getByLabel('Maximum score (optional)').fill('500');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Game updated successfully')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your first run' })).toContainText('Press Play');

  const visit = await browser.newContext();
  const other = await visit.newPage();
  await other.route('https://quarzolith.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The tide is coming</h1>' }),
  );
  await signIn(other, await newSession(request, rival));
  await other.goto(`/games/${game.id}`);
  await expect(other.locator('#first-paint')).toHaveCount(0);
  await other.getByRole('link', { name: `Play Now of ${game.name}` }).click();
  await expect(other.frameLocator('iframe').getByRole('heading', { name: 'The tide is coming' })).toBeVisible();
  await expectWholeGame(other, { width: 360, height: 640 });
  await other.setViewportSize({ width: 360, height: 740 });
  await expectWholeGame(other, { width: 360, height: 640 });
  await visit.close();

  const low = await send(99);
  expect([low.status(), await low.json()]).toMatchObject([400, { code: 'out_of_range' }]);
  await submitScore(request, rival, game.id, 100);

  await page.goto(`/studio/${game.id}?tab=scores`);
  const blocks = page.getByRole('region', { name: 'Blocked players' });
  await blocks.getByLabel('Username').fill(rival.user.username);
  await page.keyboard.press('Enter');
  await expect(blocks.getByRole('listitem')).toContainText(rival.user.username);
  const refused = await send(101);
  expect([refused.status(), await refused.json()]).toMatchObject([403, { code: 'blocked' }]);
  await blocks.getByRole('button', { name: `Unblock ${rival.user.username}` }).press('Enter');
  await expect(blocks.getByText('No players are blocked.')).toBeVisible();
  await submitScore(request, rival, game.id, 102);

  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByLabel('Accepted scores').selectOption('From play sessions only');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Game updated successfully')).toBeVisible();
  const byKey = await send(103);
  expect([byKey.status(), await byKey.json()]).toMatchObject([403, { code: 'plays_only' }]);

  await page.goto(`/studio/${game.id}?tab=calls`);
  const reasons = page.getByRole('region', { name: 'Refused today' });
  await expect(reasons).toContainText('1 × plays_only', LIVE);
  await expect(reasons).toContainText('1 × blocked');
  await send(104);
  const newest = page.getByRole('region', { name: 'The last 200 requests' }).getByRole('listitem').first();
  await expect(newest).toContainText('Score 104', LIVE);
  await expect(newest).toContainText(rival.user.username);
  expect(trouble).toEqual([]);
});

test('the forms of creators are accessible with errors and dialogs', async ({ page, request, player }) => {
  test.slow();
  const trouble = collectProblems(page);
  await signIn(page, await newSession(request, player));
  await page.goto('/create-version');
  await expectSettled(page);
  await page.getByRole('main').locator('[type=submit]').click();
  await expectFullyAccessible(page, '/create-version with errors');
  await page.goto('/submit-game?how=web');
  await page.getByRole('button', { name: 'Submit Game' }).click();
  await expect(page.getByText('Please select at least one category')).toBeVisible();
  await expectFullyAccessible(page, '/submit-game with errors');
  await choice(page, 'AI Model').selectOption({ index: 1 });
  for (const [button, title] of [
    ['Add New Model', 'Create New AI Model'],
    ['Add New Version', 'Create New Model Version'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(dialogOf(page, title)).toBeVisible();
    await expectFullyAccessible(page, title);
    await page.keyboard.press('Escape');
  }
  expect(trouble).toEqual([]);
});
