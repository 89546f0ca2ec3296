import type { Call } from '@gamegeek/contracts/studio/calls.schemas.js';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { game } from '#testing/factories/game.factory.js';
import { model, version } from '#testing/factories/model.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { FakeTransport } from '#testing/fake-transport.js';
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
    expect(tabs()).toEqual(['Overview', 'Builds', 'Boards', 'Scores', 'Calls', 'Share', 'Settings']);
    await user.click(screen.getByRole('tab', { name: 'Builds' }));
    expect(await screen.findByRole('region', { name: 'Builds' })).toBeVisible();
    expect(address()).toBe('/studio/7?tab=builds');
    await user.keyboard('{ArrowRight}{ArrowRight}');
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
    expect(tabs()).toEqual(['Overview', 'Boards', 'Scores', 'Calls', 'Share', 'Settings']);
  });

  it('lists what a draft still needs, with the part where it is done', async () => {
    serve({ ...own, active: false, status: 'draft', image_url: 'https://pictures.example/1.png' });
    await renderApp({ at: '/studio/7' });
    const steps = within(await screen.findByRole('region', { name: 'What to do next' }));
    const links = steps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Make it playable', '/studio/7?tab=builds'],
      ['Publish it', SETTINGS],
    ]);
    expect(steps.getByText('Add a picture').closest('li')).toHaveTextContent(/^Done/);
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
    fakeServer.on('GET /api/user/studio', () => ({ body: { games: [], offers: [] } }));
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

describe('the calls of a game', () => {
  const AT = '/studio/7?tab=calls';
  const call = (id: string, changes: Partial<Call> = {}): Call => ({
    id,
    at: '2026-11-20T10:00:00.000Z',
    kind: 'score',
    way: 'key',
    player: 'bob',
    score: 1_200,
    board: null,
    refusal: null,
    ...changes,
  });
  const blocked = { status: 403, code: 'blocked', message: 'The creator of this game has blocked you.' } as const;

  async function open(calls: Call[], changes: Partial<Game> = {}) {
    serve({ ...own, ...changes });
    const transport = new FakeTransport();
    transport.answerWith((topic) =>
      topic === 'studio:7'
        ? { ok: true, topic, seq: 1, snapshot: { calls, playing: 1, refused: [] } }
        : { ok: false, code: 'unknown_topic' },
    );
    const app = await renderApp({ at: AT, transport });
    await screen.findByRole('heading', { level: 1, name: 'Tide Runner' });
    const log = within(await screen.findByRole('region', { name: 'The last 200 requests' }));
    const patch = (from: number, part: object) =>
      act(() => transport.send({ topic: 'studio:7', from, to: from, ...part }));
    return { ...app, log, patch };
  }

  it('appear live, newest first, with way, reason and repair', async () => {
    const { log, patch } = await open([call('a')]);
    expect(await log.findByText('Live')).toBeVisible();
    expect(log.getByRole('listitem')).toHaveTextContent(/^AcceptedScore 1,200bob.* · API key$/);
    patch(2, { calls: [call('b', { refusal: blocked, way: 'guest', player: null })], refused: [{ code: 'blocked', count: 3 }] }); // prettier-ignore
    await waitFor(() => expect(log.getAllByRole('listitem')).toHaveLength(2));
    expect(log.getAllByRole('listitem')[0]).toHaveTextContent(/^403 blockedScore 1,200The creator.* · guest$/);
    const reasons = within(screen.getByRole('region', { name: 'Refused today' }));
    expect(reasons.getByRole('listitem')).toHaveTextContent(/^3 × blockedDo not try again/);
  });

  it('are shown in pieces', async () => {
    const { user, log } = await open(Array.from({ length: 120 }, (_, index) => call(String(index))));
    await waitFor(() => expect(log.getAllByRole('listitem')).toHaveLength(50));
    await user.click(log.getByRole('button', { name: 'Show 50 older' }));
    expect(log.getAllByRole('listitem')).toHaveLength(100);
    await user.click(log.getByRole('button', { name: 'Show 20 older' }));
    expect(log.queryByRole('button', { name: /older/ })).toBeNull();
  });

  it('can be made with a test score, which nobody else sees before the game is listed', async () => {
    const answer = { id: 1, userId: ownUser().id, gameId: 7, score: 12, createdAt: '2026-11-20T10:00:00.000Z', rank: 1, personalBest: true }; // prettier-ignore
    fakeServer.on('POST /api/games/7/test-scores', () => ({ body: answer }));
    const { user, log } = await open([], { active: false, status: 'draft' });
    expect(await log.findByText('No requests yet')).toBeVisible();
    const test = within(screen.getByRole('region', { name: 'Test score' }));
    expect(test.getByText(/^Only you and your testers see it/)).toBeVisible();
    const score = test.getByLabelText('Score');
    await user.clear(score);
    await user.type(score, '1.5{Enter}');
    expect(score).toHaveAccessibleDescription('Enter a whole number from 1.');
    await user.clear(score);
    await user.type(score, '12{Enter}');
    expect(await screen.findByText('The score was accepted')).toBeVisible();
    expect(fakeServer.lastRequest('POST /api/games/7/test-scores')?.body).toEqual({ score: 12 });
  });

  it('of a listed game need a real score, after a question', async () => {
    fakeServer.on('POST /api/scores', () =>
      refusal(403, 'not_your_key', 'This game accepts only the key of its creator.'),
    );
    const { user } = await open([]);
    await user.click(screen.getByRole('button', { name: 'Send a test score' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send a score that counts?' }));
    expect(dialog.getByText(/public board in your name/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send it' }));
    expect(await screen.findByText('The score was refused')).toBeVisible();
    expect(fakeServer.lastRequest('POST /api/scores')?.body).toEqual({ gameId: 7, score: 1 });
  });

  it('of a listed game that takes scores from play sessions only come from playing it', async () => {
    await open([], { accepts: 'plays' });
    const test = within(screen.getByRole('region', { name: 'Test score' }));
    expect(test.getByRole('link', { name: 'Open the game' })).toHaveAttribute('href', '/games/7');
    expect(test.queryByRole('button')).toBeNull();
  });

  it('say that they could not be loaded', async () => {
    serve(own);
    const transport = new FakeTransport();
    transport.answerWith(() => ({ ok: false, code: 'forbidden' }));
    await renderApp({ at: AT, transport });
    expect(await screen.findByText('The requests could not be loaded.')).toBeVisible();
  });
});
