import type { Game } from '@gamegeek/contracts/games/games.types.js';
import { expect } from '@playwright/test';
import { aRecord } from './support/players.js';
import { test } from './support/test.js';

/** A second where there is nothing else to do; jobs wait for several times what they cost. */
const SOON = { timeout: 15_000 };

test('whoever plays is seen at once among the active players, by the trending games, and on the page of the game', async ({
  page,
  request,
  player,
}) => {
  const games = (await (await request.get('/api/games?limit=100')).json()) as Game[];
  await page.goto('/leaderboard');
  const active = page.getByRole('region', { name: 'Active Players (last 7 days)' });
  await expect(active.getByText('Live', { exact: true })).toBeVisible({ timeout: 20_000 });
  const scores = games.map(({ id }) => ({ gameId: id, score: aRecord() }));
  expect((await request.post('/api/scores/batch', { data: { apiKey: player.apiKey, scores } })).status()).toBe(200);
  // Nobody can have played more games than there are.
  await expect(active.getByRole('listitem').filter({ hasText: player.user.username })).toContainText('games', SOON);

  const trending = page.getByRole('region', { name: 'Trending Games (this week)' });
  // Not all trending games take scores by key; the player is at all that do.
  const first = trending.getByRole('listitem').filter({ hasText: 'playing now' }).first();
  await expect(first).toBeVisible(SOON);
  await expect(first).toContainText('this week');
  await first.getByRole('link').click();
  await expect(page.getByText(/^\d+ playing now$/)).toBeVisible();
});
