import { expect, type FrameLocator, type Page } from '@playwright/test';
import { test } from './support/players.js';

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Neon Snake"]');

/** From the home page to a running game: the card's Play, and the game's own. */
async function startFromHome(page: Page): Promise<FrameLocator> {
  await page.goto('/');
  const snake = page.getByRole('region', { name: 'Play now' }).getByRole('link', { name: 'Play Game of Neon Snake' });
  await snake.click();
  const game = frameOf(page);
  await game.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(game.getByRole('button', { name: 'Pause' })).toBeVisible();
  return game;
}

test('two clicks lead from the home page to a running game, for a guest and by keyboard', async ({ page }) => {
  const game = await startFromHome(page);
  await expect(page).toHaveURL(/\/play\/\d+$/);
  await expect(page.getByText('You are playing as a guest. Sign up, and your scores count.')).toBeVisible();
  // Left alone, the snake meets a wall.
  await page.keyboard.press('ArrowUp');
  await expect(game.getByRole('heading', { name: 'Game over' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(game.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('a game in a frame has an opaque origin and reaches nothing, also when it is opened alone', async ({ page }) => {
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the whole game is in the window and is played by touch', async ({ page }) => {
    const game = await startFromHome(page);
    const pad = game.getByRole('button', { name: 'Up' });
    await expect(pad).toBeInViewport({ ratio: 1 });
    await pad.tap();
    await expect(game.getByRole('heading', { name: 'Game over' })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
  });
});
