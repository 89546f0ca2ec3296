import type { OwnUser } from '@gamegeek/contracts/auth/auth.schemas.js';
import type { Page } from '@playwright/test';
import { answer, stopAnswering } from '../support/answers.js';
import { expectSettled } from '../support/accessibility.js';
import { SCORED, seededGame, newSession, submitScore } from '../support/players.js';
import { BROKEN, walk, type Walker } from './walk.js';

const form = ({ page }: Walker, name: string) => page.getByRole('form', { name });
const send = (walker: Walker, name: string) => form(walker, name).getByRole('button', { name, exact: true }).click();

async function fill(walker: Walker, name: string, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await form(walker, name).getByLabel(label, { exact: true }).fill(value);
  }
}

walk('logging in and signing up', 'visitor', [
  {
    spec: '2, auth page; 5, login',
    title: 'the empty login form',
    go: async (walker) => {
      await walker.page.goto('/auth');
      await send(walker, 'Login');
    },
    texts: ['Login', 'Sign Up', 'Username or email is required', 'Password is required'],
  },
  {
    spec: '8, login, register and logout failures',
    title: 'a failed login',
    go: async (walker) => {
      await fill(walker, 'Login', { 'Username or email': 'nobody-at-all', Password: 'wrong horse battery' });
      await send(walker, 'Login');
    },
    texts: ['Error', 'Wrong username, email or password.'],
  },
  {
    spec: '5, sign up; 2, auth page',
    title: 'the empty sign-up form',
    go: async (walker) => {
      await walker.page.getByRole('tab', { name: 'Sign Up' }).click();
      await send(walker, 'Sign Up');
    },
    texts: [
      'Username must be at least 3 characters',
      'Invalid email address',
      'Password must be at least 8 characters',
      'Must be at least 8 characters',
      'You must accept the terms and conditions',
      'terms and conditions',
      'privacy policy',
    ],
  },
  {
    spec: '4, authentication',
    title: 'a completed sign-up',
    go: async (walker) => {
      const name = `spec-${crypto.randomUUID().slice(0, 8)}`;
      await fill(walker, 'Sign Up', { Username: name, Email: `${name}@example.org`, Password: 'correct horse' });
      await walker.page.getByRole('checkbox').check();
      await send(walker, 'Sign Up');
    },
    texts: ['Success', 'Registered successfully'],
  },
  {
    spec: '4, authentication',
    title: 'a resent verification email',
    go: ({ page }) => page.getByRole('button', { name: 'Resend email' }).click(),
    texts: ['Verification email sent', 'Please check your email for the verification link'],
  },
  {
    spec: '8, resend failure',
    title: 'a verification email that fails to be resent',
    go: async ({ page }) => {
      await answer(page, /\/api\/auth\/resend-verification$/, { status: 503, body: '' }, 'POST');
      await page.reload();
      await page.getByRole('button', { name: 'Resend email' }).click();
    },
    texts: ['Failed to send verification email'],
  },
  {
    spec: '8, verification failure',
    title: 'an invalid verification link',
    go: ({ page }) => page.goto('/auth?verify=nothing'),
    texts: ['Verification failed'],
  },
]);

walk('signing in again', 'visitor', [
  {
    spec: '2, API key page',
    title: 'the API key page for a visitor',
    go: ({ page }) => page.goto('/api-docs'),
    texts: ['Authentication Required', 'Login'],
  },
  {
    spec: '4, authentication',
    title: 'a successful login',
    go: async (walker) => {
      await walker.page.goto('/auth');
      await fill(walker, 'Login', {
        'Username or email': walker.player.user.username,
        Password: walker.player.password,
      });
      await send(walker, 'Login');
    },
    texts: ['Success', 'Logged in successfully'],
  },
  {
    spec: '2, profile',
    title: 'the profile after the session has ended elsewhere',
    go: async ({ page, request, player }) => {
      await page.goto('/profile');
      await expectSettled(page);
      const { access_token } = await newSession(request, player);
      await request.delete('/api/auth/sessions', { headers: { Authorization: `Bearer ${access_token}` } });
      await page.getByRole('tab', { name: 'Games' }).click();
    },
    texts: ['Not Logged In', 'Please log in to view your profile.', 'Log In'],
  },
]);

walk('the profile', 'member', [
  {
    spec: '2, profile; 4, level by total score',
    title: 'the profile overview of a new player',
    go: async (walker) => {
      await withoutAddress(walker.page);
      await walker.page.goto('/profile');
    },
    texts: [
      'Member since',
      'Total Score',
      'Games Played',
      'Credits',
      'Browse Games',
      'Overview',
      'Games',
      'Settings',
      'Novice',
      'Level 1',
      'First Game',
      'Score Master',
      'Game Explorer',
      'Achievement Hunter',
    ],
  },
  {
    spec: '2, profile',
    title: 'the profile games of a new player',
    go: ({ page }) => page.getByRole('tab', { name: 'Games' }).click(),
    texts: ['Your Games', "You haven't played any games yet.", 'Browse Games'],
  },
  {
    spec: '2, profile',
    title: 'the settings of an account without an address',
    go: ({ page }) => page.getByRole('tab', { name: 'Settings' }).click(),
    texts: ['Profile', 'Notifications', 'Security', 'Preferences', 'Edit Profile', 'Not provided'],
  },
  {
    spec: '2, profile; 9, notification toggles',
    title: 'the notification settings',
    go: ({ page }) => page.getByRole('tab', { name: 'Notifications' }).click(),
    texts: ['Email Notifications', 'Game Invites', 'Weekly Digest'],
  },
  {
    spec: '2, profile; 9, languages and theme',
    title: 'the preference settings',
    go: ({ page }) => page.getByRole('tab', { name: 'Preferences' }).click(),
    texts: ['English', 'Español', 'Français', 'Deutsch', 'Dark', 'Light'],
  },
  {
    spec: '8, profile',
    title: 'a failed change of the profile',
    go: async ({ page, player }) => {
      await page.getByRole('tab', { name: 'Profile', exact: true }).click();
      await answer(page, /\/api\/user\/profile$/, BROKEN, 'PUT');
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      await page.getByLabel('Email', { exact: true }).fill(`spec-${crypto.randomUUID().slice(0, 8)}@example.org`);
      await page.getByLabel('Current password').fill(player.password);
      await page.getByRole('button', { name: 'Save Changes' }).click();
    },
    texts: ['Save Changes', 'Cancel', 'Error', 'Failed to update profile. Please try again.'],
  },
  {
    spec: '8, profile',
    title: 'a saved change of the profile',
    go: async ({ page }) => {
      stopAnswering(page, /\/api\/user\/profile$/);
      await page.getByRole('button', { name: 'Save Changes' }).click();
    },
    texts: ['Profile updated', 'Your profile has been successfully updated.'],
  },
  {
    spec: '8, achievements load failure',
    title: 'achievements that fail to load',
    go: async ({ page }) => {
      await answer(page, /\/api\/user\/achievements$/, BROKEN);
      await page.goto('/profile');
    },
    texts: ['Error loading achievements. Please try again later.'],
  },
  {
    spec: '2, profile; 4, level by total score',
    title: 'the profile overview of a player with scores',
    go: async ({ page, request, player }) => {
      await submitScore(request, player, (await seededGame(request, SCORED.profileOverview)).id, 1_000);
      await page.reload();
    },
    texts: ['Game History', 'Level 5', 'Master'],
  },
]);

walk('the API key page', 'member', [
  {
    spec: '2, API key page',
    title: 'the API key with the samples',
    go: ({ page }) => page.goto('/api-docs'),
    texts: ['Regenerate API Key', 'cURL', 'JavaScript', 'Python', 'Unity C#', '/api/scores', 'Implementation tips'],
  },
  {
    spec: '2, API key page',
    title: 'the warning before a new API key',
    go: ({ page }) => page.getByRole('button', { name: 'Regenerate API Key' }).click(),
    texts: ['The old one works for another 24 hours beside it'],
  },
  {
    spec: '8, API key',
    title: 'a new API key that fails to be generated',
    go: async ({ page }) => {
      await answer(page, /\/api\/user\/api-key\/regenerate$/, BROKEN, 'POST');
      await confirmNewKey(page);
    },
    texts: ['Error', 'Failed to regenerate API key.'],
  },
  {
    spec: '8, API key',
    title: 'a new API key',
    go: async ({ page }) => {
      stopAnswering(page, /\/api\/user\/api-key\/regenerate$/);
      await page.reload();
      await page.getByRole('button', { name: 'Regenerate API Key' }).click();
      await confirmNewKey(page);
    },
    texts: ['API Key Regenerated', 'Your new API key has been created successfully.'],
  },
]);

const confirmNewKey = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Regenerate API Key' }).click();

/** An account without any history. */
async function withoutAddress(page: Page): Promise<void> {
  await answer(
    page,
    /\/api\/(auth\/user|user\/profile)$/,
    async ({ url, headers }) => {
      const user = (await (await page.request.get(url, { headers })).json()) as OwnUser;
      return { json: { ...user, email: '' } };
    },
    'GET',
  );
}
