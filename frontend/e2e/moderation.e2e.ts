import { expect, type Browser, type Page } from '@playwright/test';
import type { Comment } from '@gamegeek/contracts/comments/comments.schemas.js';
import { createAdmin } from './support/admins.js';
import { paths } from '../src/shared/routing/paths.js';
import { expectAccessibleInBothThemes, expectNoClipping, collectProblems } from './support/accessibility.js';
import { createPlayer, seededGame, newSession, signIn, submitScore } from './support/players.js';
import { test } from './support/test.js';

const LIVE = { timeout: 20_000 };
const commentOn = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Comments' }).getByRole('listitem').filter({ hasText: text });
const item = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

async function newWindow(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  return context.newPage();
}

async function expectScreenAccessible(page: Page, where: string): Promise<void> {
  await expectAccessibleInBothThemes(page, where);
  await expectNoClipping(page, where);
}

/** Fills in and submits the dialog of an action by keyboard. */
async function answer(page: Page, question: string, act: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: question });
  await expect(dialog.getByRole('textbox', { name: 'Why?' })).toBeFocused();
  await page.keyboard.type(reason);
  await dialog.getByRole('button', { name: act }).press('Enter');
  await expect(dialog).toBeHidden();
}

test('a moderator hides a reported comment for all viewers and restores it', async ({
  browser,
  request,
  site,
  player,
  rival,
}) => {
  test.slow();
  const admin = await createAdmin(site);
  const game = await seededGame(request, 3);
  const text = `Buy my coins ${crypto.randomUUID()}`;
  const { access_token: token } = await newSession(request, player);
  const posted = await request.post(`/api/games/${game.id}/comments`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { content: text },
  });
  expect(posted.status(), await posted.text()).toBe(201);
  const comment = (await posted.json()) as Comment;

  const [reader, moderator] = [await newWindow(browser, 360), await newWindow(browser, 1280)];
  const trouble = [collectProblems(reader), collectProblems(moderator)];
  await signIn(reader, await newSession(request, rival));
  await signIn(moderator, await newSession(request, admin));
  await reader.goto(`/games/${game.id}?tab=community`);
  await expect(commentOn(reader, text)).toBeVisible(LIVE);
  await expect(reader.getByRole('region', { name: /^Comments/ }).getByText('Live', { exact: true })).toBeVisible(LIVE);

  const flag = commentOn(reader, text).getByRole('button', { name: `Report: the comment by ${comment.user.username}` });
  await flag.press('Enter');
  await expect(reader.getByRole('radio', { name: 'Spam or advertising' })).toBeFocused();
  await expectScreenAccessible(reader, 'the dialog of a report');
  await reader.keyboard.press('Space');
  await reader.getByRole('textbox', { name: 'What should we know?' }).fill('They sell coins.');
  await reader.getByRole('button', { name: 'Send report' }).press('Enter');
  await expect(reader.getByText('Thank you', { exact: true }).first()).toBeVisible();
  await expect(commentOn(reader, text).getByRole('button', { name: /^Reported/ })).toBeFocused();

  await moderator.goto('/');
  await moderator.getByRole('button', { name: admin.user.username }).press('Enter');
  await moderator.getByRole('menuitem', { name: /Moderation/ }).press('Enter');
  await expect(item(moderator, text)).toContainText('They sell coins.');
  await expectScreenAccessible(moderator, 'the queue');
  await item(moderator, text).getByRole('button', { name: 'Hide' }).press('Enter');
  await answer(moderator, 'Hide this?', 'Hide', 'It sells coins.');
  await expect(item(moderator, text)).toHaveCount(0);
  await expect(commentOn(reader, text)).toHaveCount(0);

  await moderator.getByRole('tab', { name: 'Done' }).click();
  await item(moderator, text).getByRole('button', { name: 'Restore' }).press('Enter');
  await answer(moderator, 'Restore this?', 'Restore', 'A misunderstanding.');
  await expect(commentOn(reader, text)).toBeVisible();

  await moderator.getByRole('tab', { name: 'Log' }).click();
  await expect(moderator.getByText(`${admin.user.username} restored it`)).toBeVisible();
  await moderator.setViewportSize({ width: 360, height: 800 });
  await expectNoClipping(moderator, 'the log, narrow');
  await moderator.getByRole('tab', { name: 'Done' }).click();
  await expect(item(moderator, text)).toBeVisible();
  await expectNoClipping(moderator, 'what was done, narrow');
  expect(trouble.flat()).toEqual([]);
});

test('a creator removes a score from the board of the own game on a phone, and restores it', async ({
  browser,
  request,
  site,
  player,
  listed,
}) => {
  test.slow();
  const cheat = await createPlayer(site);
  await submitScore(request, player, listed.id, 300);
  await submitScore(request, cheat, listed.id, 987_654_321);
  const name = cheat.user.username;
  const page = await newWindow(browser, 360);
  const trouble = collectProblems(page);
  await signIn(page, await newSession(request, player));
  await page.goto(paths.game(listed.id));
  const row = page.getByRole('region', { name: 'Top ten' }).getByRole('row', { name });
  await row.getByRole('button', { name: `Remove the score of ${name}` }).press('Enter');
  await expectScreenAccessible(page, 'the dialog of a removal');
  await answer(page, `Remove the score of ${name}?`, 'Remove score', 'No human can do that.');
  await expectNoClipping(page, 'the board of the own game');
  // Rows that are in use are held.
  await page.getByRole('heading', { level: 1 }).click();
  await expect(row).toHaveCount(0, LIVE);

  await page.goto(`${paths.studioPart(listed.id, 'scores')}&state=removed`);
  const removed = page.getByRole('list', { name: 'Scores' }).getByRole('listitem').filter({ hasText: name });
  await expect(removed).toContainText('No human can do that.');
  await expectScreenAccessible(page, 'the removed scores of the own game');
  await removed.getByRole('button', { name: `Restore: ${name}` }).press('Enter');
  await expect(removed).toHaveCount(0);
  await page.goto(paths.game(listed.id));
  await expect(row).toBeVisible(LIVE);
  expect(trouble).toEqual([]);
});
