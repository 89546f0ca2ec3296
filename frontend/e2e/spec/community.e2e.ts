import type { Comment } from '@gamegeek/contracts/comments/comments.schemas.js';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { answer, stopAnswering } from '../support/answers.js';
import { seededGame, newSession, type Player } from '../support/players.js';
import { BROKEN, walk } from './walk.js';

const COMMENTS = /\/api\/games\/\d+\/comments/;
const RATINGS = /\/api\/games\/\d+\/ratings$/;
/** Positions of seeded games that no other journey comments on. */
const GAME_WITHOUT_COMMENTS = 60;
const GAME_WITH_COMMENTS = 61;

const composer = (page: Page): Locator => page.getByLabel('Your comment', { exact: true });

walk('a game’s community for a visitor', 'visitor', [
  {
    spec: '2, game detail; 8, empty states',
    title: 'a game without comments',
    go: async ({ page, request }) => {
      await answer(page, COMMENTS, { json: { comments: [], total: 0, version: 0, page: 1, limit: 10 } });
      await openCommunity(page, (await seededGame(request, GAME_WITHOUT_COMMENTS)).id);
    },
    texts: ['No comments yet', 'Please log in to rate this game.', 'Please log in to post a comment.'],
  },
  {
    spec: '8, thrown messages',
    title: 'comments that fail to load',
    go: async ({ page, request }) => {
      await answer(page, COMMENTS, BROKEN);
      await openCommunity(page, (await seededGame(request, GAME_WITHOUT_COMMENTS)).id);
    },
    texts: ['Failed to fetch comments', 'Retry'],
  },
  {
    spec: '9, comments',
    title: 'a list of comments with several pages',
    go: async ({ page, request, player }) => {
      const game = await seededGame(request, GAME_WITH_COMMENTS);
      await comment(request, player, game.id, 11);
      stopAnswering(page, COMMENTS);
      await openCommunity(page, game.id);
    },
    texts: ['Page 1 of ', 'Previous', 'Next', 'Newest', 'Oldest'],
  },
]);

walk('a game’s community for a member', 'member', [
  {
    spec: '4, rating labels',
    title: 'the rating labels',
    go: async ({ page, request }) => openCommunity(page, (await seededGame(request, GAME_WITHOUT_COMMENTS)).id),
    texts: ['Poor', 'Fair', 'Good', 'Great', 'Excellent'],
  },
  {
    spec: '8, rating error toast',
    title: 'a failed rating',
    go: async ({ page }) => {
      await answer(page, RATINGS, { status: 500, body: '' }, 'POST');
      await page.getByRole('radio', { name: /Great/ }).click();
    },
    texts: ['Error', 'Failed to add rating'],
  },
  {
    spec: '8, success toasts',
    title: 'a saved rating',
    go: async ({ page }) => {
      stopAnswering(page, RATINGS);
      await page.getByRole('radio', { name: /Good/ }).click();
    },
    texts: ['Rating added', 'Your rating has been recorded successfully.'],
  },
  {
    spec: '8, thrown messages',
    title: 'a failed comment',
    go: async ({ page }) => {
      await answer(page, COMMENTS, { status: 500, body: '' }, 'POST');
      await composer(page).fill('A test comment.');
      await page.getByRole('button', { name: 'Post', exact: true }).click();
    },
    texts: ['Failed to add comment'],
  },
  {
    spec: '8, success toasts',
    title: 'a posted comment',
    go: async ({ page }) => {
      stopAnswering(page, COMMENTS);
      await page.getByRole('button', { name: 'Post', exact: true }).click();
    },
    texts: ['Comment added', 'Your comment has been posted successfully.', 'A test comment.'],
  },
  {
    spec: '4, game comments',
    title: 'the editor of the user’s own comment',
    go: ({ page }) => chooseForOwn(page, 'Edit'),
    texts: ['Save', 'Cancel'],
  },
  {
    spec: '8, thrown messages',
    title: 'a failed edit of a comment',
    go: async ({ page }) => {
      await answer(page, COMMENTS, { status: 500, body: '' }, 'PUT');
      await page.getByLabel('Edit comment').fill('An edited comment.');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    },
    texts: ['Failed to edit comment'],
  },
  {
    spec: '8, success toasts',
    title: 'a saved edit of a comment',
    go: async ({ page }) => {
      stopAnswering(page, COMMENTS);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    },
    texts: ['Comment updated', 'An edited comment.'],
  },
  {
    spec: '8, thrown messages',
    title: 'a failed deletion of a comment',
    go: async ({ page }) => {
      await answer(page, COMMENTS, { status: 500, body: '' }, 'DELETE');
      await chooseForOwn(page, 'Delete');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    },
    texts: ['Failed to delete comment'],
  },
  {
    spec: '8, success toasts',
    title: 'a deleted comment',
    go: async ({ page }) => {
      stopAnswering(page, COMMENTS);
      const dialog = page.getByRole('dialog');
      if (!(await dialog.isVisible())) await chooseForOwn(page, 'Delete');
      await dialog.getByRole('button', { name: 'Delete' }).click();
    },
    texts: ['Comment deleted'],
  },
]);

walk('the community hub', 'visitor', [
  {
    spec: '2, community hub',
    title: 'the leaderboard page',
    go: ({ page }) => page.goto('/leaderboard'),
    texts: [
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
    title: 'the game picker, grouped by main category',
    go: ({ page }) => page.getByRole('combobox', { name: 'Game' }).click(),
    texts: ['Puzzle', 'Strategy', 'RPG'],
  },
  {
    spec: '8, leaderboard error',
    title: 'a later page of a board that fails to load',
    go: async ({ page }) => {
      await page.keyboard.press('Escape');
      await answer(page, /\/api\/leaderboard\?/, BROKEN);
      await page.goto('/leaderboard?page=11');
    },
    texts: ['Error loading leaderboard data. Please try again later.'],
  },
  {
    spec: '8, leaderboard empty',
    title: 'a board without scores',
    go: async ({ page, request, player }) => page.goto(`/leaderboard?game=${await unplayed(request, player)}`),
    texts: ['No scores found for this game.'],
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
  const like = await seededGame(request);
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
