import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { boardOf, entries, watchAck } from '../../testing/factories/board.factory.js';
import { ownUser, sessionAnswer } from '../../testing/factories/user.factory.js';
import { fakeServer, refusal } from '../../testing/fake-server.js';
import { FakeTransport } from '../../testing/fake-transport.js';
import { haveSession } from '../../testing/handlers/auth.js';
import { renderApp } from '../../testing/render-app.js';

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

const passwordField = () => screen.getByLabelText('Password');

describe('logging in', () => {
  it('stores the session, goes home and says so', async () => {
    fakeServer.on('POST /api/auth/login', () => ({ body: sessionAnswer() }));
    const { user, address } = await renderApp({ at: '/auth', transport: transport() });
    await user.type(await screen.findByLabelText('Username or email'), ' ada ');
    await user.type(passwordField(), 'correct horse');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Logged in successfully')).toBeVisible();
    expect(screen.getByText('Success')).toBeVisible();
    expect(address()).toBe('/');
    expect(fakeServer.lastRequest('POST /api/auth/login')?.body).toEqual({
      identifier: 'ada',
      password: 'correct horse',
    });
    expect(localStorage.getItem('session')).toContain('token-of-ada');
  });

  it('says what is missing at its field, with the focus on the first, and sends nothing', async () => {
    const { user } = await renderApp({ at: '/auth', transport: transport() });
    await screen.findByRole('form', { name: 'Login' });
    await user.click(screen.getAllByRole('button', { name: 'Login' }).at(-1) ?? document.body);
    const identifier = screen.getByLabelText('Username or email');
    await waitFor(() => expect(identifier).toHaveAccessibleDescription('Username or email is required'));
    expect(passwordField()).toHaveAccessibleDescription('Password is required');
    expect(identifier).toHaveFocus();
    expect(fakeServer.requests).toEqual([]);
  });

  it('says that name or password is wrong', async () => {
    fakeServer.on('POST /api/auth/login', () => refusal(401, 'invalid_credentials', 'Wrong'));
    const { user, address } = await renderApp({ at: '/auth', transport: transport() });
    await user.type(await screen.findByLabelText('Username or email'), 'ada');
    await user.type(passwordField(), 'wrong horse{Enter}');
    expect(await screen.findByText('Wrong username, email or password.')).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    expect(address()).toBe('/auth');
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

describe('signing up', () => {
  it('says every sentence of the form at its field', async () => {
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

  it('creates the account without sending the terms, and says so', async () => {
    fakeServer.on('POST /api/auth/register', () => ({ status: 201, body: sessionAnswer() }));
    const { user, address } = await openSignUp();
    await user.type(screen.getByLabelText('Username'), 'ada');
    await user.type(screen.getByLabelText('Email'), 'ada@example.org');
    await user.type(passwordField(), 'correct horse');
    await user.click(screen.getByRole('checkbox'));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Registered successfully')).toBeVisible();
    expect(address()).toBe('/');
    expect(fakeServer.lastRequest('POST /api/auth/register')?.body).toEqual({
      username: 'ada',
      email: 'ada@example.org',
      password: 'correct horse',
    });
  });

  it("puts the server's refusal at its field and the focus there", async () => {
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

describe('the auth page', () => {
  it('sends who is signed in home', async () => {
    haveSession(ownUser());
    const { address } = await renderApp({ at: '/auth', transport: transport() });
    await screen.findByRole('heading', { name: 'Welcome to GameGeek' });
    expect(address()).toBe('/');
  });

  it('is where /login leads', async () => {
    const { address } = await renderApp({ at: '/login', transport: transport() });
    expect(await screen.findByRole('form', { name: 'Login' })).toBeVisible();
    expect(address()).toBe('/auth');
  });

  it('opens at Sign Up for who came by that button', async () => {
    const { user } = await renderApp({ at: '/', transport: transport() });
    await user.click(await screen.findByRole('link', { name: 'Sign Up' }));
    expect(await screen.findByRole('form', { name: 'Sign Up' })).toBeVisible();
  });

  it('changes its tab by the arrow keys', async () => {
    const { user } = await renderApp({ at: '/auth', transport: transport() });
    (await screen.findByRole('tab', { name: 'Login' })).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Sign Up', selected: true })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Sign Up' })).toBeVisible();
  });
});
