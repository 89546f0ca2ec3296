import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ConnectRequest } from '@gamegeek/contracts/play/play.schemas.js';
import { ownUser, sessionAnswer } from '#testing/factories/user.factory.js';
import { fakeServer, refusal, type FakeAnswer } from '#testing/fake-server.js';
import { haveSession, servePreferences } from '#testing/handlers/auth.js';
import { renderApp } from '#testing/render-app.js';

const CODE = 'K7PW-3QFM';
const READ = `GET /api/play/connects/${CODE}`;
const CONFIRM = `POST /api/play/connects/${CODE}/confirm`;

function serve(changes: Partial<ConnectRequest> = {}): void {
  fakeServer.on(READ, () => ({
    body: {
      code: CODE,
      game: { id: 7, name: 'Dragon Ledger', creator: 'bob', host: 'games.example' },
      guestScores: 0,
      guestBest: null,
      native: false,
      expiresAt: '2026-11-22T10:10:00.000Z',
      ...changes,
    },
  }));
  fakeServer.on(CONFIRM, () => ({ status: 204 }));
}

const openCode = () => renderApp({ at: `/connect?code=${CODE}` });
const question = () => screen.findByRole('heading', { level: 1, name: 'Connect Dragon Ledger?' });
const connect = () => screen.getByRole('button', { name: 'Connect' });

describe('the page that connects a game', () => {
  describe('for a signed-in player', () => {
    beforeEach(() => {
      haveSession(ownUser());
      serve();
    });

    it('shows game, account and permissions, and waits for confirmation', async () => {
      await openCode();
      await question();
      expect(document.title).toBe('Connect a game');
      expect(screen.getByText('You are logged in as ada.')).toBeVisible();
      const powers = screen.getByRole('list', { name: 'If you connect it, the game:' });
      expect(powers).toHaveTextContent('sends scores in your name, to the leaderboard of Dragon Ledger only');
      expect(powers).toHaveTextContent('for up to 12 hours');
      expect(screen.getByRole('link', { name: 'Connected games' })).toHaveAttribute('href', '/profile?tab=games');
      expect(screen.getByText(CODE)).toBeVisible();
      expect(fakeServer.lastRequest(CONFIRM)).toBeUndefined();
    });

    it('says that a game outside browsers stays connected', async () => {
      serve({ native: true });
      await openCode();
      await question();
      const powers = screen.getByRole('list', { name: 'If you connect it, the game:' });
      expect(powers).toHaveTextContent('can do so until you end it, or do not play it for 30 days');
      expect(powers).not.toHaveTextContent('hours');
    });

    it('connects the game after confirmation and removes the code from the address', async () => {
      const { user, address } = await openCode();
      await question();
      await user.click(connect());
      const done = await screen.findByRole('heading', { level: 1, name: 'Dragon Ledger is connected' });
      expect(done).toHaveFocus();
      expect(screen.getByText(/^Go back to your game\./)).toBeVisible();
      expect(address()).toBe('/connect');
      expect(fakeServer.lastRequest(CONFIRM)).toBeDefined();
    });

    it('can be left without connecting', async () => {
      const { user } = await openCode();
      await question();
      expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/');
      await user.tab();
      expect(fakeServer.lastRequest(CONFIRM)).toBeUndefined();
    });

    const fact = (name: string) => screen.getByText(name).nextElementSibling;

    it('shows maker and host of the game, and that nothing moves', async () => {
      await openCode();
      await question();
      expect(fact('Made by')).toHaveTextContent(/^bob$/);
      expect(fact('Address')).toHaveTextContent(/^games\.example$/);
      expect(fact('Moves to your account')).toHaveTextContent(/^Nothing$/);
    });

    it('shows the guest score that moves to the account, and that the game has no address', async () => {
      serve({ game: { id: 7, name: 'Dragon Ledger', creator: 'bob', host: null }, guestScores: 1, guestBest: 1_200 });
      await openCode();
      await question();
      expect(fact('Address')).toHaveTextContent('No address of its own');
      expect(fact('Moves to your account')).toHaveTextContent('Your best score in it as a guest: 1,200 points');
    });

    it('accepts a typed code in any case, with and without hyphen', async () => {
      const { user, address } = await renderApp({ at: '/connect' });
      await user.type(await screen.findByLabelText('Code'), ' k7pw3qfm {Enter}');
      await question();
      expect(address()).toBe(`/connect?code=${CODE}`);
    });

    it.each(['', 'K7PW', 'K7PW-3QF0'])('sends nothing for the typed code %j, and shows an error', async (text) => {
      const { user } = await renderApp({ at: '/connect' });
      const field = await screen.findByLabelText('Code');
      if (text) await user.type(field, text);
      await user.click(screen.getByRole('button', { name: 'Continue' }));
      expect(field).toHaveAccessibleDescription(/Enter the eight characters that your game shows/);
      expect(field).toHaveFocus();
      expect(fakeServer.requests.filter(({ path }) => path.includes('connects'))).toEqual([]);
    });

    it('shows an invalid code of the address for correction', async () => {
      await renderApp({ at: '/connect?code=K7PW-3QF0' });
      const field = await screen.findByLabelText('Code');
      expect(field).toHaveValue('K7PW-3QF0');
      expect(field).toBeInvalid();
    });

    it.each<[string, FakeAnswer, string]>([
      ['does not exist', refusal(404, 'not_found', 'No'), 'Code not found'],
      ['has expired', refusal(410, 'code_expired', 'No'), 'This code has expired'],
      ['has been used', refusal(410, 'code_used', 'No'), 'This code has been used'],
    ])('reports that a code %s, and accepts another one', async (_reason, answer, title) => {
      fakeServer.on(READ, () => answer);
      const { user, address } = await openCode();
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
      await user.click(screen.getByRole('link', { name: 'Enter another code' }));
      expect(await screen.findByLabelText('Code')).toHaveValue('');
      expect(address()).toBe('/connect');
    });

    it('reports a code that expires before confirmation', async () => {
      const { user } = await openCode();
      await question();
      fakeServer.on(CONFIRM, () => refusal(410, 'code_expired', 'No'));
      await user.click(connect());
      expect(await screen.findByRole('heading', { level: 1, name: 'This code has expired' })).toBeVisible();
    });

    it('reports that the creator has blocked the player', async () => {
      fakeServer.on(READ, () => refusal(403, 'blocked', 'No'));
      await openCode();
      expect(await screen.findByText('You cannot play this game.')).toBeVisible();
    });

    it('can be retried when the lookup failed', async () => {
      fakeServer.on(READ, () => refusal(503, 'unavailable', 'No'));
      const { user } = await openCode();
      const retry = await screen.findByRole('button', { name: 'Retry' });
      serve();
      await user.click(retry);
      await question();
    });

    it('can be retried when the confirmation failed', async () => {
      const { user } = await openCode();
      await question();
      fakeServer.on(CONFIRM, () => refusal(500, 'internal', 'No'));
      await user.click(connect());
      expect(await screen.findByRole('alert')).toHaveTextContent('The game could not be connected');
      serve();
      await user.click(connect());
      expect(await screen.findByRole('heading', { name: 'Dragon Ledger is connected' })).toBeVisible();
    });
  });

  it('asks visitors to sign in, and returns with the code', async () => {
    serve();
    const { user, address } = await openCode();
    expect(address()).toBe('/auth');
    fakeServer.on('POST /api/auth/login', () => ({ body: sessionAnswer(ownUser()) }));
    servePreferences();
    await user.type(await screen.findByLabelText('Username or email'), 'ada');
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    await user.keyboard('{Enter}');
    await question();
    expect(address()).toBe(`/connect?code=${CODE}`);
    expect(fakeServer.lastRequest(CONFIRM)).toBeUndefined();
  });
});
