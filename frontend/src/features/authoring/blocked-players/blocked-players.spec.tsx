import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { game } from '#testing/factories/game.factory.js';
import { model, version } from '#testing/factories/model.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { haveSession } from '#testing/handlers/auth.js';
import { serveGameToEdit } from '#testing/handlers/game-to-edit.js';
import { renderApp } from '#testing/render-app.js';

const blocked = (username: string) => ({
  id: `00000000-0000-4000-8000-0000000000${username.length}`,
  username,
  created_at: '2026-11-20T10:00:00.000Z',
});

let names: string[];

beforeEach(() => {
  names = [];
  haveSession(ownUser());
  fakeServer.on('GET /api/models', () => ({ body: [model(1, 'Orca')] }));
  fakeServer.on('GET /api/models/1/versions', () => ({ body: [version(1, '1.0')] }));
  fakeServer.on('GET /api/games/7', () => ({ body: game(7, 'Tide Runner', { created_by: ownUser().id }) }));
  serveGameToEdit(7);
  fakeServer.on('GET /api/games/7/blocks', () => ({ body: names.map(blocked) }));
  fakeServer.on('GET /api/games/7/builds', () => ({ body: [] }));
});

async function openBlocks() {
  const app = await renderApp({ at: '/studio/7?tab=scores' });
  const section = await screen.findByRole('region', { name: 'Blocked players' });
  return { ...app, section: within(section) };
}

describe('blocked players of a game', () => {
  it('are blocked by name, listed and unblocked', async () => {
    fakeServer.on('PUT /api/games/7/blocks/grace', () => {
      names = ['grace'];
      return { status: 204 };
    });
    fakeServer.on('DELETE /api/games/7/blocks/grace', () => {
      names = [];
      return { status: 204 };
    });
    const { user, section } = await openBlocks();
    expect(await section.findByText('No players are blocked.')).toBeVisible();
    await user.type(section.getByLabelText('Username'), ' grace {Enter}');
    expect(await screen.findByText('grace is blocked')).toBeVisible();
    const row = await section.findByRole('listitem');
    expect(row).toHaveTextContent('grace since Nov 20, 2026');
    expect(within(row).getByRole('link', { name: 'grace' })).toHaveAttribute('href', '/u/grace');
    expect(section.getByLabelText('Username')).toHaveValue('');

    await user.click(section.getByRole('button', { name: 'Unblock grace' }));
    expect(await screen.findByText('grace is no longer blocked')).toBeVisible();
    await waitFor(() => expect(section.getByText('No players are blocked.')).toBeVisible());
    expect(section.getByRole('heading', { name: 'Blocked players' })).toHaveFocus();
  });

  it('stay unchanged after an empty or unknown name or a failure, with a message', async () => {
    fakeServer.on('PUT /api/games/7/blocks/no%2Fbody', () => refusal(404, 'not_found', 'This player does not exist'));
    const { user, section } = await openBlocks();
    const name = section.getByLabelText('Username');
    await user.click(section.getByRole('button', { name: 'Block player' }));
    expect(name).toHaveAccessibleDescription('Please enter a username');
    expect(name).toHaveFocus();
    await user.type(name, 'no/body{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription('There is no player named no/body.'));
    fakeServer.on('PUT /api/games/7/blocks/no%2Fbody', () => refusal(503, 'unavailable', 'Busy'));
    await user.type(name, '{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/^The service is busy/));
    expect(name).toHaveValue('no/body');
  });

  it('are asked for with as many characters as a name can have', async () => {
    const { user, section } = await openBlocks();
    await user.type(section.getByLabelText('Username'), 'x'.repeat(33));
    expect(section.getByLabelText('Username')).toHaveValue('x'.repeat(32));
  });

  it('stay listed when unblocking fails', async () => {
    names = ['grace'];
    fakeServer.on('DELETE /api/games/7/blocks/grace', () => refusal(503, 'unavailable', 'Busy'));
    const { user, section } = await openBlocks();
    await user.click(await section.findByRole('button', { name: 'Unblock grace' }));
    expect(await screen.findByText(/^The service is busy/)).toBeVisible();
    expect(section.getByRole('listitem')).toHaveTextContent('grace');
  });

  it('can be loaded again after a failure', async () => {
    fakeServer.on('GET /api/games/7/blocks', () => refusal(503, 'unavailable', 'Busy'));
    const { user, section } = await openBlocks();
    expect(await section.findByText(/^The blocked players could not be loaded\. The service is busy/)).toBeVisible();
    fakeServer.on('GET /api/games/7/blocks', () => ({ body: [] }));
    await user.click(section.getByRole('button', { name: 'Retry' }));
    expect(await section.findByText('No players are blocked.')).toBeVisible();
  });
});
