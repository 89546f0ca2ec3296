import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { game } from '#testing/factories/game.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { haveSession } from '#testing/handlers/auth.js';
import { renderApp } from '#testing/render-app.js';

const own = { created_by: ownUser().id, creator: { id: ownUser().id, username: 'ada' } };
const press = (name: string | RegExp) => screen.findByRole('button', { name });

/** The user's games on the server. */
function serveMadeGames(games: Game[]): void {
  const held = new Map(games.map((one) => [one.id, one]));
  fakeServer.on('GET /api/user/created-games', () => ({ body: [...held.values()] }));
  for (const { id } of games) {
    const change = (changes: Partial<Game>): Game => {
      const changed = { ...(held.get(id) ?? game(id, '')), ...changes };
      held.set(id, changed);
      return changed;
    };
    fakeServer.on(`DELETE /api/games/${id}`, () => (change({ active: false }), { status: 204 }));
    fakeServer.on(`PUT /api/games/${id}`, ({ body }) => ({ body: change(body as Partial<Game>) }));
  }
}

beforeEach(() => {
  haveSession(ownUser());
  fakeServer.on('GET /api/user/studio', () => ({ body: { games: [], offers: [] } }));
});

describe('the list of the user’s games', () => {
  it('hides and shows games after confirmation', async () => {
    serveMadeGames([game(7, 'Tide Runner', own), game(8, 'Moss', { ...own, active: false })]);
    const { user } = await renderApp({ at: '/studio' });
    const rows = await screen.findByRole('list', { name: 'Your games' });
    await waitFor(() => expect(within(rows).getAllByRole('listitem')).toHaveLength(2));
    expect(within(rows).getByRole('link', { name: 'Manage of Tide Runner' })).toHaveAttribute('href', '/studio/7');
    expect(within(rows).getByRole('link', { name: 'View of Moss' })).toHaveAttribute('href', '/games/8');
    const [first, second] = within(rows).getAllByRole('listitem');
    expect(first).toHaveTextContent('Visible');
    expect(second).toHaveTextContent('Hidden');

    await user.click(await press('Hide of Tide Runner'));
    let dialog = within(await screen.findByRole('dialog', { name: 'Hide Tide Runner?' }));
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('Game hidden')).toBeVisible();
    await waitFor(() => expect(first).toHaveTextContent('Hidden'));

    await user.click(await press('Show again of Moss'));
    dialog = within(await screen.findByRole('dialog', { name: 'Show Moss again?' }));
    expect(dialog.getByLabelText('Clear them: everybody starts afresh')).toBeChecked();
    await user.click(dialog.getByLabelText('Keep the best of each player'));
    await user.click(dialog.getByRole('button', { name: 'Show again' }));
    expect(await screen.findByText('Game is visible again')).toBeVisible();
    expect(fakeServer.lastRequest('PUT /api/games/8')?.body).toEqual({ active: true, trial_scores: 'keep' });
    await waitFor(() => expect(second).toHaveTextContent('Visible'));
  });

  it('marks drafts and games that are to be deleted, which cannot be shown from here', async () => {
    const hidden = { ...own, active: false };
    serveMadeGames([
      game(7, 'Tide Runner', { ...hidden, status: 'draft' }),
      game(8, 'Moss', { ...hidden, status: 'hidden', delete_at: '2026-12-06T10:00:00.000Z' }),
    ]);
    await renderApp({ at: '/studio' });
    const rows = await screen.findByRole('list', { name: 'Your games' });
    await waitFor(() => expect(within(rows).getAllByRole('listitem')).toHaveLength(2));
    const [draft, deleted] = within(rows).getAllByRole('listitem');
    expect(draft).toHaveTextContent('Draft');
    expect(draft).toHaveTextContent('Only you and your testers see this.');
    expect(deleted).toHaveTextContent(/Will be deleted on .*Dec 6, 2026/);
    expect(within(rows).queryByRole('button')).toBeNull();
  });

  it('shows how each listed game does', async () => {
    serveMadeGames([game(7, 'Tide Runner', own), game(8, 'Moss', own)]);
    const figures = {
      game_id: 7,
      playing_now: 2,
      plays_today: 5,
      scores_this_week: 1_200,
      last_score_at: new Date().toISOString(),
    };
    const quiet = { game_id: 8, playing_now: 0, plays_today: 0, scores_this_week: 0, last_score_at: null };
    fakeServer.on('GET /api/user/studio', () => ({ body: { games: [quiet, figures], offers: [] } }));
    await renderApp({ at: '/studio' });
    expect(
      await screen.findByText(/^2 playing now · 5 plays today · 1,200 scores this week · last score/),
    ).toBeVisible();
    expect(screen.getByText('0 playing now · 0 plays today · 0 scores this week · no score yet')).toBeVisible();
  });

  it('asks whether the user makes a game that is offered', async () => {
    serveMadeGames([]);
    const by = { id: '00000000-0000-4000-8000-00000000000b', username: 'bob' };
    let offers = [
      { kind: 'maker_invite', game: { id: 9, name: '<player/> Quest' }, by, at: '2026-11-20T10:00:00.000Z' },
    ];
    fakeServer.on('GET /api/user/studio', () => ({ body: { games: [], offers } }));
    fakeServer.on(`DELETE /api/games/9/makers/${ownUser().id}`, () => {
      offers = [];
      return { status: 204 };
    });
    const { user } = await renderApp({ at: '/studio' });
    const panel = await screen.findByRole('region', { name: 'Offered to you' });
    expect(panel).toHaveTextContent('bob invites you to make <player/> Quest together.');
    await user.click(within(panel).getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Offered to you' })).toBeNull());
  });

  it('keeps a game visible when hiding fails, with a message in the dialog', async () => {
    serveMadeGames([game(7, 'Tide Runner', own)]);
    fakeServer.on('DELETE /api/games/7', () => refusal(503, 'unavailable', 'Busy'));
    const { user } = await renderApp({ at: '/studio' });
    await user.click(await press('Hide of Tide Runner'));
    await user.click(await press('Hide'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The game could not be hidden\. The service is busy/);
  });

  it('links to the form when it is empty, and retries after a failure', async () => {
    fakeServer.on('GET /api/user/created-games', () => refusal(503, 'unavailable', 'Busy'));
    const { user } = await renderApp({ at: '/studio' });
    expect(await screen.findByText('Your games could not be loaded.')).toBeVisible();
    serveMadeGames([]);
    await user.click(await press('Retry'));
    expect(await screen.findByText('You have not listed any games yet.')).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'Submit a Game' })) {
      expect(link).toHaveAttribute('href', '/submit-game');
    }
  });
});
