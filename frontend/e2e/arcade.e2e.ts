import { AxeBuilder } from '@axe-core/playwright';
import { pegsOf } from '@gamegeek/arcade/codes/code.js';
import { codesGame } from '@gamegeek/arcade/codes/codes.game.js';
import { SAFES, TRIES } from '@gamegeek/arcade/codes/codes.js';
import { ARCADE_GAME_IDS } from '@gamegeek/arcade/game.js';
import { expect, type Page } from '@playwright/test';
import { ArcadeHost, type HostSettings } from './support/arcade-host.js';
import { test } from './support/test.js';

/** Out of a frame of its own process, clicks of a touch screen would be counted from another corner. */
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

// Its pages are drawn by code of their own, with motion of their own.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

let host: ArcadeHost;
test.beforeAll(async () => {
  host = await ArcadeHost.start();
});
test.afterAll(() => host.stop());

async function open(page: Page, settings: HostSettings) {
  await page.goto(host.address(settings));
  const game = page.frameLocator('iframe');
  await expect(game.locator('.primary')).toBeVisible();
  return game;
}

const asked = (page: Page) => page.evaluate<{ type: string; log?: string; score?: number }[]>('asked');

/** Tries the first colour alone until so many safes are locked; at once, as no player could. */
async function loseSafes(page: Page, count: number): Promise<void> {
  const keys = Array.from({ length: count * TRIES }, () => ['Digit1', 'Digit1', 'Digit1', 'Digit1', 'Enter']).flat();
  await page.frames()[1]?.evaluate((codes) => {
    for (const code of codes) window.dispatchEvent(new KeyboardEvent('keydown', { code, key: code }));
  }, keys);
}

/** The code of the last safe, when all before it stayed shut. */
function lastSecret(seed: number): number {
  const codes = codesGame.start(seed);
  while (codes.results.length < SAFES - 1) codesGame.apply(codes, 0);
  return codes.secret;
}

test('snake is played by keyboard, paused, resumed, lost and begun again', async ({ page }) => {
  const game = await open(page, { game: 'snake', seed: 7 });
  await expect(game.getByText('Playing as Nova')).toBeVisible();
  await game.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await expect(game.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('KeyP');
  await expect(game.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(game.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(game.getByRole('heading', { name: 'Game over' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(game.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('a game pauses when its window loses the focus', async ({ page }) => {
  const game = await open(page, { game: 'snake' });
  await game.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(game.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.evaluate(() => {
    document.querySelector('iframe')?.blur();
    window.focus();
  });
  await expect(game.getByRole('heading', { name: 'Paused' })).toBeVisible();
});

test('a guest sees the place the score would have, and signs up to keep it', async ({ page }) => {
  const game = await open(page, { game: 'codes', guest: true, seed: 3 });
  await game.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(game.locator('.screen')).toBeHidden();
  await loseSafes(page, 5);
  // The last safe is opened: its code is known from the seed.
  const code = pegsOf(lastSecret(3));
  for (const peg of code) await page.keyboard.press(String(peg + 1));
  await page.keyboard.press('Enter');
  await expect(game.locator('.card').getByText('You would be #3 of 63. Keep it?')).toBeVisible();
  for (const theme of ['light', 'dark']) {
    await page.evaluate(`notify({ type: 'theme', theme: '${theme}' })`);
    await expect(game.locator('html')).toHaveAttribute('data-theme', theme);
    expectNone((await new AxeBuilder({ page }).include('iframe').analyze()).violations);
  }
  await game.getByRole('button', { name: 'Sign up to keep it' }).click();
  await expect.poll(async () => (await asked(page)).map(({ type }) => type)).toContain('sign-in');
  await expect(game.getByText('Playing as Nova')).toBeVisible();
  await expect(game.locator('.ghost')).toHaveCount(0);
  const submitted = (await asked(page)).find(({ type }) => type === 'submit');
  expect(codesGame.replay(3, submitted?.log)).toMatchObject({ score: submitted?.score, isOver: true });
});

test('a score that takes a place names who was passed and what is missing to the next', async ({ page }) => {
  const game = await open(page, { game: 'codes', seed: 3, best: 100 });
  await game.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(game.locator('.screen')).toBeHidden();
  await loseSafes(page, 5);
  for (const peg of pegsOf(lastSecret(3))) await page.keyboard.press(String(peg + 1));
  await page.keyboard.press('Enter');
  await expect(game.locator('.card').getByText('Rank #3 of 63')).toBeVisible();
  await expect(game.locator('.card').getByText('You passed Chidi, Dana')).toBeVisible();
  await expect(game.locator('.card').getByText('1,321 more to pass Bruno at #2')).toBeVisible();
  await expect(game.locator('.card').getByText('Verified by replay')).toBeVisible();
});

test('language and theme follow the page around the game', async ({ page }) => {
  const game = await open(page, { game: 'words', locale: 'de', theme: 'light' });
  await expect(game.getByRole('heading', { name: 'Wort Türen' })).toBeVisible();
  await expect(game.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.evaluate("notify({ type: 'locale', locale: 'fr' }); notify({ type: 'theme', theme: 'dark' })");
  await expect(game.getByRole('heading', { name: 'Mots Clés' })).toBeVisible();
  await expect(game.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a game without a welcome says that scores stay in its window', async ({ page }) => {
  const game = await open(page, { game: 'merge', silent: true });
  await expect(game.getByText('Practice mode: scores stay in this window.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('merge is played by buttons and swipes, and nothing is wider than the screen', async ({ page }) => {
    const game = await open(page, { game: 'merge', seed: 7 });
    const moves = game.locator('.hud dl div', { hasText: 'Moves' }).locator('dd');
    await game.getByRole('button', { name: 'Play', exact: true }).tap();
    for (const name of ['Left', 'Down', 'Right', 'Up']) await game.getByRole('button', { name }).tap();
    await expect(moves).not.toHaveText('0');
    const tapped = Number(await moves.textContent());
    const frame = page.frames()[1];
    await frame?.evaluate(() => {
      const stage = document.querySelector('.stage');
      const touch = (type: string, clientX: number, clientY: number) =>
        stage?.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX, clientY }));
      for (const [x, y] of [
        [-60, 0],
        [0, 60],
        [60, 0],
        [0, -60],
      ] as const) {
        touch('pointerdown', 180, 300);
        touch('pointermove', 180 + x, 300 + y);
        touch('pointerup', 180 + x, 300 + y);
      }
    });
    await expect.poll(async () => Number(await moves.textContent())).toBeGreaterThan(tapped);
    expect(await frame?.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

for (const game of ARCADE_GAME_IDS) {
  test(`${game} is accessible on its title screen and in play`, async ({ page }) => {
    await page.goto(host.alone(game));
    await expect(page.locator('.card').getByText('Practice mode')).toBeVisible();
    await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
    await expectNoViolations(page);
    await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
    await page.locator('.primary').click();
    await expect(page.locator('.screen')).toBeHidden();
    await expectNoViolations(page);
  });
}

async function expectNoViolations(page: Page): Promise<void> {
  expectNone((await new AxeBuilder({ page }).setLegacyMode().analyze()).violations);
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

function expectNone(violations: Violations): void {
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
  ).toEqual([]);
}

test('a frame of an opaque origin can reach nothing', async ({ page }) => {
  await open(page, { game: 'snake' });
  const frame = page.frames()[1];
  const reached = await frame?.evaluate(async () => {
    const tries: Record<string, () => unknown> = {
      storage: () => localStorage.length,
      cookie: () => document.cookie,
      top: () => top?.location.href,
      fetch: () => fetch('/'),
    };
    const open: string[] = [];
    for (const [name, attempt] of Object.entries(tries)) {
      try {
        await attempt();
        open.push(name);
      } catch {
        // as it should be
      }
    }
    return { origin: self.origin, open };
  });
  expect(reached).toEqual({ origin: 'null', open: [] });
});
