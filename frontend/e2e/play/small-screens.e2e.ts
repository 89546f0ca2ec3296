import { ARCADE_GAME_IDS, type ArcadeGameId } from '@gamegeek/arcade/game.js';
import { ARCADE_METAS } from '@gamegeek/arcade/metas.js';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { expect, type APIRequestContext, type FrameLocator, type Page } from '@playwright/test';
import { createPlayer, newSession, signIn } from '../support/players.js';
import { test } from '../support/test.js';

const UPRIGHT = { width: 360, height: 640 };
const ON_ITS_SIDE = { width: 780, height: 360 };

test.use({ hasTouch: true, isMobile: true });

async function hostedGames(request: APIRequestContext): Promise<Map<string | null, Game>> {
  const games = (await (await request.get('/api/games?playable=true&limit=100')).json()) as Game[];
  return new Map(games.map((game) => [game.arcade_id, game]));
}

/** Opens the page of a game, which starts it. */
async function openGame(page: Page, games: Map<string | null, Game>, id: ArcadeGameId): Promise<FrameLocator> {
  const game = games.get(id);
  if (!game) throw new Error(`${id} is not in the catalogue`);
  await page.goto(`/play/${game.id}`);
  const frame = page.frameLocator(`iframe[title="${ARCADE_METAS[id].title}"]`);
  await expect(frame.getByText(/^Playing as/)).toBeAttached();
  return frame;
}

const bar = (page: Page) => page.getByRole('region', { name: /: the game$/ }).getByRole('status');

/** Stops the time of a run, which would soon be over without a player. */
async function freeze(game: FrameLocator): Promise<void> {
  await game.locator('html').evaluate(() => void (window.requestAnimationFrame = () => 0));
}

/** The frame and the buttons of its bar are on the screen, with nothing in front of them. */
async function expectStageInFull(page: Page, where: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const stage = document.querySelector('[data-game-running]');
          return Array.from(stage?.querySelectorAll('iframe, button, a, [role=status] p') ?? []).flatMap((part) => {
            const { left, top, right, bottom } = part.getBoundingClientRect();
            const name = part.getAttribute('aria-label') ?? part.textContent ?? '';
            const isCut = left < 0 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
            const [x, y] = [(left + right) / 2, (top + bottom) / 2];
            const edges = [x, top + 2, x, bottom - 2, left + 2, y, right - 2, y];
            const isCovered = [0, 2, 4, 6].some(
              (at) => !part.contains(document.elementFromPoint(edges[at] ?? 0, edges[at + 1] ?? 0)),
            );
            return isCut || isCovered ? [`${part.tagName} ${name}: ${[left, top, right, bottom].join()}`] : [];
          });
        }),
      `the stage, ${where}`,
    )
    .toEqual([]);
}

/** Every control and the board of a running game are within its frame, apart from each other, and nothing scrolls. */
async function expectGameInFull(game: FrameLocator, where: string): Promise<void> {
  const faults = () =>
    game.locator('html').evaluate((root) => {
      const found: string[] = [];
      const shown = [...document.querySelectorAll('button, canvas, .stage li, .door p, .status, .hud dl > div')].filter(
        (part) => part.checkVisibility({ visibilityProperty: true }) && part.getBoundingClientRect().width > 1,
      );
      const named = (part: Element) => `${part.tagName} ${part.getAttribute('aria-label') ?? part.textContent}`;
      const boxes = shown.map((part) => ({ part, box: part.getBoundingClientRect() }));
      for (const [at, { part, box }] of boxes.entries()) {
        const isCut =
          box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5;
        if (isCut) found.push(`cut: ${named(part)} ${[box.left, box.top, box.right, box.bottom].join()}`);
        if (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2)
          found.push(`overflows: ${named(part)}`);
        for (const { part: other, box: next } of boxes.slice(at + 1)) {
          const wide = Math.min(box.right, next.right) - Math.max(box.left, next.left);
          const high = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
          if (wide > 1 && high > 1) found.push(`overlap: ${named(part)}, ${named(other)}`);
        }
      }
      for (const scrolled of [root, document.body, ...document.querySelectorAll('.stage, #game')])
        if (scrolled.scrollHeight > scrolled.clientHeight || scrolled.scrollWidth > scrolled.clientWidth)
          found.push(`scrolls: ${scrolled.tagName} ${scrolled.className}`);
      return found;
    });
  await expect.poll(faults, where).toEqual([]);
}

test('every game and its bar fit a phone on its side, in fullscreen and upright', async ({ page, request, site }) => {
  test.slow();
  // The longest name, in wide letters.
  const name = `WWWWWWWWWWWWWWWWWWWWWWWW${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await signIn(page, await newSession(request, await createPlayer(site, name)));
  const games = await hostedGames(request);
  for (const id of ARCADE_GAME_IDS) {
    await test.step(id, async () => {
      await page.setViewportSize(ON_ITS_SIDE);
      const game = await openGame(page, games, id);
      await expect(bar(page)).toContainText(name);
      const start = game.getByRole('button', { name: 'Play', exact: true });
      await expect(start).toBeInViewport({ ratio: 1 });
      await start.press('Enter');
      await expect(game.locator('.screen')).toBeHidden();
      await freeze(game);
      const resume = game.getByRole('button', { name: 'Resume' });
      // A run of a game in real time pauses when its frame loses the focus or turns, a moment later.
      const expectInFull = (where: string) =>
        expect(async () => {
          if (await resume.isVisible()) await resume.press('Enter', { timeout: 1_000 });
          await expect(game.locator('.screen')).toBeHidden({ timeout: 1_000 });
          await expectStageInFull(page, where);
          await expectGameInFull(game, where);
        }).toPass();
      await expectStageInFull(page, id);
      await expectGameInFull(game, id);
      if (id === 'dungeon') await expect(game.getByRole('button', { name: 'Mark traps' })).toBeVisible();

      await page.getByRole('button', { name: 'Fullscreen' }).click();
      await expect(page.getByRole('button', { name: 'Leave fullscreen' })).toBeVisible();
      await expectInFull(`${id} in fullscreen`);
      await page.getByRole('button', { name: 'Leave fullscreen' }).click();
      await page.setViewportSize(UPRIGHT);
      await expectInFull(`${id}, upright`);
    });
  }
});

test('turning the phone pauses a run, which keeps its directions, and shows the whole stage again', async ({
  page,
  request,
}) => {
  await page.setViewportSize(UPRIGHT);
  const games = await hostedGames(request);
  const game = await openGame(page, games, 'snake');
  const canvas = game.locator('canvas:not(.logo)');
  const isUpright = () => canvas.evaluate((board: HTMLCanvasElement) => board.height > board.width);
  await game.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await expect(game.getByRole('button', { name: 'Pause' })).toBeVisible();
  const wasUpright = await isUpright();

  await page.setViewportSize(ON_ITS_SIDE);
  await expect(game.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expectStageInFull(page, 'turned');
  await expect(game.getByRole('button', { name: 'Resume' })).toBeInViewport({ ratio: 1 });
  expect(await isUpright()).toBe(wasUpright);

  // The next run has the directions of the screen.
  await game.getByRole('button', { name: 'Resume' }).press('Enter');
  await expect(game.getByRole('heading', { name: 'Game over' })).toBeVisible();
  await expect(async () => {
    await game.getByRole('button', { name: 'Play again' }).press('Enter', { timeout: 2_000 });
    await expect(game.getByRole('button', { name: 'Pause' })).toBeVisible({ timeout: 3_000 });
  }).toPass({ intervals: [800] });
  expect(await isUpright()).toBe(false);
});
