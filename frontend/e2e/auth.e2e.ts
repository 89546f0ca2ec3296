import { expect } from '@playwright/test';
import { newSession, signIn, test } from './support/players.js';

test('a visitor signs up, is greeted, and signs out', async ({ page }) => {
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

  await page.reload();
  await page.getByRole('button', { name: username }).click();
  await expect(page.getByRole('menu').getByText('My Account')).toBeVisible();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out successfully', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
});

test('a member logs in by keyboard alone', async ({ page, player }) => {
  await page.goto('/auth');
  await page.getByLabel('Username or email').focus();
  await page.keyboard.type(player.user.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(player.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  const account = page.getByRole('button', { name: player.user.username });
  await account.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'My Scores' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/leaderboard');
});

test('a wrong password and a taken name are said where they belong', async ({ page, player }) => {
  await page.goto('/auth');
  await page.getByLabel('Username or email').fill(player.user.username);
  await page.getByLabel('Password', { exact: true }).fill('wrong horse');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wrong username, email or password.', { exact: true }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('Username').fill(player.user.username);
  await page.getByLabel('Email').fill('somebody.else@example.org');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('checkbox').check();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/taken/);
});

test('who is signed in is sent home from /auth, and two tabs agree', async ({ page, context, request, player }) => {
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

test('a session that has ended is forgotten quietly', async ({ page, request, player }) => {
  const session = await newSession(request, player);
  await request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${session.access_token}` } });
  await signIn(page, session);
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Top Players' }).getByText('Live')).toBeVisible();
});
