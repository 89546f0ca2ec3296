import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { expect, type APIRequestContext, type Browser, type Locator, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectNoClipping, collectProblems } from './support/accessibility.js';
import { newSession, signIn } from './support/players.js';
import { test } from './support/test.js';

const list = (page: Page) => page.getByRole('list', { name: 'Comments' });
const card = (page: Page, text: string) => list(page).getByRole('listitem').filter({ hasText: text });
const field = (page: Page) => page.getByRole('textbox', { name: 'Your comment' });
const choice = (page: Page, name: string) => page.getByRole('radio', { name });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

/** The number of ratings in the head of the page. */
const ratings = async (page: Page): Promise<number> =>
  Number(/(\d+) rating/.exec((await page.getByText(/out of 5 · /).textContent()) ?? '')?.[1]);

async function newWindow(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  return context.newPage();
}

async function openCommunity(page: Page, game: Game): Promise<void> {
  await page.goto(`/games/${game.id}?tab=community`);
  await expect(page.getByRole('region', { name: /^Comments/ }).getByText('Live', { exact: true })).toBeVisible({
    timeout: 20_000,
  });
  await expect(list(page).getByRole('listitem')).toHaveCount(10);
}

async function expectScreenAccessible(page: Page, where: string): Promise<void> {
  await expectAccessibleInBothThemes(page, where);
  await expectNoClipping(page, where);
}

/** Opens the menu of the user's own comment by keyboard. */
async function choose(page: Page, text: string, item: string): Promise<void> {
  await card(page, text).getByRole('button', { name: 'Edit or delete' }).press('Enter');
  await page.getByRole('menuitem', { name: item }).press('Enter');
}

/** A game with a full page of comments; trending games, and their number of comments, depend on the day. */
async function gameWithComments(request: APIRequestContext): Promise<Game> {
  const games = (await (await request.get('/api/games?sort=trending&limit=20')).json()) as Game[];
  for (const game of games) {
    const comments = await request.get(`/api/games/${game.id}/comments`);
    if (Number(comments.headers()['x-total-count']) >= 10) return game;
  }
  throw new Error('No trending game has ten comments');
}

/** Waits until the page has noticed: a busy browser tells it later than scripts can send comments. */
async function scrollTo(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        // Observers of the page are called before this one, and it renders before the browser is idle.
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          requestIdleCallback(() => resolve());
        }).observe(element);
      }),
  );
}

test('two players rate and discuss a game, and each sees the other’s changes at once', async ({
  browser,
  request,
  player,
  rival,
}) => {
  test.slow();
  const mark = crypto.randomUUID().slice(0, 8);
  const game = await gameWithComments(request);
  const [ada, bob] = [await newWindow(browser, 1280), await newWindow(browser, 360)];
  const trouble = [collectProblems(ada), collectProblems(bob)];
  await signIn(ada, await newSession(request, player));
  await signIn(bob, await newSession(request, rival));
  await Promise.all([openCommunity(ada, game), openCommunity(bob, game)]);
  await Promise.all([expectScreenAccessible(ada, 'community, wide'), expectScreenAccessible(bob, 'community, narrow')]);

  // By keyboard: a rating, then a comment.
  const before = await ratings(bob);
  await ada.getByRole('tab', { name: 'Community' }).focus();
  await ada.keyboard.press('Tab');
  await expect(choice(ada, '1 Poor')).toBeFocused();
  for (const name of ['2 Fair', '3 Good', '4 Great']) {
    // Held until the choice has changed: a busy page handles the key after its release.
    await ada.keyboard.down('ArrowRight');
    await expect(choice(ada, name)).toBeChecked();
    await ada.keyboard.up('ArrowRight');
  }
  await expect(toast(ada, 'Rating added')).toBeVisible();
  await expect.poll(() => ratings(bob)).toBe(before + 1);
  await ada.keyboard.press('Tab');
  await ada.keyboard.press('Tab');
  await expect(field(ada)).toBeFocused();
  await ada.keyboard.type(`First ${mark}`);
  await ada.keyboard.press('Tab');
  await ada.keyboard.press('Enter');
  await expect(toast(ada, 'Comment added')).toBeVisible();
  await expect(card(bob, `First ${mark}`)).toBeVisible();
  await expect(card(bob, `First ${mark}`).getByRole('button', { name: 'Edit or delete' })).toHaveCount(0);

  // The list of a user further down does not move, and the pill shows the count.
  await scrollTo(list(bob).getByRole('listitem').nth(8));
  await field(ada).fill(`Second ${mark}`);
  await ada.getByRole('button', { name: 'Post' }).press('Enter');
  const pill = bob.getByRole('button', { name: '1 new comment' });
  await expect(pill).toBeInViewport();
  await expect(card(bob, `Second ${mark}`)).toHaveCount(0);
  await pill.click();
  await expect(card(bob, `Second ${mark}`)).toBeInViewport();

  await choose(ada, `First ${mark}`, 'Edit');
  await ada.getByRole('textbox', { name: 'Edit comment' }).fill(`Changed ${mark}`);
  await ada.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(card(bob, `Changed ${mark}`)).toContainText('edited');
  await expect(card(bob, `First ${mark}`)).toHaveCount(0);

  await choice(bob, '2 Fair').click();
  await expect.poll(() => ratings(ada)).toBe(before + 2);
  await field(bob).fill(`Mine ${mark}`);
  await bob.getByRole('button', { name: 'Post' }).click();
  // After the edit the focus is in the list, so new comments are held as well.
  await ada.getByRole('button', { name: '1 new comment' }).press('Enter');
  await expect(card(ada, `Mine ${mark}`)).toBeVisible();

  await Promise.all([choose(ada, `Changed ${mark}`, 'Delete'), choose(bob, `Mine ${mark}`, 'Delete')]);
  await Promise.all([expectScreenAccessible(ada, 'delete, wide'), expectScreenAccessible(bob, 'delete, narrow')]);
  const dialog = ada.getByRole('dialog', { name: 'Delete comment?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await ada.keyboard.press('Tab');
  await ada.keyboard.press('Enter');
  await expect(toast(ada, 'Comment deleted')).toBeVisible();
  await expect(card(bob, `Changed ${mark}`)).toHaveCount(0);
  await expect(card(bob, `Second ${mark}`)).toHaveCount(1);

  // The permalink of a comment works from any page, and by keyboard from its time.
  const link = card(bob, `Second ${mark}`).locator('a:has(time)');
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toMatch(new RegExp(`^/games/${game.id}#comment-\\d+$`));
  await ada.goto('/about');
  await ada.goto(address);
  await expect(card(ada, `Second ${mark}`)).toBeFocused();
  await expect(card(ada, `Second ${mark}`)).toBeInViewport();
  await expectScreenAccessible(ada, 'a comment that is linked, wide');
  await bob.getByRole('dialog').getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(bob.getByRole('dialog')).toHaveCount(0);
  await link.press('Enter');
  await expect(card(bob, `Second ${mark}`)).toBeFocused();
  expect(trouble).toEqual([[], []]);
});
