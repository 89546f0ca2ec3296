import type { Session } from '@gamegeek/contracts/auth/auth.schemas.js';
import type { TotpSetup } from '@gamegeek/contracts/auth/account.schemas.js';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { expectFullyAccessible, collectProblems } from './support/accessibility.js';
import { linkInEmail, verifyAddress } from './support/emails.js';
import { createPlayer, newSession, signIn } from './support/players.js';
import { totpOf } from './support/totp.js';
import { test } from './support/test.js';

/** Turns two-factor authentication on as the profile does and returns the secret. */
async function turnOnTwoFactor(
  request: APIRequestContext,
  { access_token }: Session,
  accountPassword: string,
): Promise<string> {
  const headers = { Authorization: `Bearer ${access_token}` };
  const setup = await request.post('/api/auth/totp/setup', { headers });
  const { secret } = (await setup.json()) as TotpSetup;
  const answer = await request.post('/api/auth/totp/enable', {
    headers,
    data: { password: accountPassword, code: totpOf(secret) },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return secret;
}

const storedSession = (page: Page): Promise<Session> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '') as Session);

const password = (page: Page) => page.getByLabel('Password', { exact: true });
const textOn = (page: Page, sentence: string) => page.getByText(sentence, { exact: true }).first();

test('a visitor signs up, verifies the address and logs in with a second factor', async ({ page, request }) => {
  const username = `e2e-${crypto.randomUUID().slice(0, 12)}`;
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/auth');
  const form = page.getByRole('form', { name: 'Sign Up' });
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(form.getByText('Username must be at least 3 characters')).toBeVisible();
  await expect(form.getByText('You must accept the terms and conditions')).toBeVisible();
  await expect(form.getByLabel('Username')).toBeFocused();
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Email').fill(`${username}@example.org`);
  await form.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Registered successfully', { exact: true }).first()).toBeVisible();

  const banner = page.getByRole('region', { name: 'Email verification' });
  await expect(banner).toContainText(`on its way to ${username}@example.org`);

  await page.goto(await linkInEmail(`${username}@example.org`, 'verify-email'));
  await expect(page.getByText(`belongs to the account ${username}`)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(textOn(page, 'Your email has been verified successfully!')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(banner).toBeHidden();

  const secret = await turnOnTwoFactor(request, await storedSession(page), 'correct horse battery');
  await page.reload();
  await page.getByRole('button', { name: username }).click();
  await expect(page.getByRole('menu').getByText('My Account')).toBeVisible();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(textOn(page, 'Logged out successfully')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();

  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Username or email').fill(username);
  await password(page).fill('correct horse battery');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Authentication code')).toBeFocused();
  await page.keyboard.insertText('000 000');
  await page.keyboard.press('Enter');
  await expect(textOn(page, 'The code is wrong or has been used.')).toBeVisible();
  // The current code was used to turn two-factor authentication on and works once; the next one is accepted already.
  await page.getByLabel('Authentication code').fill(totpOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(textOn(page, 'Logged in successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a user replaces a forgotten password by keyboard, which ends all sessions', async ({ page, request, site }) => {
  const player = await createPlayer(site);
  const session = await newSession(request, player);
  await page.goto('/auth');
  await page.getByLabel('Username or email').focus();
  // Past the password, its show button and the submit button.
  for (let tabs = 0; tabs < 4; tabs += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(player.user.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`If there is an account for ${player.user.email}`)).toBeVisible();

  await page.goto(await linkInEmail(player.user.email, 'reset-password'));
  await expect(page).toHaveURL('/auth');
  await page.getByLabel('New password', { exact: true }).focus();
  await page.keyboard.type('a longer horse battery');
  await page.keyboard.press('Enter');
  await expect(textOn(page, 'Your password has been changed. Please log in with the new one.')).toBeVisible();
  const old = await request.get('/api/auth/user', { headers: { Authorization: `Bearer ${session.access_token}` } });
  expect(old.status()).toBe(401);

  await page.getByLabel('Username or email').focus();
  await page.keyboard.type(player.user.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('a longer horse battery');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: player.user.username })).toBeVisible();
});

test('a member logs in by keyboard', async ({ page, player }) => {
  await page.goto('/auth');
  await page.getByLabel('Username or email').focus();
  await page.keyboard.type(player.user.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(player.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  // Escape closes the topmost element: the toast must appear before the menu opens.
  await expect(page.getByText('Logged in successfully', { exact: true }).first()).toBeVisible();
  const account = page.getByRole('button', { name: player.user.username });
  await account.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'My Scores' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/leaderboard');
});

test('a wrong password and a taken name are reported at their fields', async ({ page, player }) => {
  await page.goto('/auth');
  await page.getByLabel('Username or email').fill(player.user.username);
  await page.getByLabel('Password', { exact: true }).fill('wrong horse');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wrong username, email or password.', { exact: true }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('Username').fill(player.user.username);
  await page.getByLabel('Email', { exact: true }).fill('somebody.else@example.org');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('checkbox').check();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/taken/);
});

test('a signed-in user is redirected from /auth, and two tabs stay in sync', async ({
  page,
  context,
  request,
  player,
}) => {
  const session = await newSession(request, player);
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/');
  await page.evaluate((stored) => localStorage.setItem('session', JSON.stringify(stored)), session);
  await expect(other.getByRole('button', { name: player.user.username })).toBeVisible();
  await other.goto('/auth');
  await expect(other).toHaveURL('/');
  await page.reload();
  await other.getByRole('button', { name: player.user.username }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('an expired session is removed without a message', async ({ page, request, player }) => {
  const session = await newSession(request, player);
  await request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${session.access_token}` } });
  await signIn(page, session);
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Leading Now' }).getByText('Live')).toBeVisible();
  await page.goto('/profile?tab=settings');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
});

test('a session ended elsewhere ends on an open page at once', async ({ page, request, player }) => {
  const session = await newSession(request, player);
  await page.goto('/');
  await page.evaluate((stored) => localStorage.setItem('session', JSON.stringify(stored)), session);
  await page.goto('/leaderboard');
  await expect(page.getByRole('button', { name: player.user.username })).toBeVisible();
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
  await request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${session.access_token}` } });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('everything at /auth and /newsletter is accessible in every size and theme', async ({ page, request, site }) => {
  test.slow();
  const trouble = collectProblems(page);
  const player = await createPlayer(site);
  await verifyAddress(request, player);
  await turnOnTwoFactor(request, await newSession(request, player), player.password);

  const reader = await createPlayer(site);
  await request.post('/api/auth/forgot-password', { data: { email: reader.user.email } });

  const states: Record<string, () => Promise<void>> = {
    'sign-up with errors': async () => {
      await page.goto('/auth');
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await page.getByRole('form', { name: 'Sign Up' }).getByRole('button', { name: 'Sign Up' }).click();
      await expect(textOn(page, 'You must accept the terms and conditions')).toBeVisible();
    },
    'the second factor': async () => {
      await page.goto('/auth');
      await page.getByLabel('Username or email').fill(player.user.username);
      await password(page).fill(player.password);
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Authentication code')).toBeFocused();
    },
    'a forgotten password': async () => {
      await page.goto('/auth?forgot');
      await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
    },
    'a new password': async () => {
      await page.goto(await linkInEmail(reader.user.email, 'reset-password'));
      await expect(page.getByText(`Account: ${reader.user.username}`)).toBeVisible();
    },
    'an address to confirm': async () => {
      await page.goto(await linkInEmail(reader.user.email, 'verify-email'));
      await expect(page.getByRole('button', { name: 'Confirm email address' })).toBeVisible();
    },
    'a link that is spent': async () => {
      await page.goto('/auth?verify=spent');
      await expect(textOn(page, 'Verification failed')).toBeVisible();
    },
    'the newsletter': async () => {
      await page.goto('/newsletter?confirm=spent');
      await page.getByLabel('Email for the newsletter').fill('nowhere');
      await page.keyboard.press('Enter');
      await expect(textOn(page, 'Please enter a valid email address.')).toBeVisible();
    },
  };
  for (const [name, reach] of Object.entries(states)) {
    await reach();
    await expectFullyAccessible(page, name);
  }
  expect(trouble).toEqual([]);
});

test('a visitor subscribes to the newsletter and confirms by email', async ({ page }) => {
  const address = `e2e-${crypto.randomUUID().slice(0, 12)}@example.org`;
  await page.goto('/terms');
  await page.getByLabel('Email for the newsletter').fill(address);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Subscribed!')).toBeVisible();
  await page.goto(await linkInEmail(address, 'newsletter-confirmation'));
  await expect(page).toHaveURL('/newsletter');
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page.getByText('Your subscription is confirmed.')).toBeVisible();
});
