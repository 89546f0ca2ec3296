import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { GameMaker } from '@gamegeek/contracts/games/makers.schemas.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { game } from '#testing/factories/game.factory.js';
import { model, version } from '#testing/factories/model.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { haveSession } from '#testing/handlers/auth.js';
import { serveGameToEdit } from '#testing/handlers/game-to-edit.js';
import { renderApp } from '#testing/render-app.js';

const maker = (id: string, username: string, accepted = true): GameMaker => ({
  id,
  username,
  invited_at: '2026-11-19T10:00:00.000Z',
  accepted_at: accepted ? '2026-11-20T10:00:00.000Z' : null,
});
const GRACE = maker('00000000-0000-4000-8000-000000000021', 'grace');

let shown: Game;
let makers: GameMaker[];
let offeredTo: string | undefined;

beforeEach(() => {
  haveSession(ownUser());
  shown = game(7, 'Tide Runner', { created_by: ownUser().id, active: false, status: 'draft' });
  makers = [GRACE];
  offeredTo = undefined;
  fakeServer.on('GET /api/models', () => ({ body: [model(1, 'Orca')] }));
  fakeServer.on('GET /api/models/1/versions', () => ({ body: [version(1, '1.0')] }));
  fakeServer.on('GET /api/games/7', () => ({ body: shown }));
  serveGameToEdit(7);
  fakeServer.on('GET /api/games/7/draft-link', () => ({ body: { url: 'https://site.example/play/7?draft=old' } }));
  fakeServer.on('GET /api/games/7/makers', () => ({ body: makers }));
  fakeServer.on('GET /api/games/7/transfer', () => ({
    body:
      offeredTo === undefined
        ? { to: null, offered_at: null }
        : { to: { id: GRACE.id, username: offeredTo }, offered_at: '2026-11-20T10:00:00.000Z' },
  }));
});

async function openPanel(name: string, part = 'settings') {
  const app = await renderApp({ at: `/studio/7?tab=${part}` });
  return { ...app, panel: within(await screen.findByRole('region', { name })) };
}

describe('the link of a draft', () => {
  it('is shown to be copied, and replaced after a confirmation', async () => {
    fakeServer.on('POST /api/games/7/draft-link', () => ({ body: { url: 'https://site.example/play/7?draft=new' } }));
    const { user, panel } = await openPanel('Testers', 'share');
    const link = await panel.findByLabelText('Secret link');
    expect(link).toHaveValue('https://site.example/play/7?draft=old');
    await user.click(panel.getByRole('button', { name: 'New link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace the link?' }));
    await user.click(dialog.getByRole('button', { name: 'New link' }));
    expect(await screen.findByText('The link is new')).toBeVisible();
    expect(link).toHaveValue('https://site.example/play/7?draft=new');
  });

  it('is not offered once the game was listed', async () => {
    shown = { ...shown, active: true, status: 'listed' };
    await openPanel('Link', 'share');
    expect(screen.queryByRole('region', { name: 'Testers' })).toBeNull();
  });
});

describe('co-makers of a game', () => {
  it('are invited by name and removed by its creator', async () => {
    fakeServer.on('POST /api/games/7/makers', ({ body }) => {
      const { username } = body as { username: string };
      if (username === 'nobody') return refusal(404, 'not_found', 'This player does not exist');
      const invited = maker('00000000-0000-4000-8000-000000000022', username, false);
      makers = [...makers, invited];
      return { status: 201, body: invited };
    });
    fakeServer.on(`DELETE /api/games/7/makers/${GRACE.id}`, () => {
      makers = makers.filter(({ id }) => id !== GRACE.id);
      return { status: 204 };
    });
    const { user, panel } = await openPanel('Co-makers');
    expect(await panel.findByRole('listitem')).toHaveTextContent('grace since Nov 20, 2026');
    const name = panel.getByLabelText('Username');
    await user.type(name, 'nobody{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription('There is no player named nobody.'));
    await user.clear(name);
    await user.type(name, 'linus{Enter}');
    expect(await screen.findByText('linus is invited')).toBeVisible();
    await waitFor(() => expect(panel.getAllByRole('listitem')[1]).toHaveTextContent('linus invited, not yet accepted'));
    await user.click(panel.getByRole('button', { name: 'Remove grace' }));
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(1));
    expect(panel.getByRole('heading')).toHaveFocus();
  });

  it('can leave, and decide neither who makes the game nor about its end', async () => {
    shown = { ...shown, created_by: GRACE.id, makers: [{ id: ownUser().id, username: 'ada' }] };
    makers = [maker(ownUser().id, 'ada')];
    fakeServer.on(`DELETE /api/games/7/makers/${ownUser().id}`, () => ({ status: 204 }));
    fakeServer.on('GET /api/user/created-games', () => ({ body: [] }));
    fakeServer.on('GET /api/user/studio', () => ({ body: { games: [], offers: [] } }));
    const { user, panel } = await openPanel('Co-makers');
    await panel.findByRole('listitem');
    expect(panel.queryByLabelText('Username')).toBeNull();
    for (const name of ['Give the game away', 'Danger']) expect(screen.queryByRole('region', { name })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Leave' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave this game?' }));
    await user.click(dialog.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('You have left the game')).toBeVisible();
  });
});

describe('giving a game away', () => {
  it('is offered to a player, and taken back', async () => {
    fakeServer.on('POST /api/games/7/transfer', ({ body }) => {
      offeredTo = (body as { username: string }).username;
      return { status: 202 };
    });
    fakeServer.on('DELETE /api/games/7/transfer', () => {
      offeredTo = undefined;
      return { status: 204 };
    });
    const { user, panel } = await openPanel('Give the game away');
    await user.type(await panel.findByLabelText('Username'), 'grace{Enter}');
    expect(await panel.findByText('The game is offered to grace, who has not answered yet.')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Take the offer back' }));
    expect(await panel.findByLabelText('Username')).toBeVisible();
  });
});

describe('deleting a game', () => {
  it('requires its name, and can be taken back', async () => {
    fakeServer.on('DELETE /api/games/7', () => {
      shown = { ...shown, delete_at: '2026-12-06T10:00:00.000Z' };
      return { status: 202 };
    });
    fakeServer.on('POST /api/games/7/restore', () => {
      shown = { ...shown, delete_at: null };
      return { body: shown };
    });
    const { user, panel } = await openPanel('Danger');
    await user.click(panel.getByRole('button', { name: 'Delete for good' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Tide Runner?' }));
    const name = dialog.getByLabelText('Type the name of the game');
    await user.type(name, 'Tide');
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(name).toHaveAccessibleDescription(/That is not its name/);
    expect(fakeServer.lastRequest('DELETE /api/games/7')).toBeUndefined();
    await user.type(name, ' Runner');
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText('Tide Runner will be deleted')).toBeVisible();
    expect(await panel.findByText(/will be deleted on .*Dec 6, 2026/)).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Restore' }));
    expect(await panel.findByRole('button', { name: 'Delete for good' })).toBeVisible();
  });
});
