import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { champion, gameChampions, serveWeek, weekChampions } from '#testing/handlers/weeks.js';
import { renderApp } from '#testing/render-app.js';

const at = '/leaderboard/weeks/2026-W46';

describe('the page of a week', () => {
  it('shows the leaders over all games and in each, with links to players and games', async () => {
    serveWeek(weekChampions('2026-W46', { previous: '2026-W45', next: '2026-W47' }));
    await renderApp({ at });
    expect(await screen.findByRole('heading', { level: 1, name: 'Champions of week 46, 2026' })).toBeVisible();
    const overall = await screen.findByRole('region', { name: 'Over all games' });
    expect(
      within(overall)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['1Rank 1ada900 points', '2Rank 2bob700 points', '3Rank 3eve650 points']);
    expect(within(overall).getByRole('link', { name: 'ada' })).toHaveAttribute('href', '/u/ada');
    const games = screen.getByRole('region', { name: 'Game by game' });
    expect(within(games).getByRole('link', { name: 'Hexfall' })).toHaveAttribute('href', '/games/7');
    expect(within(games).getByText('5 players')).toBeVisible();
    expect(within(games).getByRole('list', { name: 'Hexfall' })).toHaveTextContent('bob500');
    expect(document.title).toBe('Champions of week 46, 2026');
    expect(screen.getByText('Nov 9 – 15, 2026')).toBeVisible();
    expect(screen.getByText('12 players')).toBeVisible();
  });

  it('links to the weeks before and after, and to the boards', async () => {
    serveWeek(weekChampions('2026-W46', { previous: '2026-W45', next: '2026-W47' }));
    serveWeek(weekChampions('2026-W45', { global: [champion(1, 'zoe', 77)], next: '2026-W46' }));
    const { user, address } = await renderApp({ at });
    await user.click(await screen.findByRole('link', { name: 'Week before: Week 45, 2026' }));
    expect(await screen.findByRole('link', { name: 'zoe' })).toBeVisible();
    expect(address()).toBe('/leaderboard/weeks/2026-W45');
    expect(screen.queryByRole('link', { name: /^Week before/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Week after: Week 46, 2026' })).toBeVisible();
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(trail).getByRole('link', { name: 'Leaderboards' })).toHaveAttribute('href', '/leaderboard');
  });

  it('shows the best of the seven dailies, with a way to watch their best runs', async () => {
    const best = { place: 1, userId: 'id-of-ada', username: 'ada', points: 290, days: 3, bestScoreId: 41 } as const;
    serveWeek(weekChampions('2026-W46', { daily: [{ ...best, recorded: true }] }));
    await renderApp({ at });
    const contest = await screen.findByRole('region', { name: 'Weekly contest' });
    expect(within(contest).getByText('290')).toBeVisible();
    expect(await within(contest).findByRole('link', { name: 'Watch: the run of ada' })).toHaveAttribute(
      'href',
      '/runs/41',
    );
  });

  it('gives equal scores the same rank and medal', async () => {
    serveWeek(
      weekChampions('2026-W46', { global: [champion(1, 'ada', 9), champion(1, 'bob', 9), champion(3, 'c.c', 1)] }),
    );
    await renderApp({ at });
    const overall = await screen.findByRole('region', { name: 'Over all games' });
    expect(within(overall).getAllByText(/^Rank \d$/).map((rank) => rank.textContent)).toEqual(['Rank 1', 'Rank 1', 'Rank 3']); // prettier-ignore
    expect(within(overall).getByText('point')).toBeVisible();
  });

  it('shows deleted players without a link', async () => {
    serveWeek(weekChampions('2026-W46', { global: [champion(1, 'Deleted player', 9)] }));
    await renderApp({ at });
    const overall = await screen.findByRole('region', { name: 'Over all games' });
    expect(within(overall).getByText('Deleted player')).toBeVisible();
    expect(within(overall).queryByRole('link')).not.toBeInTheDocument();
  });

  it('leads to the recorded runs of the champions of a game', async () => {
    const champions = [{ ...champion(1, 'ada', 9), scoreId: 41 }, champion(2, 'bob', 8)];
    serveWeek(weekChampions('2026-W46', { games: [gameChampions(7, 'Hexfall', { champions })] }));
    await renderApp({ at });
    const watch = await screen.findByRole('link', { name: 'Watch: the run of ada' });
    expect(watch).toHaveAttribute('href', '/runs/41');
    expect(screen.queryByRole('link', { name: 'Watch: the run of bob' })).not.toBeInTheDocument();
  });

  it('links to its games, and to playing them where possible', async () => {
    serveWeek(
      weekChampions('2026-W46', {
        games: [
          gameChampions(7, 'Hexfall'),
          gameChampions(8, 'Snake', { launch: 'hosted', arcadeId: 'snake' }),
          gameChampions(9, 'Drift', { gameUrl: 'https://drift.example/' }),
        ],
      }),
    );
    await renderApp({ at });
    expect(await screen.findByRole('link', { name: 'Hexfall' })).toHaveAttribute('href', '/games/7');
    expect(screen.getByRole('link', { name: 'Play Game of Snake' })).toHaveAttribute('href', '/play/8');
    expect(screen.getByRole('link', { name: /^Play Game of Drift/ })).toHaveAttribute('href', 'https://drift.example/');
    expect(screen.queryByRole('link', { name: /^Play Game of Hexfall/ })).not.toBeInTheDocument();
  });

  it('pages through its games, and keeps the page in the address', async () => {
    serveWeek(weekChampions('2026-W46'), 30);
    const { user, address } = await renderApp({ at });
    expect(await screen.findByText('Page 1 of 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(address()).toBe(`${at}?page=2`);
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    expect(fakeServer.lastRequest(`GET /api/leaderboard/weeks/2026-W46`)?.query.toString()).toBe('page=2&limit=12');
  });

  it('shows that the current week is running, and links to the live board', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T19:30:20.000Z'), advanceTimers: true });
    serveWeek(weekChampions('2026-W47', { closed: false, players: null, global: [], games: [], previous: '2026-W46' }));
    await renderApp({ at: '/leaderboard/weeks/2026-W47' });
    expect(await screen.findByRole('heading', { name: 'This week is still running' })).toBeVisible();
    expect(screen.getByText('Resets in 2 d 4 h')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Watch the live board' })).toHaveAttribute(
      'href',
      '/leaderboard?period=week',
    );
  });

  it('shows that a week just ended is being evaluated, and refetches', async () => {
    serveWeek(weekChampions('2026-W46', { closed: false, players: null, global: [], games: [] }));
    const { user } = await renderApp({ at });
    expect(await screen.findByRole('heading', { name: 'This week has just ended' })).toBeVisible();
    serveWeek(weekChampions('2026-W46'));
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    expect(await screen.findByRole('link', { name: 'ada' })).toBeVisible();
  });

  it('shows an empty state for a week without scores', async () => {
    serveWeek(weekChampions('2026-W46', { players: 0, global: [], games: [] }));
    await renderApp({ at });
    expect(await screen.findByText('Nobody played this week.')).toBeVisible();
  });

  it.each(['2026-W54', '2025-W53', 'W46', '2026-46'])('is not found for %s, without a request', async (name) => {
    await renderApp({ at: `/leaderboard/weeks/${name}` });
    expect(await screen.findByRole('heading', { name: 'Week Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Leaderboards' })).toHaveAttribute('href', '/leaderboard');
    expect(fakeServer.lastRequest(`GET /api/leaderboard/weeks/${name}`)).toBeUndefined();
  });

  it('is not found for a week without a board', async () => {
    fakeServer.on('GET /api/leaderboard/weeks/2099-W01', () => refusal(404, 'not_found', 'This week was not found'));
    await renderApp({ at: '/leaderboard/weeks/2099-W01' });
    expect(await screen.findByRole('heading', { name: 'Week Not Found' })).toBeVisible();
    expect(document.title).toBe('Week Not Found');
  });

  it('reports a failed request and retries', async () => {
    fakeServer.on('GET /api/leaderboard/weeks/2026-W46', () => refusal(503, 'unavailable', 'Busy'));
    const { user } = await renderApp({ at });
    expect(await screen.findByText('The champions of this week could not be loaded.')).toBeVisible();
    serveWeek(weekChampions('2026-W46'));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'ada' })).toBeVisible();
  });
});
