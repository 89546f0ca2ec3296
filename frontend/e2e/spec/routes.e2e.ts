import { expect } from '@playwright/test';
import { expectSettled } from '../support/barriers.js';
import { aGame, createPlayer, newSession, signIn, test } from '../support/players.js';

/** SPEC section 2, the route table: what visitors and members find at each address. */
const ROUTES = [
  { route: '/', title: 'Home' },
  { route: '/auth', title: 'Login or Sign Up', member: '/' },
  { route: '/models', title: 'AI Models' },
  { route: '/games', title: 'Games' },
  { route: '/leaderboard', title: 'Leaderboards' },
  { route: '/profile', title: 'Profile', visitor: '/auth' },
  { route: '/api-docs', title: 'API Key' },
  { route: '/api-documentation', title: 'API Documentation' },
  { route: '/about', title: 'About' },
  { route: '/privacy', title: 'Privacy Policy' },
  { route: '/terms', title: 'Terms & Conditions' },
  { route: '/faq', title: 'FAQ' },
  { route: '/help-center', title: 'Help Center' },
  { route: '/create-model', title: 'Create AI Model', visitor: '/auth' },
  { route: '/create-version', title: 'Create Model Version', visitor: '/auth' },
  { route: '/submit-game', title: 'Submit a Game', visitor: '/auth' },
  { route: '/any/other/path', title: 'Page Not Found' },
] as const;

for (const who of ['visitor', 'member'] as const) {
  test(`every row of the route table, for a ${who}`, async ({ page, request, site }) => {
    test.slow();
    if (who === 'member') await signIn(page, await newSession(request, await createPlayer(site)));
    for (const row of ROUTES) {
      const elsewhere = who in row ? (row as { visitor?: string; member?: string })[who] : undefined;
      await page.goto(row.route);
      await expectSettled(page);
      await expect(page, row.route).toHaveURL(elsewhere ?? row.route);
      if (elsewhere === undefined) await expect(page, row.route).toHaveTitle(row.title);
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
    }
  });
}

test('the pages of one thing are titled by its name', async ({ page, request }) => {
  const game = await aGame(request);
  await page.goto(`/games/${game.id}`);
  await expect(page).toHaveTitle(game.name);
  await page.goto(`/models/${game.ai_model_id}`);
  await expect(page).toHaveTitle(game.ai_model_name);
});
