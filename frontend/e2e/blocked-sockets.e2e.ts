import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { expect, type Page } from '@playwright/test';
import { nextRecord, SCORED, seededGame, submitScore } from './support/players.js';
import { test } from './support/test.js';

const SOCKETS = /\/socket\.io\//;
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });
const marks = (page: Page, text: string) => page.getByText(text, { exact: true });

/** WebSockets that open and carry nothing, as behind some proxies, until `isBlocked` is false. */
async function blockWebSockets(page: Page): Promise<{ isBlocked: boolean; attempts: string[] }> {
  const state = { isBlocked: true, attempts: [] as string[] };
  await page.routeWebSocket(SOCKETS, (socket) => {
    state.attempts.push('WebSocket');
    if (!state.isBlocked) socket.connectToServer();
  });
  page.on('request', (sent) => sent.url().includes('transport=polling') && state.attempts.push('polling'));
  return state;
}

test('where WebSockets are blocked, a board is live over polling, and over a WebSocket when it is possible again', async ({
  page,
  request,
  player,
}) => {
  const game = await seededGame(request, SCORED.polling);
  const webSockets = await blockWebSockets(page);
  await page.goto(`/leaderboard?game=${game.id}`);
  await expect(marks(page, 'Live').first()).toBeVisible();
  await submitScore(request, player, game.id, nextRecord());
  await expect(rows(page).first()).toContainText(player.user.username);

  // The next page of the session begins with polling.
  webSockets.attempts.length = 0;
  await page.reload();
  await expect(marks(page, 'Live').first()).toBeVisible();
  expect(webSockets.attempts[0]).toBe('polling');
  webSockets.isBlocked = false;
  await page.reload();
  const record = nextRecord();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('gamegeek:polls'))).toBe(null);
  await submitScore(request, player, game.id, record);
  await expect(rows(page).first()).toContainText(record.toLocaleString('en'));
});

test('where no connection is possible, boards are read every ten seconds, on every page that shows one', async ({
  context,
  page,
  request,
  player,
}) => {
  const game = await seededGame(request, SCORED.periodic);
  const hosted = (await (await request.get('/api/games?search=Neon%20Snake')).json()) as Game[];
  const pages = [page, await context.newPage(), await context.newPage(), await context.newPage()];
  const addresses = [`/leaderboard?game=${game.id}`, `/games/${game.id}`, `/play/${hosted[0]?.id}`, '/'];
  const webSockets = await blockWebSockets(page);
  await Promise.all(pages.slice(1).map(blockWebSockets));
  await context.route(SOCKETS, (route) => route.abort());
  await Promise.all(pages.map((tab, index) => tab.goto(addresses[index] ?? '')));
  for (const tab of pages) await expect(marks(tab, 'Updates every 10 s').first()).toBeVisible({ timeout: 30_000 });
  await Promise.all(pages.slice(1).map((tab) => tab.close()));

  const record = nextRecord();
  await submitScore(request, player, game.id, record);
  await expect(rows(page).first()).toContainText(record.toLocaleString('en'), { timeout: 30_000 });
  webSockets.isBlocked = false;
  await context.unroute(SOCKETS);
  await expect(marks(page, 'Live').first()).toBeVisible({ timeout: 30_000 });
});
