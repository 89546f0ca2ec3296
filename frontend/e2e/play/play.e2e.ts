import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { LaunchAnswer, PlaySessionAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import { expect, type APIRequestContext, type FrameLocator, type Page } from '@playwright/test';
import { listGame } from '../support/listed-game.js';
import { test } from '../support/test.js';

const frameOf = (page: Page, title: string): FrameLocator => page.frameLocator(`iframe[title="${title}"]`);

async function snakeOf(request: APIRequestContext): Promise<number> {
  const found = (await (await request.get('/api/games?search=Neon%20Snake')).json()) as Game[];
  const snake = found.find(({ arcade_id: id }) => id === 'snake');
  if (!snake) throw new Error('Neon Snake is not in the catalogue');
  return snake.id;
}

/** By one press on the card. */
async function startGame(page: Page, title = 'Neon Snake'): Promise<FrameLocator> {
  await page.goto(`/games?search=${encodeURIComponent(title)}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: `Play Game of ${title}` })
    .click();
  const game = frameOf(page, title);
  await expect(game.getByRole('button', { name: 'Pause' })).toBeVisible();
  return game;
}

test('one press on the home page starts a run', async ({ page }) => {
  await page.goto('/');
  const round = page.waitForResponse((response) => response.url().endsWith('/api/play/rounds'));
  await page.getByRole('main').getByRole('link', { name: 'Play now', exact: true }).click();
  await expect(page).toHaveURL(/\/play\/\d+$/);
  expect((await round).ok()).toBe(true);
  await expect(page.locator('main iframe')).toBeFocused();
});

/** The play controls of the page with the background of a primary button. */
const primaryPlays = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('a, button')
    .filter({ hasText: /^Play/ })
    .evaluateAll((controls) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.background = 'var(--accent)';
      const accent = getComputedStyle(probe).backgroundColor;
      probe.remove();
      return controls
        .filter((control) => getComputedStyle(control).backgroundColor === accent)
        .map(({ textContent }) => textContent);
    });

test('the page of a game has one primary play control: on the stage, or in the head without a stage', async ({
  page,
  request,
  player,
}) => {
  await page.goto(`/games/${await snakeOf(request)}`);
  await expect(page.getByRole('button', { name: 'Play Neon Snake' })).toBeVisible();
  for (const name of ['Play Now of Neon Snake', 'Play Game of Neon Snake'])
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', /^\/play\/\d+$/);
  expect(await primaryPlays(page)).toEqual(['Play']);

  const name = `Elsewhere ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await listGame(request, player, { name, launch: 'link' });
  await page.goto(`/games/${id}`);
  await expect(page.getByRole('link', { name: `Play Game of ${name}` })).toBeVisible();
  expect(await primaryPlays(page)).toEqual([expect.stringMatching(/^Play Now of/)]);
});

test('one press on a card starts a game, for a guest and by keyboard', async ({ page }) => {
  const game = await startGame(page);
  await expect(page).toHaveURL(/\/play\/\d+$/);
  await expect(page.getByText('You’re playing as a guest. Sign up to keep your scores.')).toBeVisible();
  // Without input the snake hits a wall.
  await page.keyboard.press('ArrowUp');
  await expect(game.getByRole('heading', { name: 'Game over' })).toBeVisible();
  // Keys start the next run once there was time to read the result.
  await expect(async () => {
    await page.keyboard.press('Space');
    await expect(game.getByRole('button', { name: 'Pause' })).toBeVisible({ timeout: 1_000 });
  }).toPass({ intervals: [800] });
});

test('a framed game has an opaque origin without access, also when it is opened directly', async ({ page }) => {
  await page.goto('/');
  const refused = () => {
    const fails = (attempt: () => unknown) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    };
    return {
      origin: self.origin,
      cookie: fails(() => document.cookie),
      storage: fails(() => localStorage),
      popup: fails(() => {
        if (!window.open('/')) throw new Error('blocked');
      }),
    };
  };
  const expected = { origin: 'null', cookie: true, storage: true, popup: true };
  await page.goto('/arcade/snake');
  expect(await page.evaluate(refused)).toEqual(expected);
  expect(
    await page.evaluate(() =>
      fetch('/api/models').then(
        () => 'reached',
        () => 'refused',
      ),
    ),
  ).toBe('refused');
});

test('a guest views and deletes the scores of this browser on a phone', async ({ page, request, player }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const game = await listGame(request, player, { name: `Ember ${player.user.username}`, launch: 'tab' });
  await page.goto('/');
  const launched = await page.request.post(`/api/games/${game.id}/launches`, { data: { as: 'guest' } });
  const { ticket } = (await launched.json()) as LaunchAnswer;
  const opened = await request.post('/api/play/sessions', { data: { ticket } });
  const { token } = (await opened.json()) as PlaySessionAnswer;
  const headers = { Authorization: `Bearer ${token}` };
  await request.post('/api/scores', { headers, data: { gameId: game.id, score: 1_234 } });

  await startGame(page);
  await page.getByRole('button', { name: 'Your guest scores' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your guest scores' });
  await expect(dialog.getByRole('listitem').filter({ hasText: game.name })).toContainText('1,234 points');
  expect(await dialog.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
  await dialog.getByRole('button', { name: 'Delete this browser’s scores' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('You’re playing as a guest. Sign up to keep your scores.')).toBeVisible();
  await page.getByRole('button', { name: 'Your guest scores' }).click();
  await expect(dialog).toContainText('No scores are kept for this browser.');
  expect((await request.post('/api/scores', { headers, data: { gameId: game.id, score: 1_235 } })).status()).toBe(410);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a game fits into the window of a phone and is played by touch', async ({ page }) => {
    const game = await startGame(page, 'Dock Shift');
    const drop = game.getByRole('button', { name: 'Drop', exact: true });
    await expect(drop).toBeInViewport({ ratio: 1 });
    // In one place, the crates soon reach the top.
    const over = game.getByRole('heading', { name: 'Game over' });
    await expect(async () => {
      // The end of the game may cover the button before it is tapped.
      if (!(await over.isVisible())) await drop.tap({ timeout: 1_000 });
      await expect(over).toBeVisible({ timeout: 50 });
    }).toPass({ intervals: [50] });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
  });
});
