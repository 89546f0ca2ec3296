import { expect } from '@playwright/test';
import { expectNoClipping } from './support/accessibility.js';
import { SCORED, seededGame, createPlayer, newSession, signIn, submitScore } from './support/players.js';
import { test } from './support/test.js';

const WIDTHS = [360, 1280];
/** Six random letters of ordinary width, because six digits are wider. */
const suffix = () =>
  crypto
    .randomUUID()
    .slice(0, 6)
    .replaceAll(/./g, (digit) => 'abcdefghijklnopq'.charAt(Number.parseInt(digit, 16)));

test('the board beside a game shows names of 14 letters and scores of seven digits in full', async ({
  page,
  request,
  site,
}) => {
  const game = await seededGame(request, SCORED.boardBesideGame);
  const player = await createPlayer(site, `wandere-${suffix()}`);
  await submitScore(request, player, game.id, 9_876_543);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/games/${game.id}`);
    const row = page.getByRole('region', { name: 'Top ten' }).getByRole('row', { name: player.user.username });
    for (const part of [row.getByRole('link'), row.getByText('9,876,543', { exact: true })]) {
      await expect(part).toBeVisible();
      expect(await part.evaluate((shown) => shown.scrollWidth - shown.clientWidth), `${width} px`).toBeLessThanOrEqual(
        0,
      );
    }
    await expectNoClipping(page, `the board beside a game, ${width} px`);
  }
});

test('long names wrap after hyphens or end in an ellipsis on phones', async ({ page, request, site }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  const game = await seededGame(request, SCORED.longNames);
  const names = [`Konstantinopolitaner${suffix()}${suffix()}`, `many-words.in_one-name-of-${suffix()}`];
  for (const name of names) {
    const player = await createPlayer(site, name);
    const session = await newSession(request, player);
    await submitScore(request, player, game.id, Number.MAX_SAFE_INTEGER);
    const posted = await request.post(`/api/games/${game.id}/comments`, {
      headers: { Authorization: `Bearer ${session.access_token}` },
      data: { content: `Greetings from ${name}` },
    });
    expect(posted.status()).toBe(201);
    await page.goto(`/u/${name}`);
    await expect(page.getByRole('heading', { level: 1 }).getByTitle(name)).toBeVisible();
    await expectNoClipping(page, `the page of ${name}`);
  }
  const last = await createPlayer(site, `Unbreakable${suffix()}${suffix()}${suffix()}`);
  await signIn(page, await newSession(request, last));
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 }).getByTitle(last.user.username)).toBeVisible();
  await expectNoClipping(page, 'the profile of a long name');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectNoClipping(page, 'the menu with a long name');

  await page.goto(`/games/${game.id}?tab=community`);
  for (const name of names) await expect(page.getByRole('listitem').getByTitle(name)).toBeVisible();
  await expectNoClipping(page, 'comments of long names');
  await page.goto(`/leaderboard?game=${game.id}`);
  for (const name of names) await expect(page.getByRole('row').getByTitle(name)).toBeVisible();
  await expectNoClipping(page, 'a board with long names');
});
