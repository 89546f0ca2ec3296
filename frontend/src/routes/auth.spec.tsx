import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EmailLinkPreview } from '@gamegeek/contracts/auth/auth.schemas.js';
import { screen, waitFor } from '@testing-library/react';
import { boardOf, entries, watchAck } from '#testing/factories/board.factory.js';
import { ownUser, sessionAnswer } from '#testing/factories/user.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { FakeTransport } from '#testing/fake-transport.js';
import { haveSession, servePreferences } from '#testing/handlers/auth.js';
import { serveGames } from '#testing/handlers/games.js';
import { serveScoreCount } from '#testing/handlers/scores.js';
import { serveWeeks } from '#testing/handlers/weeks.js';
import { renderApp } from '#testing/render-app.js';

function transport(): FakeTransport {
  const fake = new FakeTransport();
  fake.answerWith((topic) => watchAck(topic, 1, boardOf(entries(4))));
  return fake;
}

async function openSignUp() {
  const app = await renderApp({ at: '/auth', transport: transport() });
  await app.user.click(await screen.findByRole('tab', { name: 'Sign Up' }));
  return app;
}

const LOGIN = 'POST /api/auth/login';
const EMAIL_LINK = 'POST /api/auth/mail-link';
const RESEND = 'POST /api/auth/resend-verification';
/** The purpose of an email link; the account is ada's. */
const serveEmailLink = (kind: EmailLinkPreview['kind']) =>
  fakeServer.on(EMAIL_LINK, () => ({ body: { kind, username: 'ada' } }));
const passwordField = () => screen.getByLabelText('Password');

beforeEach(() => servePreferences());

describe('the login form', () => {
  it('stores the session, opens the home page and shows a toast', async () => {
    fakeServer.on('POST /api/auth/login', () => ({ body: sessionAnswer() }));
    const { user, address } = await renderApp({ at: '/auth', transport: transport() });
    await user.type(await screen.findByLabelText('Username or email'), ' ada ');
    await user.type(passwordField(), 'correct horse');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Logged in successfully')).toBeVisible();
    expect(screen.getByText('Success')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/'));
    expect(fakeServer.lastRequest('POST /api/auth/login')?.body).toEqual({
      identifier: 'ada',
      password: 'correct horse',
    });
    expect(localStorage.getItem('session')).toContain('token-of-ada');
  });

  it('shows missing fields with the focus on the first, and sends nothing', async () => {
    const { user } = await renderApp({ at: '/auth', transport: transport() });
    await screen.findByRole('form', { name: 'Login' });
    await user.click(screen.getAllByRole('button', { name: 'Login' }).at(-1) ?? document.body);
    const identifier = screen.getByLabelText('Username or email');
    await waitFor(() => expect(identifier).toHaveAccessibleDescription('Username or email is required'));
    expect(passwordField()).toHaveAccessibleDescription('Password is required');
    expect(identifier).toHaveFocus();
    expect(fakeServer.requests).toEqual([]);
  });

  it('reports wrong credentials', async () => {
    fakeServer.on('POST /api/auth/login', () => refusal(401, 'invalid_credentials', 'Wrong'));
    const { user, address } = await renderApp({ at: '/auth', transport: transport() });
    await user.type(await screen.findByLabelText('Username or email'), 'ada');
    await user.type(passwordField(), 'wrong horse{Enter}');
    expect(await screen.findByText('Wrong username, email or password.')).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    expect(address()).toBe('/auth');
  });

  it('says at the name what to do while others guess the password of the account', async () => {
    const sentence = 'Too many failed logins for this account.';
    fakeServer.on(LOGIN, () => refusal(429, 'rate_limited', sentence, { identifier: [sentence] }));
    const { user } = await renderApp({ at: '/auth', transport: transport() });
    await user.type(await screen.findByLabelText('Username or email'), 'ada');
    await user.type(passwordField(), 'correct horse{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Username or email')).toHaveAccessibleDescription(sentence));
  });

  it('shows nothing when the answer has no session', async () => {
    fakeServer.on('POST /api/auth/login', () => ({ body: { user: ownUser() } }));
    const { user, address } = await renderApp({ at: '/auth', transport: transport() });
    await user.type(await screen.findByLabelText('Username or email'), 'ada');
    await user.type(passwordField(), 'correct horse{Enter}');
    await waitFor(() => expect(fakeServer.lastRequest('POST /api/auth/login')).toBeDefined());
    await waitFor(() => expect(screen.getByRole('form', { name: 'Login' })).toBeVisible());
    expect(screen.queryByText('Success')).not.toBeInTheDocument();
    expect(address()).toBe('/auth');
  });
});

describe('the sign-up form', () => {
  it('shows every validation message at its field', async () => {
    const { user } = await openSignUp();
    await user.type(screen.getByLabelText('Username'), 'ab');
    await user.type(screen.getByLabelText('Email'), 'nowhere');
    await user.type(passwordField(), 'short{Enter}');
    const username = screen.getByLabelText('Username');
    await waitFor(() => expect(username).toHaveAccessibleDescription(/^.*Username must be at least 3 characters$/));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email address');
    expect(passwordField()).toHaveAccessibleDescription(
      'Must be at least 8 characters Password must be at least 8 characters',
    );
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('You must accept the terms and conditions');
    expect(username).toHaveFocus();
    expect(fakeServer.requests).toEqual([]);
  });

  it('creates the account without sending the terms, and shows a toast', async () => {
    fakeServer.on('POST /api/auth/register', () => ({ status: 201, body: sessionAnswer() }));
    const { user, address } = await openSignUp();
    await user.type(screen.getByLabelText('Username'), 'ada');
    await user.type(screen.getByLabelText('Email'), 'ada@example.org');
    await user.type(passwordField(), 'correct horse');
    await user.click(screen.getByRole('checkbox'));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Registered successfully')).toBeVisible();
    expect(screen.getByText('Success')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.getByText('A verification link is on its way to ada@example.org.')).toBeVisible();
    // The account starts with the preferences chosen as a visitor.
    await waitFor(() => {
      const saved = fakeServer.lastRequest('PUT /api/user/preferences');
      expect(saved?.body).toEqual({ language: 'en', theme: 'dark' });
    });
    expect(fakeServer.lastRequest('POST /api/auth/register')?.body).toEqual({
      username: 'ada',
      email: 'ada@example.org',
      password: 'correct horse',
    });
  });

  it('validates a field on blur', async () => {
    const { user } = await openSignUp();
    const email = screen.getByLabelText('Email');
    await user.type(email, 'nowhere');
    await user.tab();
    await waitFor(() => expect(email).toHaveAccessibleDescription('Invalid email address'));
    expect(passwordField()).toHaveAccessibleDescription('Must be at least 8 characters');
    await user.type(email, '@example.org');
    await waitFor(() => expect(email).not.toHaveAccessibleDescription());
  });

  it('opens terms and privacy policy in another tab, and labels fields for password managers', async () => {
    await openSignUp();
    expect(screen.getByRole('checkbox', { name: 'I accept the terms and conditions and the privacy policy' }));
    const terms = screen.getByRole('link', { name: 'terms and conditions' });
    expect(terms).toHaveAttribute('href', '/terms');
    expect(terms).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy');
    expect(screen.getByLabelText('Username')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
    expect(passwordField()).toHaveAttribute('autocomplete', 'new-password');
  });

  it('shows the password on request', async () => {
    const { user } = await openSignUp();
    await user.type(passwordField(), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(passwordField()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(passwordField()).toHaveAttribute('type', 'password');
  });

  it('shows field errors of the server with the focus on the field', async () => {
    fakeServer.on('POST /api/auth/register', () =>
      refusal(409, 'conflict', 'This username is taken', { username: ['This username is taken'] }),
    );
    const { user } = await openSignUp();
    await user.type(screen.getByLabelText('Username'), 'ada');
    await user.type(screen.getByLabelText('Email'), 'ada@example.org');
    await user.click(screen.getByRole('checkbox'));
    await user.type(passwordField(), 'correct horse{Enter}');
    const username = screen.getByLabelText('Username');
    await waitFor(() => expect(username).toHaveAccessibleDescription(/This username is taken/));
    expect(username).toHaveFocus();
    expect(username).toHaveValue('ada');
  });
});

describe('two-factor authentication', () => {
  async function reachSecondStep() {
    fakeServer.on(LOGIN, ({ body }) => {
      const { totp } = body as { totp?: string };
      if (totp === undefined) return refusal(401, 'totp_required', 'A code is needed');
      if (totp !== '123456' && totp !== 'abcd-efgh') {
        return refusal(401, 'invalid_credentials', 'The code is wrong or has been used.');
      }
      return { body: sessionAnswer() };
    });
    const app = await renderApp({ at: '/auth', transport: transport() });
    await app.user.type(await screen.findByLabelText('Username or email'), 'ada');
    await app.user.type(passwordField(), 'correct horse{Enter}');
    return { ...app, code: await screen.findByLabelText('Authentication code') };
  }

  it('requests the code in one field and accepts grouped digits', async () => {
    const { user, address, code } = await reachSecondStep();
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await user.paste('123 456');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Logged in successfully')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/'));
    expect(fakeServer.lastRequest(LOGIN)?.body).toEqual({
      identifier: 'ada',
      password: 'correct horse',
      totp: '123456',
    });
  });

  it('accepts a recovery code with letters', async () => {
    const { user, address } = await reachSecondStep();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    const code = screen.getByLabelText('Recovery code');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('inputmode', 'text');
    await user.type(code, 'abcd-efgh{Enter}');
    expect(await screen.findByText('Logged in successfully')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('reports a missing or wrong code at the field', async () => {
    const { user, code } = await reachSecondStep();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription('The code is required'));
    await user.type(code, '000000{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription('The code is wrong or has been used.'));
    expect(code).toHaveFocus();
  });

  it('returns to the login with name and password kept', async () => {
    const { user } = await reachSecondStep();
    await user.click(screen.getByRole('button', { name: 'Back to login' }));
    expect(screen.getByLabelText('Username or email')).toHaveValue('ada');
    expect(passwordField()).toHaveValue('correct horse');
  });
});

describe('a forgotten password', () => {
  async function openForgotten() {
    const app = await renderApp({ at: '/auth', transport: transport() });
    await app.user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    await screen.findByRole('form', { name: 'Forgot your password?' });
    return app;
  }

  it('is reset by email, with the same message for all addresses', async () => {
    fakeServer.on('POST /api/auth/forgot-password', () => ({ status: 202 }));
    const { user } = await openForgotten();
    expect(screen.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toHaveFocus();
    await user.type(screen.getByLabelText('Email'), 'nobody@example.org{Enter}');
    expect(await screen.findByText(/If there is an account for nobody@example.org/)).toBeVisible();
    expect(fakeServer.lastRequest('POST /api/auth/forgot-password')?.body).toEqual({ email: 'nobody@example.org' });
    await user.click(screen.getByRole('link', { name: 'Back to login' }));
    expect(await screen.findByRole('form', { name: 'Login' })).toBeVisible();
  });

  it('requires an address, and reports a failed request', async () => {
    fakeServer.on('POST /api/auth/forgot-password', () => refusal(429, 'rate_limited', 'Slow down'));
    const { user } = await openForgotten();
    const email = screen.getByLabelText('Email');
    await user.type(email, 'nowhere{Enter}');
    await waitFor(() => expect(email).toHaveAccessibleDescription('Invalid email address'));
    expect(fakeServer.requests).toEqual([]);
    await user.type(email, '@example.org{Enter}');
    expect(await screen.findByText('Too many requests. Please wait a moment and try again.')).toBeVisible();
    expect(email).toHaveValue('nowhere@example.org');
  });

  it('is replaced with the email link, whose token is removed from the address', async () => {
    serveEmailLink('reset-password');
    fakeServer.on('POST /api/auth/reset-password', () => ({ status: 204 }));
    const { user, address } = await renderApp({ at: '/auth?reset=secret', transport: transport() });
    const password = await screen.findByLabelText('New password');
    expect(address()).toBe('/auth');
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    expect(await screen.findByText('Account: ada')).toBeVisible();
    await user.type(password, 'short{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription(/Password must be at least 8 characters/));
    await user.type(password, ' but longer now{Enter}');
    expect(await screen.findByText('Your password has been changed. Please log in with the new one.')).toBeVisible();
    expect(fakeServer.lastRequest('POST /api/auth/reset-password')?.body).toEqual({
      token: 'secret',
      password: 'short but longer now',
    });
    expect(screen.getByRole('form', { name: 'Login' })).toBeVisible();
  });

  it('ends the session of this browser as well', async () => {
    haveSession(ownUser());
    // The preview fails, but the password can still be replaced.
    fakeServer.on(EMAIL_LINK, () => refusal(503, 'unavailable', 'Busy'));
    fakeServer.on('POST /api/auth/reset-password', () => {
      fakeServer.on('GET /api/auth/user', () => refusal(401, 'unauthorized', 'Unauthorized'));
      return { status: 204 };
    });
    const { user } = await renderApp({ at: '/auth?reset=secret', transport: transport() });
    await user.type(await screen.findByLabelText('New password'), 'longer than eight{Enter}');
    expect(await screen.findByRole('form', { name: 'Login' })).toBeVisible();
    expect(localStorage.getItem('session')).toBeNull();
  });

  it('offers another link when the link is invalid', async () => {
    fakeServer.on(EMAIL_LINK, () => refusal(400, 'token_invalid', 'Spent'));
    const { user, address } = await renderApp({ at: '/auth?reset=spent', transport: transport() });
    await user.click(await screen.findByRole('link', { name: 'Get a new link' }));
    expect(await screen.findByRole('form', { name: 'Forgot your password?' })).toBeVisible();
    expect(address()).toBe('/auth?forgot');
  });
});

describe('the verification link', () => {
  const VERIFY = 'POST /api/auth/verify';
  const verified = () => ({ body: sessionAnswer(ownUser({ email_verified: true })) });
  const confirmButton = () => screen.findByRole('button', { name: 'Confirm email address' });

  it('shows the account and requires confirmation', async () => {
    serveEmailLink('verify-email');
    const { address } = await renderApp({ at: '/auth?verify=secret', transport: transport(), strict: true });
    expect(await screen.findByText('Confirm that this email address belongs to the account ada.')).toBeVisible();
    expect(screen.queryByText(/You are logged in as/)).not.toBeInTheDocument();
    expect(address()).toBe('/auth');
    expect(fakeServer.requests.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/api/auth/mail-link', { token: 'secret' }],
    ]);
    expect(localStorage.getItem('session')).toBeNull();
  });

  it('verifies after confirmation, signs in and shows a toast', async () => {
    serveEmailLink('verify-email');
    fakeServer.on(VERIFY, verified);
    const { user, address } = await renderApp({ at: '/auth?verify=secret', transport: transport() });
    await user.click(await confirmButton());
    expect(await screen.findByText('Your email has been verified successfully!')).toBeVisible();
    expect(screen.getByText('Email verified')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/'));
    expect(fakeServer.lastRequest(VERIFY)?.body).toEqual({ token: 'secret' });
    expect(localStorage.getItem('session')).toContain('token-of-ada');
  });

  it('shows that another account is signed in, and keeps that session until confirmed', async () => {
    haveSession(ownUser({ username: 'bob' }));
    serveEmailLink('verify-email');
    const { user, address } = await renderApp({ at: '/auth?verify=secret', transport: transport() });
    expect(
      await screen.findByText('You are logged in as bob. Confirming logs you out of that account here.'),
    ).toBeVisible();
    expect(localStorage.getItem('session')).toContain('token-of-bob');
    fakeServer.on(VERIFY, verified);
    await user.click(await confirmButton());
    await waitFor(() => expect(address()).toBe('/'));
    expect(localStorage.getItem('session')).toContain('token-of-ada');
  });

  it('has its own text for a changed address', async () => {
    serveEmailLink('confirm-new-email');
    await renderApp({ at: '/auth?verify=secret', transport: transport() });
    expect(
      await screen.findByText('Confirm that this address becomes the email address of the account ada.'),
    ).toBeVisible();
  });

  it('is removed from the address at once', async () => {
    fakeServer.on(EMAIL_LINK, () => new Promise(() => undefined));
    const { address } = await renderApp({ at: '/auth?verify=secret', transport: transport() });
    expect(await screen.findByText('Checking the link…')).toBeVisible();
    expect(address()).toBe('/auth');
  });

  it('verifies and shows the login for accounts with two-factor authentication', async () => {
    serveEmailLink('verify-email');
    fakeServer.on(VERIFY, () => ({ body: { session: null, user: null } }));
    const { user } = await renderApp({ at: '/auth?verify=secret', transport: transport() });
    await user.click(await confirmButton());
    expect(await screen.findByText('Email verified')).toBeVisible();
    expect(await screen.findByRole('form', { name: 'Login' })).toBeVisible();
  });

  it('offers another email when it is invalid', async () => {
    fakeServer.on(EMAIL_LINK, () => refusal(400, 'token_invalid', 'Spent'));
    fakeServer.on(RESEND, () => ({ status: 202 }));
    const { user } = await renderApp({ at: '/auth?verify=spent', transport: transport() });
    expect(await screen.findByText('Verification failed')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('This link is no longer valid.');
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Email'), 'ada@example.org{Enter}');
    expect(await screen.findByText('Verification email sent')).toBeVisible();
    expect(screen.getByText('Please check your email for the verification link')).toBeVisible();
    expect(fakeServer.lastRequest(RESEND)?.body).toEqual({ email: 'ada@example.org' });
  });

  it('can be retried when preview or confirmation failed', async () => {
    fakeServer.on(EMAIL_LINK, () => refusal(500, 'internal', 'Sorry'));
    const { user, address } = await renderApp({ at: '/auth?verify=secret', transport: transport() });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Failed to verify email'));
    serveEmailLink('verify-email');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    fakeServer.on(VERIFY, () => refusal(500, 'internal', 'Sorry'));
    await user.click(await confirmButton());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Failed to verify email'));
    fakeServer.on(VERIFY, verified);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Email verified')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/'));
  });
});

describe('the link that undoes a change of address', () => {
  const UNDO = 'POST /api/auth/undo-email-change';

  it('requires confirmation, restores the address, ends the session of this browser and offers a new password', async () => {
    haveSession(ownUser());
    serveEmailLink('undo-email-change');
    const { user, address } = await renderApp({ at: '/auth?undo=secret', transport: transport() });
    expect(await screen.findByText('Restore the previous email address of the account ada?')).toBeVisible();
    expect(address()).toBe('/auth');
    expect(fakeServer.lastRequest(UNDO)).toBeUndefined();
    fakeServer.on(UNDO, () => {
      fakeServer.on('GET /api/auth/user', () => refusal(401, 'unauthorized', 'Unauthorized'));
      return { status: 204 };
    });
    await user.click(screen.getByRole('button', { name: 'Restore my address' }));
    expect(await screen.findByText(/^Your address has been restored/)).toBeVisible();
    expect(fakeServer.lastRequest(UNDO)?.body).toEqual({ token: 'secret' });
    expect(localStorage.getItem('session')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Choose a new password' }));
    expect(await screen.findByRole('form', { name: 'Forgot your password?' })).toBeVisible();
  });

  it('reports an invalid link', async () => {
    fakeServer.on(EMAIL_LINK, () => refusal(400, 'token_invalid', 'Spent'));
    await renderApp({ at: '/auth?undo=spent', transport: transport() });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid.');
    expect(screen.queryByRole('button', { name: 'Restore my address' })).not.toBeInTheDocument();
  });

  it('shows a refusal of the server and can be retried', async () => {
    fakeServer.on(EMAIL_LINK, () => refusal(503, 'unavailable', 'Busy'));
    const { user } = await renderApp({ at: '/auth?undo=secret', transport: transport() });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    serveEmailLink('undo-email-change');
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    fakeServer.on(UNDO, () => refusal(503, 'unavailable', 'Busy'));
    await user.click(await screen.findByRole('button', { name: 'Restore my address' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Restore my address' })).toBeEnabled();
  });
});

describe('a resent verification email', () => {
  it('shows a toast when it could not be sent', async () => {
    fakeServer.on(RESEND, () => refusal(500, 'internal', 'Sorry'));
    const { user } = await renderApp({ at: '/auth?resend', transport: transport() });
    await user.type(await screen.findByLabelText('Email'), 'ada@example.org{Enter}');
    expect(await screen.findByText('Failed to send verification email')).toBeVisible();
    expect(screen.getByText('Please try again later')).toBeVisible();
  });
});

describe('the auth page', () => {
  it('redirects signed-in users to the home page', async () => {
    haveSession(ownUser());
    const { address } = await renderApp({ at: '/auth', transport: transport() });
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('returns to the requested page after signing in, and shows why', async () => {
    fakeServer.on(LOGIN, () => ({ body: sessionAnswer() }));
    serveScoreCount(0);
    serveGames([]);
    serveWeeks([]);
    const state = { from: '/leaderboard?period=week', reason: 'ended' };
    const { user, address } = await renderApp({ at: '/login', state, transport: transport() });
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
    await user.type(screen.getByLabelText('Username or email'), 'ada');
    await user.type(passwordField(), 'correct horse{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Leaderboards' })).toBeVisible();
    expect(address()).toBe('/leaderboard?period=week');
  });

  it('is the target of /login', async () => {
    const { address } = await renderApp({ at: '/login', transport: transport() });
    expect(await screen.findByRole('form', { name: 'Login' })).toBeVisible();
    expect(address()).toBe('/auth');
  });

  it('opens Sign Up when that link was used', async () => {
    const { user } = await renderApp({ at: '/', transport: transport() });
    await user.click(await screen.findByRole('link', { name: 'Sign Up' }));
    expect(await screen.findByRole('form', { name: 'Sign Up' })).toBeVisible();
  });

  it('switches tabs with the arrow keys', async () => {
    const { user } = await renderApp({ at: '/auth', transport: transport() });
    (await screen.findByRole('tab', { name: 'Login' })).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Sign Up', selected: true })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Sign Up' })).toBeVisible();
  });
});
