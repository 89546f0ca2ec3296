import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { BatchAnswer } from '@gamegeek/contracts/scores/batch.schemas.js';
import { expect } from '@playwright/test';
import { nextRecord } from './support/players.js';
import { test } from './support/test.js';

/** A second on an idle machine; jobs wait for several times their own duration. */
const SOON = { timeout: 15_000 };

test('a player is listed as active at once and counted on the page of the game', async ({ page, request, player }) => {
  // Not the first games, which other journeys choose by number, and not those that journeys list.
  const oldest = (await (await request.get('/api/games?sort=oldest&limit=100')).json()) as Game[];
  const games = oldest.slice(20);
  await page.goto('/leaderboard');
  const active = page.getByRole('region', { name: 'Active Players (last 7 days)' });
  await expect(active.getByText('Live', { exact: true })).toBeVisible({ timeout: 20_000 });
  const scores = games.map(({ id }) => ({ gameId: id, score: nextRecord() }));
  const sent = await request.post('/api/scores/batch', { data: { apiKey: player.apiKey, scores } });
  expect(sent.status()).toBe(200);
  // No player has more games.
  await expect(active.getByRole('listitem').filter({ hasText: player.user.username })).toContainText('games', SOON);

  const trending = page.getByRole('region', { name: 'Trending Games (this week)' });
  await expect(trending.getByRole('listitem').first()).toContainText('this week');
  // Not all games accept scores with keys, and possibly none of the trending ones.
  const { results } = (await sent.json()) as BatchAnswer;
  const taken = results.find(({ status }) => status === 200);
  await page.goto(`/games/${taken && 'gameId' in taken ? taken.gameId : 0}`);
  await expect(page.getByText(/^\d+ playing now$/)).toBeVisible();
});
