import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { game } from '#testing/factories/game.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { haveSession } from '#testing/handlers/auth.js';
import { renderApp } from '#testing/render-app.js';

const creator = { id: '00000000-0000-4000-8000-0000000000ff', username: 'creator' };
const theGame = game(7, 'Tide Runner', { created_by: creator.id, creator });

beforeEach(() => {
  fakeServer.on('GET /api/games/7', () => ({ body: theGame }));
  fakeServer.on('GET /api/games/7/similar', () => ({ body: [] }));
});

const open = async () => {
  const app = await renderApp({ at: '/games/7' });
  await app.user.click(await screen.findByRole('button', { name: 'Report: the game Tide Runner' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Report this game' })) };
};

describe('reporting', () => {
  it('asks for a reason, thanks the user and closes', async () => {
    haveSession(ownUser());
    fakeServer.on('POST /api/reports', ({ body }) => ({
      status: 201,
      body: {
        ...(body as object),
        id: 1,
        kind: 'game',
        subject_id: 7,
        text: '',
        created_at: '2026-11-21T10:00:00.000Z',
      },
    }));
    const { user, dialog } = await open();
    expect(dialog.getByRole('radio', { name: 'It does not work' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('Please choose a reason')).toBeVisible();

    await user.click(dialog.getByRole('radio', { name: 'Spam or advertising' }));
    await user.type(dialog.getByRole('textbox', { name: 'What should we know?' }), 'It sells coins.');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Thank you')).toBeVisible();
    const wanted = { kind: 'game', id: 7, reason: 'spam', text: 'It sells coins.' };
    expect(fakeServer.lastRequest('POST /api/reports')?.body).toEqual(wanted);
    const button = screen.getByRole('button', { name: 'Reported: the game Tide Runner' });
    await user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows muted users until when they are muted', async () => {
    haveSession(ownUser());
    const fields = { muted_until: ['2026-12-24T10:00:00.000Z'] };
    fakeServer.on('POST /api/reports', () => refusal(403, 'forbidden', 'You are muted until …', fields));
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('radio', { name: 'Something else' }));
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^You are muted until Dec 24, 2026/);
  });

  it('asks visitors to sign in, and is hidden on the user’s own content', async () => {
    const { unmount } = await renderApp({ at: '/games/7' });
    expect(await screen.findByRole('link', { name: 'Report: the game Tide Runner' })).toHaveAttribute('href', '/auth');
    unmount();
    haveSession(ownUser(creator));
    await renderApp({ at: '/games/7' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Tide Runner' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Report')).toBeNull());
  });

  it('is replaced by the reason for the creator of a hidden game', async () => {
    haveSession(ownUser(creator));
    fakeServer.on('GET /api/games/7', () => ({ body: { ...theGame, active: false, held_reason: 'It sells coins.' } }));
    await renderApp({ at: '/games/7' });
    expect(await screen.findByText(/A moderator has hidden this game.*Reason: It sells coins\./)).toBeVisible();
  });
});
