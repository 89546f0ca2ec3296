import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { game } from '#testing/factories/game.factory.js';
import { model, version } from '#testing/factories/model.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { haveSession } from '#testing/handlers/auth.js';
import { serveGameToEdit } from '#testing/handlers/game-to-edit.js';
import { renderApp } from '#testing/render-app.js';

const own = { created_by: ownUser().id, creator: { id: ownUser().id, username: 'ada' } };
const SETTINGS = '/studio/7?tab=settings';
const press = (name: string) => screen.findByRole('button', { name });
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

function serve(changes: Partial<Game>): void {
  let served = game(7, 'Tide Runner', changes);
  fakeServer.on('GET /api/games/7', () => ({ body: served }));
  fakeServer.on('PUT /api/games/7', ({ body }) => ({ body: (served = { ...served, ...(body as Partial<Game>) }) }));
  fakeServer.on('DELETE /api/games/7', () => {
    served = { ...served, active: false, status: 'hidden' };
    return { status: 204 };
  });
}

beforeEach(() => {
  haveSession(ownUser());
  fakeServer.on('GET /api/models', () => ({ body: [model(1, 'Orca')] }));
  fakeServer.on('GET /api/models/1/versions', () => ({ body: [version(1, '1.0')] }));
  fakeServer.on('GET /api/games/7/similar', () => ({ body: [] }));
  serveGameToEdit(7);
});

describe('the studio of a game', () => {
  it('shows its parts as tabs, the chosen one in the address', async () => {
    serve(own);
    const { user, address } = await renderApp({ at: '/studio/7' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Tide Runner' })).toBeVisible();
    expect(document.title).toBe('Tide Runner');
    expect(tabs()).toEqual(['Overview', 'Builds', 'Scores', 'Share', 'Settings']);
    await user.click(screen.getByRole('tab', { name: 'Builds' }));
    expect(await screen.findByRole('region', { name: 'Builds' })).toBeVisible();
    expect(address()).toBe('/studio/7?tab=builds');
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText('No scores yet')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Blocked players' })).toBeVisible();
    await user.keyboard('{Home}');
    expect(await screen.findByRole('region', { name: 'What to do next' })).toBeVisible();
    expect(address()).toBe('/studio/7');
  });

  it('has no builds if it is a game of the arcade', async () => {
    serve({ ...own, launch: 'hosted', arcade_id: 'snake' });
    await renderApp({ at: '/studio/7?tab=builds' });
    await screen.findByRole('region', { name: 'What to do next' });
    expect(tabs()).toEqual(['Overview', 'Scores', 'Share', 'Settings']);
  });

  it('lists what a draft still needs, with the part where it is done', async () => {
    serve({ ...own, active: false, status: 'draft', image_url: 'https://pictures.example/1.png' });
    await renderApp({ at: '/studio/7' });
    const steps = within(await screen.findByRole('region', { name: 'What to do next' }));
    const links = steps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['It can be played', '/studio/7?tab=builds'],
      ['It is published', SETTINGS],
    ]);
    expect(steps.getByText('It has a picture').closest('li')).toHaveTextContent(/^Done/);
    expect(within(screen.getByRole('region', { name: 'State' })).getByText('Draft')).toBeVisible();
  });

  it.each([
    ['in a tab', { launch: 'tab' }, false],
    ['by a plain link', { launch: 'link' }, true],
  ] as const)('says of a game that opens %s whether its players are guests', async (_how, launch, areGuests) => {
    serve({ ...own, ...launch, game_url: 'https://hexfall.example/' });
    await renderApp({ at: '/studio/7' });
    await screen.findByRole('region', { name: 'What to do next' });
    expect(screen.queryAllByRole('link', { name: 'Let players play in their own names' })).toHaveLength(
      areGuests ? 1 : 0,
    );
  });

  it('hides the game after a confirmation', async () => {
    serve(own);
    const { user } = await renderApp({ at: '/studio/7' });
    const state = within(await screen.findByRole('region', { name: 'State' }));
    await user.click(state.getByRole('button', { name: 'Hide' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hide Tide Runner?' }));
    await user.click(dialog.getByRole('button', { name: 'Hide' }));
    expect(await state.findByText('Hidden')).toBeVisible();
    expect(state.getByRole('button', { name: 'Show again' })).toBeVisible();
  });

  it('shares the link, the board for other pages, the number of the game and what an AI needs', async () => {
    serve(own);
    const { user } = await renderApp({ at: '/studio/7?tab=share' });
    expect(await screen.findByLabelText('Address of the game')).toHaveValue('http://localhost/games/7');
    expect(screen.getByRole('group', { name: 'HTML for your page' })).toHaveTextContent('<gamegeek-board game="7"');
    await user.click(screen.getByRole('button', { name: 'Copy ID' }));
    expect(await navigator.clipboard.readText()).toBe('7');
    await user.click(screen.getByRole('button', { name: 'Copy the prompt for your AI' }));
    expect(await navigator.clipboard.readText()).toContain('http://localhost/games/7/integrate.md');
    for (const [name, href] of [
      ['Send your first score', '/api-docs?game=7'],
      ['API Key', '/api-docs'],
      ['SDK for Web Games', '/api-documentation#sdk'],
      ['Tokens for agents', '/api-docs#agents'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  });

  it.each([
    ['/my-games', '/studio'],
    ['/games/7/edit', SETTINGS],
    ['/games/7/scores?state=removed&page=2', '/studio/7?tab=scores&state=removed&page=2'],
  ])('is where %s leads', async (from, to) => {
    serve(own);
    fakeServer.on('GET /api/user/created-games', () => ({ body: [] }));
    const { address } = await renderApp({ at: from });
    await waitFor(() => expect(address()).toBe(to));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
  });

  it('is refused to other users, but not to admins', async () => {
    serve({});
    const { unmount } = await renderApp({ at: SETTINGS });
    expect(await screen.findByText('This game is not yours to edit')).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    unmount();
    haveSession(ownUser({ is_admin: true }));
    await renderApp({ at: SETTINGS });
    expect(await screen.findByLabelText('Name (required)')).toHaveValue('Tide Runner');
  });

  it('reports an unknown game', async () => {
    fakeServer.on('GET /api/games/7', () => refusal(404, 'not_found', 'This game does not exist'));
    await renderApp({ at: '/studio/7' });
    expect(await screen.findByText('Game Not Found')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Studio' })).toBeInTheDocument();
  });
});

describe('the settings of a game', () => {
  it('start with the current values, are saved and open the game', async () => {
    serve({ ...own, game_url: 'https://example.org/tide' });
    const { user, address } = await renderApp({ at: SETTINGS });
    const name = await screen.findByLabelText('Name (required)');
    expect(name).toHaveValue('Tide Runner');
    await waitFor(() => expect(screen.getByLabelText('Model Version (required)')).toHaveDisplayValue('1.0'));
    await user.clear(name);
    await user.type(name, 'Tide Walker');
    await user.clear(screen.getByLabelText('Game URL (optional)'));
    await user.click(await press('Save Changes'));
    await waitFor(() => expect(screen.getByText('Game updated successfully')).toBeVisible());
    await waitFor(() => expect(address()).toBe('/games/7'));
    expect(await screen.findByRole('link', { name: 'Open the studio' })).toHaveAttribute('href', '/studio/7');
    expect(fakeServer.lastRequest('PUT /api/games/7')?.body).toMatchObject({ name: 'Tide Walker', game_url: null });
  });

  it('of a draft are saved without its texts, and list it only with them', async () => {
    const texts = { description: '', categories: [], ai_integration_details: '' };
    serve({ ...own, ...texts, active: false, status: 'draft' });
    const { user, address } = await renderApp({ at: SETTINGS });
    await waitFor(() => expect(screen.getByLabelText('Model Version (required)')).toHaveDisplayValue('1.0'));
    expect(screen.queryByRole('switch', { name: 'Active' })).not.toBeInTheDocument();
    await user.click(await press('Publish the game'));
    const description = screen.getByLabelText('Description (required)');
    await waitFor(() => expect(description).toHaveAccessibleDescription('Description must be at least 10 characters'));
    expect(fakeServer.lastRequest('PUT /api/games/7')).toBeUndefined();
    await user.click(await press('Save Changes'));
    await waitFor(() => expect(address()).toBe('/games/7'));
    expect(fakeServer.lastRequest('PUT /api/games/7')?.body).toMatchObject({ status: 'draft', active: false });
    expect(fakeServer.lastRequest('PUT /api/games/7')?.body).not.toHaveProperty('trial_scores');
  });

  it('show muted users until when they are muted', async () => {
    serve(own);
    const fields = { muted_until: ['2026-12-24T10:00:00.000Z'] };
    fakeServer.on('PUT /api/games/7', () => refusal(403, 'forbidden', 'You are muted until …', fields));
    const { user } = await renderApp({ at: SETTINGS });
    await user.type(await screen.findByLabelText('Name (required)'), ' again');
    await waitFor(() => expect(screen.getByLabelText('Model Version (required)')).toHaveDisplayValue('1.0'));
    await user.click(await press('Save Changes'));
    expect(await screen.findByText(/^You are muted until Dec 24, 2026/)).toBeVisible();
    expect(screen.getByLabelText('Name (required)')).toHaveValue('Tide Runner again');
  });
});
