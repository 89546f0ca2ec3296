import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectNoClipping, collectProblems } from './support/accessibility.js';
import { dismissVerifyBanner, seededGame, newSession, signIn } from './support/players.js';
import { test } from './support/test.js';

const bell = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('button', { name });

test('a mention appears in the bell of every open page, and reading it on one page clears all', async ({
  browser,
  request,
  player,
  rival,
}) => {
  const game = await seededGame(request, 3);
  const mark = crypto.randomUUID().slice(0, 8);
  const session = await newSession(request, player);
  const [wide, phone] = await Promise.all(
    [1280, 360].map(async (width) => {
      const page = await (await browser.newContext({ viewport: { width, height: 800 } })).newPage();
      await signIn(page, session);
      await dismissVerifyBanner(page, player);
      return page;
    }),
  );
  const trouble = [collectProblems(wide!), collectProblems(phone!)];
  await Promise.all([wide!.goto('/terms'), phone!.goto('/inbox')]);
  await expect(bell(wide!, /^Inbox/)).toBeVisible();
  await expect(phone!.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();

  const { access_token: token } = await newSession(request, rival);
  const answer = await request.post(`/api/games/${game.id}/comments`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { content: `Your turn, @${player.user.username}! ${mark}` },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  await expect(bell(wide!, /\d unread$/)).toBeVisible();
  // The inbox on the phone has updated without a reload.
  await expect(phone!.getByText(mark)).toBeVisible();
  await expect(phone!.getByRole('link', { name: /\d unread$/ })).toBeVisible();
  await expectAccessibleInBothThemes(phone!, 'inbox, narrow');
  await expectNoClipping(phone!, 'inbox, narrow');

  await bell(wide!, /\d unread$/).press('Enter');
  const sheet = wide!.getByRole('dialog', { name: 'Newest notices' });
  await expect(sheet.getByText(mark)).toBeVisible();
  await expect(bell(wide!, 'Inbox')).toBeVisible();
  await expect(phone!.getByRole('banner').getByRole('link', { name: 'Inbox', exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(wide!, 'bell, wide');
  await sheet.getByRole('link', { name: game.name }).first().press('Enter');
  await expect(wide!.getByRole('heading', { level: 1, name: game.name })).toBeVisible();
  await expect(sheet).toBeHidden();
  for (const each of trouble) expect(each).toEqual([]);
  await Promise.all([wide!, phone!].map((page) => page.context().close()));
});
