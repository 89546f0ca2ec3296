import type { Comment } from '@gamegeek/contracts/comments/comments.schemas.js';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { answer, stopAnswering } from '../support/answers.js';
import { aGame, newSession, type Player } from '../support/players.js';
import { BROKEN, walk } from './walk.js';

const COMMENTS = /\/api\/games\/\d+\/comments/;
const RATINGS = /\/api\/games\/\d+\/ratings$/;
/** Games without comments of other journeys. */
const QUIET_GAME = 60;
const TALKED_OF = 61;

const composer = (page: Page): Locator => page.getByLabel('Your comment', { exact: true });

walk('a game’s community for a visitor', 'visitor', [
  {
    spec: '2, game detail; 8, empty states',
    at: 'a game that nobody has spoken of',
    go: async ({ page, request }) => {
      await answer(page, COMMENTS, { json: { comments: [], total: 0, version: 0, page: 1, limit: 10 } });
      await openCommunity(page, (await aGame(request, QUIET_GAME)).id);
    },
    says: ['No comments yet', 'Please log in to rate this game.', 'Please log in to post a comment.'],
  },
  {
    spec: '8, thrown messages',
    at: 'comments that cannot be had',
    go: async ({ page, request }) => {
      await answer(page, COMMENTS, BROKEN);
      await openCommunity(page, (await aGame(request, QUIET_GAME)).id);
    },
    says: ['Failed to fetch comments', 'Retry'],
  },
  {
    spec: '9, comments',
    at: 'more comments than fit on a page',
    go: async ({ page, request, player }) => {
      const game = await aGame(request, TALKED_OF);
      await comment(request, player, game.id, 11);
      stopAnswering(page, COMMENTS);
      await openCommunity(page, game.id);
    },
    says: ['Page 1 of ', 'Previous', 'Next', 'Newest', 'Oldest'],
  },
]);

walk('a game’s community for a member', 'member', [
  {
    spec: '4, rating labels',
    at: 'the rating',
    go: async ({ page, request }) => openCommunity(page, (await aGame(request, QUIET_GAME)).id),
    says: ['Poor', 'Fair', 'Good', 'Great', 'Excellent'],
  },
  {
    spec: '8, rating error toast',
    at: 'a rating that fails',
    go: async ({ page }) => {
      await answer(page, RATINGS, { status: 500, body: '' }, 'POST');
      await page.getByRole('radio', { name: /Great/ }).click();
    },
    says: ['Error', 'Failed to add rating'],
  },
  {
    spec: '8, success toasts',
    at: 'a rating',
    go: async ({ page }) => {
      stopAnswering(page, RATINGS);
      await page.getByRole('radio', { name: /Good/ }).click();
    },
    says: ['Rating added', 'Your rating has been recorded successfully.'],
  },
  {
    spec: '8, thrown messages',
    at: 'a comment that fails',
    go: async ({ page }) => {
      await answer(page, COMMENTS, { status: 500, body: '' }, 'POST');
      await composer(page).fill('A test comment.');
      await page.getByRole('button', { name: 'Post', exact: true }).click();
    },
    says: ['Failed to add comment'],
  },
  {
    spec: '8, success toasts',
    at: 'a comment',
    go: async ({ page }) => {
      stopAnswering(page, COMMENTS);
      await page.getByRole('button', { name: 'Post', exact: true }).click();
    },
    says: ['Comment added', 'Your comment has been posted successfully.', 'A test comment.'],
  },
  {
    spec: '4, game comments',
    at: 'one’s own comment, opened for edit',
    go: ({ page }) => chooseForOwn(page, 'Edit'),
    says: ['Save', 'Cancel'],
  },
  {
    spec: '8, thrown messages',
    at: 'an edit that fails',
    go: async ({ page }) => {
      await answer(page, COMMENTS, { status: 500, body: '' }, 'PUT');
      await page.getByLabel('Edit comment').fill('An edited comment.');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    },
    says: ['Failed to edit comment'],
  },
  {
    spec: '8, success toasts',
    at: 'an edit',
    go: async ({ page }) => {
      stopAnswering(page, COMMENTS);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    },
    says: ['Comment updated', 'An edited comment.'],
  },
  {
    spec: '8, thrown messages',
    at: 'a deletion that fails',
    go: async ({ page }) => {
      await answer(page, COMMENTS, { status: 500, body: '' }, 'DELETE');
      await chooseForOwn(page, 'Delete');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    },
    says: ['Failed to delete comment'],
  },
  {
    spec: '8, success toasts',
    at: 'a deletion',
    go: async ({ page }) => {
      stopAnswering(page, COMMENTS);
      const dialog = page.getByRole('dialog');
      if (!(await dialog.isVisible())) await chooseForOwn(page, 'Delete');
      await dialog.getByRole('button', { name: 'Delete' }).click();
    },
    says: ['Comment deleted'],
  },
]);

walk('the community hub', 'visitor', [
  {
    spec: '2, community hub',
    at: 'the hub',
    go: ({ page }) => page.goto('/leaderboard'),
    says: [
      'Active Players (last 7 days)',
      'Trending Games (this week)',
      'Global Leaderboard',
      'Weekly Champions',
      'How Scoring Works',
      'Accuracy',
      'Time bonus',
      'Achievement multipliers',
      'Previous',
      'Next',
      'Page 1 of ',
    ],
  },
  {
    spec: '2, community hub',
    at: 'the picker, grouped by first category',
    go: ({ page }) => page.getByRole('combobox', { name: 'Game' }).click(),
    says: ['Puzzle', 'Strategy', 'RPG'],
  },
  {
    spec: '8, leaderboard error',
    at: 'a far page of a board that cannot be had',
    go: async ({ page }) => {
      await page.keyboard.press('Escape');
      await answer(page, /\/api\/leaderboard\?/, BROKEN);
      await page.goto('/leaderboard?page=11');
    },
    says: ['Error loading leaderboard data. Please try again later.'],
  },
  {
    spec: '8, leaderboard empty',
    at: 'a board without scores',
    go: async ({ page, request, player }) => page.goto(`/leaderboard?game=${await unplayed(request, player)}`),
    says: ['No scores found for this game.'],
  },
]);

async function openCommunity(page: Page, gameId: number): Promise<void> {
  await page.goto(`/games/${gameId}`);
  await page.getByRole('tab', { name: 'Community' }).click();
}

async function chooseForOwn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit or delete' }).click();
  await page.getByRole('menuitem', { name }).click();
}

async function comment(request: APIRequestContext, player: Player, gameId: number, count: number): Promise<Comment[]> {
  const { access_token } = await newSession(request, player);
  const headers = { Authorization: `Bearer ${access_token}` };
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const answered = await request.post(`/api/games/${gameId}/comments`, {
        headers,
        data: { content: `Test comment, part ${index + 1}.` },
      });
      return (await answered.json()) as Comment;
    }),
  );
}

/** A newly listed game. */
async function unplayed(request: APIRequestContext, player: Player): Promise<number> {
  const { access_token } = await newSession(request, player);
  const like = await aGame(request);
  const answered = await request.post('/api/games', {
    headers: { Authorization: `Bearer ${access_token}` },
    data: {
      name: `Spec Silence ${crypto.randomUUID().slice(0, 6)}`,
      description: 'Nobody has scored in it yet.',
      ai_model_id: like.ai_model_id,
      model_version_id: like.model_version_id,
      categories: ['Other'],
      ai_integration_details: 'The model waits for players.',
    },
  });
  return ((await answered.json()) as { id: number }).id;
}
