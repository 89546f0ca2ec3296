import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ListedRun } from '@gamegeek/contracts/play/live-runs.schemas.js';
import { act, screen, waitFor, within } from '@testing-library/react';
import { activePlayer, liveTrend, trendsOf } from '#testing/factories/activity.factory.js';
import { boardOf, entries, entry, watchAck } from '#testing/factories/board.factory.js';
import { game } from '#testing/factories/game.factory.js';
import { GRACE, listedRun, sessionOf } from '#testing/factories/live-run.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer, refusal, type FakeAnswer } from '#testing/fake-server.js';
import { FakeTransport } from '#testing/fake-transport.js';
import { haveSession } from '#testing/handlers/auth.js';
import { serveGames } from '#testing/handlers/games.js';
import { serveScoreCount } from '#testing/handlers/scores.js';
import { finalizedWeek, serveWeeks } from '#testing/handlers/weeks.js';
import { renderApp } from '#testing/render-app.js';

const GAMES = [
  game(1, 'Neon Drift', { player_count: 9, categories: ['Strategy', 'Puzzle'] }),
  game(2, 'Ápex Racer', { player_count: 9, categories: ['Simulation'] }),
  game(7, 'Hexfall', { player_count: 9, categories: ['Strategy'] }),
];

/** A server whose boards all have these rows, while these runs are played. */
function transportWith(rows = entries(25), total = rows.length, runs: ListedRun[] = []): FakeTransport {
  const transport = new FakeTransport();
  transport.answerWith(
    (topic, options) => activityAck(topic, runs) ?? watchAck(topic, 5, boardOf(rows.slice(0, options?.rows), total)),
  );
  return transport;
}

/** Answers the topics beside that of the board. */
function activityAck(topic: string, runs: ListedRun[] = []) {
  const snapshots: Record<string, object> = {
    'players:active': { players: [activePlayer(1, 7, { username: 'busy-bee' })] },
    'games:trending': trendsOf([liveTrend(game(4, 'Rising Star'))]),
    'runs:live': { runs, replay: null },
  };
  const snapshot = snapshots[topic];
  return snapshot && { ok: true as const, topic, seq: 1, snapshot };
}

const rowsShown = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent);

function patchOf(topic: string, rows: ReturnType<typeof entry>[], seq = 6, total = 25) {
  return { topic, from: seq, to: seq, upserts: rows, total, watching: 4 };
}

beforeEach(() => {
  serveGames(GAMES);
  serveWeeks();
  serveScoreCount(1_234);
});

describe('the leaderboard page', () => {
  it('shows the top ten of all games, with explanations', async () => {
    await renderApp({ at: '/leaderboard', transport: transportWith() });
    expect(await screen.findByRole('rowheader', { name: 'player-1' })).toBeVisible();
    expect(rowsShown()).toHaveLength(10);
    expect(document.title).toBe('Leaderboards');
    for (const text of ['1,234 scores', '25 players', '3 games']) expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('3 watching')).toBeVisible();
    expect((await screen.findAllByText('Live'))[0]).toBeVisible();
    const explanation = within(screen.getByRole('region', { name: 'How Scoring Works' }));
    for (const text of ['Accuracy', 'Time bonus', 'Achievement multipliers']) {
      expect(explanation.getByText(text)).toBeVisible();
    }
  });

  it('shows active players and trending games beside the board', async () => {
    await renderApp({ at: '/leaderboard', transport: transportWith() });
    const players = await screen.findByRole('region', { name: 'Active Players (last 7 days)' });
    expect(await within(players).findByRole('link', { name: 'busy-bee' })).toBeVisible();
    const games = screen.getByRole('region', { name: 'Trending Games (this week)' });
    expect(await within(games).findByRole('link', { name: /Rising Star/ })).toBeVisible();
  });

  it('counts the scores and players of a game on its board, says since when its rules hold, and links to playing it', async () => {
    serveGames([...GAMES, game(8, 'Snake', { launch: 'hosted', arcade_id: 'snake' })]);
    const { user } = await renderApp({ at: '/leaderboard?game=8', transport: transportWith() });
    for (const text of ['1,234 scores', '25 players']) expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText('4 games')).not.toBeInTheDocument();
    expect(fakeServer.lastRequest('GET /api/scores/count')?.query.toString()).toBe('gameId=8&period=all');
    expect(screen.getByRole('link', { name: 'Game Page of Snake' })).toHaveAttribute('href', '/games/8');
    expect(screen.getByRole('link', { name: 'Play Game of Snake' })).toHaveAttribute('href', '/play/8');
    expect(await screen.findByText(/^New rules since November 30, 2026: /)).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Game' }));
    await user.click(screen.getByRole('option', { name: 'Hexfall' }));
    expect(await screen.findByRole('link', { name: 'Game Page of Hexfall' })).toHaveAttribute('href', '/games/7');
    expect(screen.queryByText(/^New rules since/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Play Game/ })).not.toBeInTheDocument();
  });

  it('leads from the board of a game to who plays it now, and from that of all games to the best run', async () => {
    serveGames([...GAMES, game(8, 'Snake', { launch: 'hosted', arcade_id: 'snake' })]);
    const runs = [listedRun(1), listedRun(2, { gameId: 8, player: GRACE }), listedRun(3, { gameId: 8 })];
    const transport = transportWith(entries(25), 25, runs);
    const { user } = await renderApp({ at: '/leaderboard?game=8', transport });
    const link = await screen.findByRole('link', { name: 'Watch grace live' });
    expect(link).toHaveAttribute('href', `/tv?run=${sessionOf(2)}`);
    const send = (left: ListedRun[], seq: number) =>
      act(() => transport.send({ topic: 'runs:live', from: seq, to: seq, runs: left, replay: null }));
    send([listedRun(1), listedRun(2, { gameId: 8, player: GRACE, state: 'over' })], 2);
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Watch \w+ live$/ })).not.toBeInTheDocument());
    await user.click(screen.getByRole('combobox', { name: 'Game' }));
    await user.click(screen.getByRole('option', { name: 'All games' }));
    expect(await screen.findByRole('link', { name: 'Watch ada live' })).toHaveAttribute(
      'href',
      `/tv?run=${sessionOf(1)}`,
    );
  });

  it('never counts fewer scores than players, who may have arrived after the count', async () => {
    serveScoreCount(24);
    await renderApp({ at: '/leaderboard', transport: transportWith() });
    expect(await screen.findByText('25 scores')).toBeVisible();
  });

  it.each([
    ['invites to the empty board of a game', { game_url: 'https://hexfall.example/' }, true],
    ['does not invite to the empty board of a game that cannot be played', {}, false],
  ])('%s', async (_, fields, isInviting) => {
    serveGames([game(9, 'Nova', fields)]);
    await renderApp({ at: '/leaderboard?game=9', transport: transportWith([]) });
    expect(await screen.findByText('No scores found for this game.')).toBeVisible();
    await screen.findByRole('link', { name: 'Game Page of Nova' });
    expect(screen.queryAllByText(/^Be the first/)).toHaveLength(isInviting ? 1 : 0);
  });

  it('shows the time range below the names of the boards', async () => {
    await renderApp({ at: '/leaderboard', transport: transportWith() });
    expect(await screen.findByRole('tab', { name: 'Global Leaderboard' })).toHaveAccessibleDescription('All time');
    expect(screen.getByRole('tab', { name: 'Weekly Champions' })).toHaveAccessibleDescription('This week');
  });

  it('moves a row to its new rank when a score arrives', async () => {
    const { transport } = await renderApp({ at: '/leaderboard', transport: transportWith() });
    await screen.findByRole('rowheader', { name: 'player-1' });
    act(() => transport.send(patchOf('leaderboard:global:all', [entry(9, 9_999)])));
    expect(await screen.findByRole('cell', { name: '9,999' })).toBeVisible();
    expect(rowsShown().slice(0, 2)).toEqual(['player-9', 'player-1']);
    expect(screen.getByText('4 watching')).toBeVisible();
  });

  it('announces a change to screen readers in one sentence', async () => {
    const { transport } = await renderApp({ at: '/leaderboard', transport: transportWith() });
    await screen.findByRole('rowheader', { name: 'player-1' });
    act(() => transport.send(patchOf('leaderboard:global:all', [entry(9, 9_999), entry(4, 9_000)])));
    expect(await screen.findByText('player-9 is now number 1 with 9,999 points.')).toBeInTheDocument();
    act(() => transport.send(patchOf('leaderboard:global:all', [entry(8, 12_000)], 7)));
    expect(screen.queryByText(/player-8 is now/)).not.toBeInTheDocument();
  });

  it('holds changes while the pointer is in the list', async () => {
    const { transport, user } = await renderApp({ at: '/leaderboard', transport: transportWith() });
    await user.hover(await screen.findByRole('rowheader', { name: 'player-1' }));
    act(() => transport.send(patchOf('leaderboard:global:all', [entry(9, 9_999)])));
    const pill = await screen.findByRole('button', { name: 'Show 1 new score' });
    expect(rowsShown()[0]).toBe('player-1');
    await user.click(pill);
    expect(rowsShown()[0]).toBe('player-9');
    expect(screen.queryByRole('button', { name: /new score/ })).not.toBeInTheDocument();
  });

  it('has the right number of pages, and keeps the page in the address', async () => {
    const { user, address, transport } = await renderApp({ at: '/leaderboard', transport: transportWith() });
    expect(await screen.findByText('Page 1 of 3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    expect(transport.requests).toContain('watch leaderboard:global:all {"rows":10}');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('rowheader', { name: 'player-20' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(transport.requests.filter((call) => call.startsWith('watch leaderboard:'))).toEqual([
      'watch leaderboard:global:all {"rows":10}',
      'watch leaderboard:global:all',
    ]);
    expect(rowsShown()).toEqual(['player-21', 'player-22', 'player-23', 'player-24', 'player-25']);
    expect(address()).toBe('/leaderboard?page=3');
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  it('shows those whom the user follows on request, with their ranks, and reads them again when the board changes', async () => {
    haveSession(ownUser());
    const answer = (rows: ReturnType<typeof entry>[], seq: number) => ({
      body: { gameId: null, period: 'all', total: rows.length, seq, page: 1, limit: 10, entries: rows },
    });
    fakeServer.on('GET /api/leaderboard', () =>
      answer([entry(4, 2_200, { rank: 4 }), entry(111, 3, { rank: 111 })], 5),
    );
    const { user, address, transport } = await renderApp({ at: '/leaderboard?page=2', transport: transportWith() });
    await user.click(await screen.findByRole('button', { name: 'Following' }));
    expect(await screen.findByRole('rowheader', { name: 'player-111' })).toBeVisible();
    expect(rowsShown()).toEqual(['player-4', 'player-111']);
    expect(screen.getByText('Rank 111')).toBeInTheDocument();
    expect(address()).toBe('/leaderboard?among=following');
    expect(fakeServer.lastRequest('GET /api/leaderboard')?.query.toString()).toBe(
      'period=all&limit=10&page=1&following=true',
    );
    fakeServer.on('GET /api/leaderboard', () => answer([entry(111, 9_999, { rank: 1 })], 6));
    act(() => transport.send(patchOf('leaderboard:global:all', [entry(111, 9_999)])));
    expect(await screen.findByRole('cell', { name: '9,999' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Everybody' }));
    expect(address()).toBe('/leaderboard');
    expect(await screen.findByRole('rowheader', { name: 'player-2' })).toBeVisible();
  });

  it('says how to follow a player while nobody whom the user follows is on the board', async () => {
    haveSession(ownUser());
    fakeServer.on('GET /api/leaderboard', () => ({
      body: { gameId: 7, period: 'week', total: 0, seq: 5, page: 1, limit: 10, entries: [] },
    }));
    await renderApp({ at: '/leaderboard?game=7&period=week&among=following', transport: transportWith() });
    expect(await screen.findByText('Nobody you follow is on this board, and neither are you.')).toBeVisible();
    expect(screen.getByText(/^To follow a player, click the name/)).toBeVisible();
    expect(fakeServer.lastRequest('GET /api/leaderboard')?.query.toString()).toBe(
      'gameId=7&period=week&limit=10&page=1&following=true',
    );
  });

  it('shows visitors the rows of everybody, without a choice', async () => {
    await renderApp({ at: '/leaderboard?among=following', transport: transportWith() });
    expect(await screen.findByRole('rowheader', { name: 'player-1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Following' })).not.toBeInTheDocument();
  });

  it('has no pager with only one page', async () => {
    await renderApp({ at: '/leaderboard', transport: transportWith(entries(10)) });
    await screen.findByRole('rowheader', { name: 'player-10' });
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  });

  it('requests pages beyond the first hundred rows', async () => {
    fakeServer.on('GET /api/leaderboard', ({ query }) => ({
      body: {
        gameId: null,
        period: 'all',
        total: 300,
        seq: 5,
        page: Number(query.get('page')),
        limit: 10,
        entries: [entry(111, 3, { rank: 111 })],
      },
    }));
    await renderApp({ at: '/leaderboard?page=12', transport: transportWith(entries(100), 300) });
    expect(await screen.findByRole('rowheader', { name: 'player-111' })).toBeVisible();
    expect(screen.getByText('Page 12 of 30')).toBeVisible();
    expect(fakeServer.lastRequest('GET /api/leaderboard')?.query.toString()).toBe('period=all&limit=10&page=12');
  });

  it('shows the last page for an address beyond it', async () => {
    await renderApp({ at: '/leaderboard?page=9', transport: transportWith() });
    expect(await screen.findByText('Page 3 of 3')).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'player-25' })).toBeVisible();
  });

  it('shows medals by rank, with equal medals for equal scores', async () => {
    await renderApp({ at: '/leaderboard', transport: transportWith([entry(1, 50), entry(2, 50), entry(3, 10)]) });
    await screen.findByRole('rowheader', { name: 'player-1' });
    const ranks = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getByText(/^Rank \d+$/).textContent);
    expect(ranks).toEqual(['Rank 1', 'Rank 1', 'Rank 3']);
  });

  it('watches the week of the selected game, with both in the address', async () => {
    const { user, transport, address } = await renderApp({ at: '/leaderboard?page=2', transport: transportWith() });
    const picker = await screen.findByRole('combobox', { name: 'Game' });
    await user.click(picker);
    await user.click(await screen.findByRole('option', { name: 'Hexfall' }));
    await user.click(screen.getByRole('tab', { name: 'Weekly Champions' }));
    expect(address()).toBe('/leaderboard?game=7&period=week');
    await waitFor(() => expect(transport.requests).toContain('watch leaderboard:7:week {"rows":10}'));
    expect(picker).toHaveValue('Hexfall');
  });

  it('shows an empty state for a game without scores', async () => {
    await renderApp({ at: '/leaderboard?game=7', transport: transportWith([]) });
    expect(await screen.findByText('No scores found for this game.')).toBeVisible();
  });

  it('shows an empty state for all games without scores', async () => {
    await renderApp({ at: '/leaderboard', transport: transportWith([]) });
    expect(await screen.findByText('No scores yet. The first one takes the top.')).toBeVisible();
    expect(screen.queryByText('No scores found for this game.')).not.toBeInTheDocument();
  });

  it('reports a failed board and retries', async () => {
    const transport = new FakeTransport();
    transport.answerWith((topic) => activityAck(topic) ?? { ok: false, code: 'unknown_topic', message: 'no' });
    const { user } = await renderApp({ at: '/leaderboard', transport });
    expect(await screen.findByText('Error loading leaderboard data. Please try again later.')).toBeVisible();
    transport.answerWith((topic) => activityAck(topic) ?? watchAck(topic, 5, boardOf(entries(2))));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('rowheader', { name: 'player-1' })).toBeVisible();
  });

  it('reports when a page beyond the first hundred rows fails to load', async () => {
    fakeServer.on('GET /api/leaderboard', () => refusal(500, 'internal', 'Oops'));
    await renderApp({ at: '/leaderboard?page=11', transport: transportWith(entries(100), 300) });
    expect(await screen.findByText('Error loading leaderboard data. Please try again later.')).toBeVisible();
  });

  it('shows the board when the list of games fails to load', async () => {
    fakeServer.on('GET /api/games', () => refusal(503, 'unavailable', 'Busy'));
    const { user } = await renderApp({ at: '/leaderboard', transport: transportWith() });
    expect(await screen.findByRole('rowheader', { name: 'player-1' })).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Game' }));
    expect(await screen.findByText('The list of games could not be loaded.')).toBeVisible();
  });
});

describe('the weekly board', () => {
  it('shows its end in the user’s time zone, and links to the last champions', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T19:30:20.000Z'), advanceTimers: true });
    await renderApp({ at: '/leaderboard?period=week', transport: transportWith() });
    await screen.findByRole('rowheader', { name: 'player-1' });
    expect(screen.getByText('Resets in 2 d 4 h')).toBeVisible();
    const exact = screen.getByText(/^Monday/);
    expect(exact).toHaveAttribute('datetime', '2026-11-23T00:00:00.000Z');
    expect(exact.closest('[aria-live], [role=status], [role=alert]')).toBeNull();
    expect(await screen.findByRole('link', { name: 'Champions of week 46' })).toHaveAttribute(
      'href',
      '/leaderboard/weeks/2026-W46',
    );
  });

  it('counts down, and starts again when the week is over', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-22T23:57:30.000Z'), advanceTimers: true });
    await renderApp({ at: '/leaderboard?period=week', transport: transportWith() });
    await screen.findByRole('rowheader', { name: 'player-1' });
    expect(screen.getByText('Resets in 2 min')).toBeVisible();
    act(() => jest.advanceTimersByTime(31_000));
    expect(screen.getByText('Resets in 1 min')).toBeVisible();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Resets in less than a minute')).toBeVisible();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Resets in 6 d 23 h')).toBeVisible();
  });

  it('has no link to champions before the first week is over', async () => {
    serveWeeks([]);
    await renderApp({ at: '/leaderboard?period=week', transport: transportWith() });
    await screen.findByRole('rowheader', { name: 'player-1' });
    await waitFor(() => expect(fakeServer.lastRequest('GET /api/leaderboard/weeks')?.query.get('limit')).toBe('1'));
    expect(screen.queryByRole('link', { name: /^Champions of/ })).not.toBeInTheDocument();
  });

  it('has no countdown on the all-time board', async () => {
    serveWeeks([finalizedWeek('2026-W46')]);
    await renderApp({ at: '/leaderboard', transport: transportWith() });
    await screen.findByRole('rowheader', { name: 'player-1' });
    expect(screen.queryByText(/^Resets in/)).not.toBeInTheDocument();
  });
});

describe('Find me on the board', () => {
  const me = ownUser({ id: 'user-17', username: 'player-17' });

  it('opens the page with the user’s own row and marks it', async () => {
    haveSession(me);
    fakeServer.on('GET /api/leaderboard', () => ({
      body: { gameId: null, period: 'all', total: 25, seq: 5, page: 2, limit: 10, entries: entries(25).slice(10, 20) },
    }));
    const { user, address } = await renderApp({ at: '/leaderboard', transport: transportWith() });
    await user.click(await screen.findByRole('button', { name: 'Find me' }));
    expect(await screen.findByText('You are number 17 with 900 points.')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/leaderboard?page=2'));
    const own = await screen.findByRole('row', { current: true });
    expect(within(own).getByRole('rowheader')).toHaveTextContent('player-17You');
    expect(fakeServer.lastRequest('GET /api/leaderboard')?.query.get('around')).toBe('user-17');
  });

  it('reports that the user is not on the board', async () => {
    haveSession(ownUser({ id: 'user-999' }));
    fakeServer.on('GET /api/leaderboard', () => ({
      body: { gameId: null, period: 'all', total: 25, seq: 5, page: 1, limit: 10, entries: entries(10) },
    }));
    const { user } = await renderApp({ at: '/leaderboard', transport: transportWith() });
    await user.click(await screen.findByRole('button', { name: 'Find me' }));
    expect(await screen.findByText(/You are not on this board yet/)).toBeVisible();
  });

  it('is hidden from visitors', async () => {
    await renderApp({ at: '/leaderboard', transport: transportWith() });
    await screen.findByRole('rowheader', { name: 'player-1' });
    expect(screen.queryByRole('button', { name: 'Find me' })).not.toBeInTheDocument();
  });
});

describe('the player rating', () => {
  const NOW = '2026-11-20T12:00:00.000Z';
  const rated = (n: number, points: number) => ({
    ...{ rank: n, points, games: 3 },
    ...{ userId: `user-${n}`, username: `player-${n}` },
  });
  const servePage = (total: number, rows = [rated(1, 412.3), rated(2, 86.5)], computedAt: string | null = NOW) =>
    fakeServer.on('GET /api/leaderboard/rating', ({ query }) => ({
      body: { computedAt, total, page: Number(query.get('page')), limit: 10, entries: rows },
    }));

  it('is a tab with the players, the own row marked, how it is computed, and when', async () => {
    jest.useFakeTimers({ now: Date.parse(NOW) + 4 * 60_000, advanceTimers: true });
    haveSession(ownUser({ id: 'user-2', username: 'player-2' }));
    servePage(2);
    const { user, address } = await renderApp({ at: '/leaderboard?game=7&page=2', transport: transportWith() });
    await user.click(await screen.findByRole('tab', { name: 'Player Rating' }));
    expect(address()).toBe('/leaderboard?board=rating');
    expect(await screen.findByRole('rowheader', { name: 'player-1' })).toBeVisible();
    expect(
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['1Rank 1player-13412', '2Rank 2player-2You387']);
    expect(screen.getByRole('row', { current: true })).toHaveTextContent('player-2');
    expect(
      screen.getByText(/is worth 100 ÷ √rank × players ÷ \(players \+ 20\) points, and the best 20/),
    ).toBeVisible();
    expect(screen.getByText(/rank 3 of 180 players is worth 52 points/)).toBeVisible();
    expect(screen.getByText('4 minutes ago')).toBeVisible();
  });

  it('has pages, and shows the last one for an address beyond it', async () => {
    servePage(12);
    await renderApp({ at: '/leaderboard?board=rating&page=9', transport: transportWith() });
    expect(await screen.findByText('Page 2 of 2')).toBeVisible();
    expect(fakeServer.lastRequest('GET /api/leaderboard/rating')?.query.toString()).toBe('page=2&limit=10');
  });

  it('says that nobody has one yet', async () => {
    servePage(0, [], null);
    await renderApp({ at: '/leaderboard?board=rating', transport: transportWith() });
    expect(await screen.findByText('Nobody has a rating yet.')).toBeVisible();
    expect(screen.queryByText(/Last computed/)).not.toBeInTheDocument();
  });

  it('reports that it could not be loaded, and retries', async () => {
    fakeServer.on('GET /api/leaderboard/rating', () => refusal(500, 'internal', 'Oops'));
    const { user } = await renderApp({ at: '/leaderboard?board=rating', transport: transportWith() });
    expect(await screen.findByText('Error loading leaderboard data. Please try again later.')).toBeVisible();
    servePage(2);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('rowheader', { name: 'player-1' })).toBeVisible();
  });

  it('leads to the board of a game that is picked', async () => {
    servePage(2);
    const { user, address } = await renderApp({ at: '/leaderboard?board=rating', transport: transportWith() });
    await user.click(await screen.findByRole('combobox', { name: 'Game' }));
    await user.click(await screen.findByRole('option', { name: 'Hexfall' }));
    expect(address()).toBe('/leaderboard?game=7');
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Hexfall');
  });
});

describe('the game picker', () => {
  it('says that the name of the chosen game is loading, and its number only if there is no name', async () => {
    const answer = Promise.withResolvers<FakeAnswer>();
    fakeServer.on('GET /api/games', () => answer.promise);
    fakeServer.on('GET /api/games/9', () => refusal(404, 'not_found', 'No such game'));
    const { unmount } = await renderApp({ at: '/leaderboard?game=7', transport: transportWith() });
    const picker = () => screen.findByRole('combobox', { name: 'Game' });
    expect(await picker()).toHaveValue('Loading…');
    answer.resolve({ body: GAMES, headers: { 'X-Total-Count': '3' } });
    await waitFor(async () => expect(await picker()).toHaveValue('Hexfall'));
    unmount();
    await renderApp({ at: '/leaderboard?game=9', transport: transportWith() });
    await waitFor(async () => expect(await picker()).toHaveValue('Game 9'));
  });

  it('groups games by main category and ignores accents', async () => {
    const { user } = await renderApp({ at: '/leaderboard', transport: transportWith() });
    const picker = await screen.findByRole('combobox', { name: 'Game' });
    expect(picker).toHaveValue('All games');
    await user.click(picker);
    const strategy = await screen.findByRole('group', { name: 'Strategy' });
    expect(screen.getByRole('group', { name: 'Simulation' })).toBeVisible();
    expect(
      within(strategy)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Hexfall', 'Neon Drift']);
    await user.type(picker, 'apex');
    const list = screen.getByRole('listbox', { name: 'Game' });
    expect(
      within(list)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Ápex Racer']);
    await user.type(picker, 'zzz');
    expect(screen.getByText('No games found')).toBeVisible();
  });

  it('works by keyboard', async () => {
    const { user, address } = await renderApp({ at: '/leaderboard', transport: transportWith() });
    const picker = await screen.findByRole('combobox', { name: 'Game' });
    await screen.findByText('3 games');
    picker.focus();
    await user.keyboard('{ArrowDown}');
    expect(picker).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}');
    expect(document.getElementById(picker.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent('Ápex Racer');
    await user.keyboard('{End}{Enter}');
    expect(address()).toBe('/leaderboard?game=1');
    await user.keyboard('{Enter}{Escape}');
    expect(picker).toHaveAttribute('aria-expanded', 'false');
    expect(picker).toHaveValue('Neon Drift');
  });
});
