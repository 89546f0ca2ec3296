import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { expect } from '@playwright/test';
import { drawPictures } from './support/listed-game.js';
import { nextRecord, submitScore } from './support/players.js';
import { test } from './support/test.js';

/** A second on an idle machine; jobs wait for several times their own duration. */
const SOON = { timeout: 15_000 };

test('a player is listed as active at once and counted on the page of the game', async ({
  page,
  request,
  player,
  listed,
}) => {
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
  // A game that can be played: the others do not show who plays.
  await submitScore(request, player, listed.id, nextRecord());
  await drawPictures(page);
  await page.goto(`/games/${listed.id}`);
  await expect(page.getByText(/^\d+ playing now$/)).toBeVisible();
});
