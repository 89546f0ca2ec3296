import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { test as base, expect, type Page } from '@playwright/test';
import { listGame } from './listed-game.js';
import { createPlayer, type Player } from './players.js';

interface OfWorker {
  site: string;
  /** Two accounts per worker: each journey gets a new session. */
  player: Player;
  rival: Player;
  /** A game with pictures, newly listed by the worker's player. */
  listed: Game;
}

/** The same for every file: a worker with other fixtures would be another process with its own browser. */
export const test = base.extend<object, OfWorker>({
  site: [
    async ({}, use, { project }) => {
      await use(project.use.baseURL ?? '');
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, give) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (...where) => runs(page, await goto(...where));
    page.reload = async (...how) => runs(page, await reload(...how));
    await give(page);
  },
  player: [async ({ site }, use) => use(await createPlayer(site)), { scope: 'worker' }],
  rival: [async ({ site }, use) => use(await createPlayer(site)), { scope: 'worker' }],
  listed: [
    async ({ playwright, site, player }, use) => {
      const request = await playwright.request.newContext({ baseURL: site });
      await use(await listGame(request, player));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

/** Waits until the app has replaced the prerendered page. */
async function runs<T>(page: Page, answer: T): Promise<T> {
  await expect(page.locator('#first-paint')).toHaveCount(0, { timeout: 20_000 });
  return answer;
}
