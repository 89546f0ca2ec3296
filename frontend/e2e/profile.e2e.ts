import { expect, type Page } from '@playwright/test';
import { expectFullyAccessible, expectSettled, collectProblems } from './support/accessibility.js';
import { linkInEmail, verifyAddress } from './support/emails.js';
import { SCORED, seededGame, createPlayer, newSession, signIn, submitScore } from './support/players.js';
import { totpOf } from './support/totp.js';
import { test } from './support/test.js';

const SETTINGS = '/profile?tab=settings';
const SECURITY = `${SETTINGS}&section=security`;
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

test('an unlocked achievement shows a toast and updates all figures without a reload', async ({
  page,
  request,
  site,
}) => {
  const player = await createPlayer(site);
  const game = await seededGame(request, SCORED.achievement);
  await signIn(page, await newSession(request, player));
  await page.goto('/profile');
  await expect(page.getByText('No scores yet.')).toBeVisible();
  // The live topic of the user answers shortly after the page.
  await expect(page.getByRole('region', { name: 'Achievements' }).getByRole('progressbar')).toHaveCount(4);
  await submitScore(request, player, game.id, 250);
  await expect(page.getByText('Achievement unlocked').first()).toBeVisible({ timeout: 10_000 });
  await expect(page.getByRole('region', { name: 'Stats' })).toContainText('Apprentice');
  await expect(page.getByRole('region', { name: 'Game History' })).toContainText(game.name);
  await expect(page.getByRole('region', { name: 'Credits' })).toContainText('+10');
  await page.getByRole('tab', { name: 'Games' }).click();
  await expect(page.getByRole('link', { name: `View Game: ${game.name}` })).toBeVisible();
});

test('a member changes the username by keyboard and ends a session of another device', async ({
  page,
  request,
  site,
  browser,
}) => {
  const player = await createPlayer(site);
  await signIn(page, await newSession(request, player));
  const elsewhere = await (await browser.newContext({ baseURL: site })).newPage();
  await signIn(elsewhere, await newSession(request, player));
  await elsewhere.goto('/profile');
  await expectSettled(elsewhere);

  await page.goto(SETTINGS);
  await page.getByRole('button', { name: 'Edit Profile' }).press('Enter');
  const name = page.getByLabel('Username');
  await expect(name).toBeFocused();
  const newName = `${player.user.username}-2`;
  await name.fill(newName);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Your profile has been successfully updated.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: newName })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();

  await page.getByRole('tab', { name: 'Profile' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Notifications' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(SECURITY);
  const sessions = page.getByRole('region', { name: 'Open sessions' });
  await sessions.getByRole('button', { name: 'End all others' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'End all other sessions?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sessions.getByRole('button', { name: 'End all others' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(sessions.getByText('You are not logged in anywhere else.')).toBeVisible();
  const signedOut = elsewhere.getByText('Not Logged In');
  // The live connection has ended as well, so the page may replace its tabs at any moment.
  await elsewhere.getByRole('tab', { name: 'Games' }).or(signedOut).click();
  await expect(signedOut).toBeVisible();
  await elsewhere.context().close();
});

test('a member turns two-factor authentication on, exports the data and deletes the account', async ({
  page,
  request,
  site,
}) => {
  const player = await createPlayer(site);
  const trouble = collectProblems(page);
  await signIn(page, await newSession(request, player));
  await page.goto(SECURITY);
  await expect(page.getByText('Verify your email address first')).toBeVisible();
  await verifyAddress(request, player);
  // The earlier session ended with the verification.
  await signIn(page, await newSession(request, player));
  await page.goto(SECURITY);
  await page.getByRole('button', { name: 'Set up' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Code from the app')).toBeFocused();
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await expectFullyAccessible(page, 'two-factor');
  await page.keyboard.type(totpOf(secret));
  await page.keyboard.press('Tab');
  await page.keyboard.type(player.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Save your recovery codes' })).toBeVisible();
  await expectFullyAccessible(page, 'recovery codes');
  await page.keyboard.press('Escape');
  const recoveryCode = (await dialog.getByRole('listitem').first().textContent()) ?? '';
  await dialog.getByRole('button', { name: 'I have saved them' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeFocused();

  await page.getByRole('tab', { name: 'Profile' }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click({ timeout: 15_000 });
  expect((await file).suggestedFilename()).toBe(`gamegeek-${player.user.username}.json`);

  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await expectFullyAccessible(page, 'account deletion');
  await page.keyboard.type(player.password);
  await dialog.getByLabel('Code').fill(recoveryCode);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(toast(page, 'Account deleted')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeAttached();
  await page.goto(`/u/${player.user.username}`);
  await expect(page.getByRole('heading', { name: 'Player Not Found' })).toBeVisible();
  expect(trouble).toEqual([]);
});

test('a member changes the email address and undoes it from the old mailbox', async ({ page, request, site }) => {
  const player = await createPlayer(site);
  await verifyAddress(request, player);
  await signIn(page, await newSession(request, player));
  await page.goto('/profile?tab=settings&section=profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const moved = `moved-${player.user.email}`;
  await page.getByLabel('Email', { exact: true }).fill(moved);
  await page.getByLabel('Current password').fill('wrong horse');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('The current password is wrong')).toBeVisible();
  await page.getByLabel('Current password').fill(player.password);
  await expectFullyAccessible(page, 'a changed address');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(`Waiting for confirmation: ${moved}`)).toBeVisible();
  await expectFullyAccessible(page, 'a pending address');

  await page.goto(await linkInEmail(moved, 'confirm-new-email'));
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(page).toHaveURL('/');
  await page.goto(await linkInEmail(player.user.email, 'email-change-requested'));
  await expect(page.getByText(`the account ${player.user.username}?`)).toBeVisible();
  await page.getByRole('button', { name: 'Restore my address' }).click();
  await expect(page.getByText('Your address has been restored.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await request.post('/api/auth/forgot-password', { data: { email: player.user.email } });
  await linkInEmail(player.user.email, 'reset-password');
});

test('the largest total fits into one line on every width of a window', async ({ page, request, site }) => {
  await signIn(page, await newSession(request, await createPlayer(site)));
  let score = 0;
  await page.route('**/api/user/profile', async (route) => {
    const response = await route.fetch();
    const profile = (await response.json()) as { stats: object };
    const stats = { ...profile.stats, totalScore: score, level: 5, rank: 'Master' };
    await route.fulfill({ response, json: { ...profile, stats } });
  });
  for (const [largest, widths] of [
    [1_234_567_890, [360]],
    [Number.MAX_SAFE_INTEGER, [320, 360, 768, 1280]],
  ] as const) {
    score = largest;
    await page.goto('/profile');
    const total = page.getByRole('region', { name: 'Stats' }).getByText(score.toLocaleString('en'), { exact: true });
    await expect(total).toBeVisible();
    await page.evaluate('document.fonts.ready');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const lines = () =>
        total.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return { count: range.getClientRects().length, isCut: element.scrollWidth > element.clientWidth };
        });
      await expect.poll(lines, `${score} at ${width} px`).toEqual({ count: 1, isCut: false });
    }
  }
  // Live updates may have refetched the profile.
  await page.unrouteAll({ behavior: 'wait' });
});
