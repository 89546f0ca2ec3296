import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { game } from '#testing/factories/game.factory.js';
import { gameAchievement, playerRating, publicProfile } from '#testing/factories/profile.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { haveSession } from '#testing/handlers/auth.js';
import { renderApp } from '#testing/render-app.js';

const PROFILE = 'GET /api/users/grace';
const region = (name: string) => screen.findByRole('region', { name });

beforeEach(() => {
  fakeServer.on('GET /api/users/Grace/game-achievements', () => ({ body: [] }));
});

describe('a public profile', () => {
  it('shows completed achievements of games, and no panel without any', async () => {
    fakeServer.on(PROFILE, () => ({ body: publicProfile() }));
    fakeServer.on('GET /api/users/Grace/game-achievements', () => ({ body: [gameAchievement('first-gem')] }));
    await renderApp({ at: '/u/grace' });
    const list = within(await region('Game achievements'));
    expect(list.getByRole('heading', { name: 'first-gem (en)' })).toBeVisible();
    expect(list.getByText('How to get first-gem (en)')).toBeVisible();
    expect(list.getByRole('link', { name: 'Neon Snake' })).toHaveAttribute('href', '/games/9');
  });

  it('shows stats, bests and achievements', async () => {
    fakeServer.on(PROFILE, () => ({ body: publicProfile({ games: [game(3, 'Byte Bakery')] }) }));
    await renderApp({ at: '/u/grace' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Grace' })).toBeVisible();
    expect(document.title).toBe('Grace, player profile');
    expect(screen.getByText('Member since Oct 5, 2026')).toBeVisible();
    expect(screen.getByText('Level 2 · Apprentice')).toBeVisible();
    const bests = within(await region('Best scores'))
      .getAllByRole('row')
      .slice(1);
    expect(bests.map((row) => row.textContent)).toEqual([
      '1Rank 1Hexfall900Nov 2, 2026',
      'N/AUnknown Game350Nov 2, 2026',
    ]);
    expect(within(await region('Achievements')).getByText('First Game')).toBeVisible();
    expect(within(await region('Games made')).getByRole('link', { name: 'View Game: Byte Bakery' })).toHaveAttribute(
      'href',
      '/games/3',
    );
    expect(screen.queryByText(/This is your public profile/)).not.toBeInTheDocument();
  });

  it('shows bests on other boards as the boards do, and how the rank on them has changed', async () => {
    const [first] = publicProfile().bests;
    const format = { direction: 'asc', kind: 'time', decimals: 0, unit: null } as const;
    const lap = { ...first!, board: 'lap', boardName: 'Fastest lap', score: 83_456, format, rank: 4 };
    fakeServer.on(PROFILE, () => ({ body: publicProfile({ bests: [lap] }) }));
    const days = [
      { day: '2026-11-01', rank: 30 },
      { day: '2026-11-03', rank: 10 },
      { day: '2026-11-05', rank: 4 },
    ];
    // The owner's spelling.
    const RANKS = 'GET /api/users/Grace/ranks';
    fakeServer.on(RANKS, () => ({ body: { gameId: 7, board: 'lap', days } }));
    const { user } = await renderApp({ at: '/u/grace' });
    expect(await screen.findByText('1:23.456')).toBeVisible();
    const bests = within(await region('Best scores'));
    expect(bests.getByRole('row', { name: /Fastest lap/ })).toHaveTextContent('HexfallFastest lap');
    await user.click(await bests.findByRole('button', { name: 'Rank over time: Hexfall, Fastest lap' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rank of Grace: Hexfall, Fastest lap' }));
    const chart = 'Rank from Nov 1, 2026 to Nov 5, 2026: best 4, lowest 30, last 4.';
    expect(await dialog.findByRole('img', { name: chart })).toBeVisible();
    const rows = within(dialog.getByRole('table', { name: 'Rank by day' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => row.textContent)).toEqual(['Nov 5, 20264', 'Nov 3, 202610', 'Nov 1, 202630']);
    const { query } = fakeServer.lastRequest(RANKS)!;
    expect([query.get('gameId'), query.get('board')]).toEqual(['7', 'lap']);
  });

  it('leads from a best score to its run, if it was recorded', async () => {
    const [first, second] = publicProfile().bests;
    fakeServer.on(PROFILE, () => ({ body: publicProfile({ bests: [{ ...first!, recorded: true }, second!] }) }));
    await renderApp({ at: '/u/grace' });
    const bests = within(await region('Best scores'));
    const links = await bests.findAllByRole('link', { name: /^Watch/ });
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Watch: the run in Hexfall', '/runs/41'],
    ]);
  });

  it('shows a medal for each top-three week, with links to the week and to the recorded run', async () => {
    fakeServer.on(PROFILE, () => ({
      body: publicProfile({
        championships: [
          { week: '2026-W46', gameId: 7, gameName: 'Astro Jump', place: 1, score: 900, scoreId: 41 },
          { week: '2026-W46', gameId: null, gameName: null, place: 3, score: 1_900 },
          { week: '2020-W53', gameId: 8, gameName: '', place: 2, score: 5 },
        ],
        championshipTotals: { first: 4, second: 1, third: 1 },
      }),
    }));
    await renderApp({ at: '/u/grace' });
    const medals = within(await region('Weekly championships'));
    const watch = await medals.findByRole('link', { name: 'Watch: the run in Astro Jump' });
    expect(watch).toHaveAttribute('href', '/runs/41');
    expect(medals.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1Rank 1Champion of week 46, 2026 · Astro JumpWatch900',
      '3Rank 3Third in week 46, 2026 · All games1,900',
      '2Rank 2Second in week 53, 2020 · Unknown Game5',
    ]);
    expect(medals.getByRole('link', { name: /^Champion of .* Astro Jump/ })).toHaveAttribute(
      'href',
      '/leaderboard/weeks/2026-W46',
    );
    for (const text of ['4 × first', '1 × second', '1 × third', 'And 3 before that.']) {
      expect(medals.getByText(text)).toBeVisible();
    }
  });

  it('shows the player rating with its rank and a line of the last days', async () => {
    fakeServer.on(PROFILE, () => ({ body: publicProfile({ playerRating: playerRating([380, 391, 412.3]) }) }));
    await renderApp({ at: '/u/grace' });
    const shown = within(await region('Stats'));
    expect(await shown.findByText('412')).toBeVisible();
    expect(shown.getByText(/Rank 3/)).toBeVisible();
    expect(shown.getByRole('link', { name: 'Player Rating' })).toHaveAttribute('href', '/leaderboard?board=rating');
    expect(await shown.findByRole('img', { name: 'Player Rating: 380 on Nov 17, 2026, 412 now' })).toBeVisible();
  });

  it('shows that there is no player rating yet', async () => {
    fakeServer.on(PROFILE, () => ({ body: publicProfile() }));
    await renderApp({ at: '/u/grace' });
    expect(await within(await region('Stats')).findByText('None yet')).toBeVisible();
    expect(within(await region('Stats')).queryByRole('img')).not.toBeInTheDocument();
  });

  it('can be followed by a signed-in player, and left again', async () => {
    haveSession(ownUser());
    fakeServer.on(PROFILE, () => ({ body: publicProfile({ followers: 1 }) }));
    fakeServer.on('GET /api/user/following/Grace', () => ({ body: { following: false, blocked: false } }));
    fakeServer.on('PUT /api/users/Grace/follow', () => ({ status: 204 }));
    fakeServer.on('DELETE /api/users/Grace/follow', () => ({ status: 204 }));
    const { user } = await renderApp({ at: '/u/grace' });
    expect(await screen.findByText('1 follower')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Follow' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Follow' }));
    await user.click(await screen.findByRole('button', { name: 'Unfollow' }));
    expect(await screen.findByRole('button', { name: 'Follow' })).toBeVisible();
    expect(screen.getByText('1 follower')).toBeVisible();
    expect(fakeServer.lastRequest('DELETE /api/users/Grace/follow')).toBeDefined();
  });

  it('says why a player could not be followed', async () => {
    haveSession(ownUser());
    fakeServer.on(PROFILE, () => ({ body: publicProfile() }));
    fakeServer.on('GET /api/user/following/Grace', () => ({ body: { following: false, blocked: false } }));
    fakeServer.on('PUT /api/users/Grace/follow', () => refusal(413, 'quota_exceeded', 'You follow 1000 players.'));
    const { user } = await renderApp({ at: '/u/grace' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Follow' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Follow' }));
    expect(await screen.findByText(/You cannot follow any more players/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Follow' })).toBeVisible();
  });

  it('is blocked after a question, which ends following, and unblocked at once', async () => {
    haveSession(ownUser());
    fakeServer.on(PROFILE, () => ({ body: publicProfile({ followers: 1 }) }));
    fakeServer.on('GET /api/user/following/Grace', () => ({ body: { following: true, blocked: false } }));
    fakeServer.on('PUT /api/users/Grace/block', () => ({ status: 204 }));
    fakeServer.on('DELETE /api/users/Grace/block', () => ({ status: 204 }));
    const { user } = await renderApp({ at: '/u/grace' });
    await user.click(await screen.findByRole('button', { name: 'Block' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Block Grace?' }));
    expect(dialog.getByText(/^You stop following each other/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Block' }));
    expect(await screen.findByText('Grace is blocked')).toBeVisible();
    expect(screen.queryByRole('button', { name: /ollow$/ })).not.toBeInTheDocument();
    expect(screen.getByText('0 followers')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Unblock' }));
    expect(await screen.findByRole('button', { name: 'Follow' })).toBeVisible();
    expect(fakeServer.lastRequest('DELETE /api/users/Grace/block')).toBeDefined();
  });

  it('leads visitors who want to follow to the login', async () => {
    fakeServer.on(PROFILE, () => ({ body: publicProfile() }));
    await renderApp({ at: '/u/grace' });
    expect(await screen.findByRole('link', { name: 'Follow' })).toHaveAttribute('href', '/auth');
  });

  it('shows empty states', async () => {
    fakeServer.on(PROFILE, () => ({ body: publicProfile({ bests: [], achievements: [] }) }));
    await renderApp({ at: '/u/grace' });
    expect(await screen.findByText('No scores yet.')).toBeVisible();
    expect(screen.getByText('No achievements yet.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Games made' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Weekly championships' })).not.toBeInTheDocument();
  });

  it('links owners to their own page', async () => {
    haveSession(ownUser({ username: 'Grace' }));
    fakeServer.on(PROFILE, () => ({ body: publicProfile({ id: ownUser().id }) }));
    await renderApp({ at: '/u/grace' });
    expect(await screen.findByRole('link', { name: 'Edit your profile' })).toHaveAttribute('href', '/profile');
  });

  it('shows the not-found page for unknown names', async () => {
    fakeServer.on(PROFILE, () => refusal(404, 'not_found', 'This player does not exist'));
    await renderApp({ at: '/u/grace' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Player Not Found' })).toBeVisible();
    expect(document.title).toBe('Player Not Found');
  });

  it.each(['/u/active', '/u/no%20name', '/u/ab'])('sends no request at %s', async (at) => {
    await renderApp({ at });
    expect(await screen.findByRole('heading', { level: 1, name: 'Player Not Found' })).toBeVisible();
    expect(fakeServer.requests).toEqual([]);
  });

  it('reports a failed request and retries', async () => {
    fakeServer.on(PROFILE, () => refusal(503, 'unavailable', 'Busy'));
    const { user } = await renderApp({ at: '/u/grace' });
    expect(await screen.findByText('This profile could not be loaded.')).toBeVisible();
    fakeServer.on(PROFILE, () => ({ body: publicProfile() }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Grace' })).toBeVisible();
  });
});
