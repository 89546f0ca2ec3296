import { PLAIN_FORMAT, type BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';
import type { LeaderboardSnapshot } from '@gamegeek/contracts/scores/scores.schemas.js';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { trendsOf } from '#testing/factories/activity.factory.js';
import { boardOf, entry, gameBoard, watchAck } from '#testing/factories/board.factory.js';
import { game } from '#testing/factories/game.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { FakeTransport } from '#testing/fake-transport.js';
import { serveGames } from '#testing/handlers/games.js';
import { serveScoreCount } from '#testing/handlers/scores.js';
import { serveWeeks } from '#testing/handlers/weeks.js';
import { renderApp } from '#testing/render-app.js';

const TIME: BoardFormat = { ...PLAIN_FORMAT, direction: 'asc', kind: 'time' };
const TRIAL = gameBoard({ slug: 'time-trial', name: 'Time trial', ...TIME, resets: ['month', 'day'] });
const TRIAL_TOPIC = 'leaderboard:7/time-trial:day';

/** Rows as they are sent: 1:02.500 leads. */
const times: LeaderboardSnapshot = {
  entries: [entry(1, 62_500, { rank: 1 }), entry(2, 83_456, { rank: 2 })],
  ...{ total: 2, watching: 3, format: TIME, boards: 2 },
};

function transportWith(boards: number | undefined): FakeTransport {
  const transport = new FakeTransport();
  transport.answerWith((topic) => {
    if (topic === 'players:active') return { ok: true, topic, seq: 1, snapshot: { players: [] } };
    if (topic === 'games:trending') return { ok: true, topic, seq: 1, snapshot: trendsOf([]) };
    if (topic.includes('/time-trial')) return watchAck(topic, 5, times);
    return watchAck(topic, 5, { ...boardOf([entry(3, 900)]), ...(boards === undefined ? {} : { boards }) });
  });
  return transport;
}

const boardSelect = () => screen.findByRole('combobox', { name: 'Board' });
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 30, 11, 59, 30), advanceTimers: true, doNotFake: ['performance'] });
  serveGames([game(7, 'Tide Runner', { player_count: 3 })]);
  serveWeeks();
  serveScoreCount(9);
  fakeServer.on('GET /api/games/7/boards', () => ({ body: [gameBoard(), TRIAL] }));
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the boards of a game on the leaderboard page', () => {
  it('are not requested for a game that has its main board only', async () => {
    await renderApp({ at: '/leaderboard?game=7', transport: transportWith(undefined) });
    expect(await screen.findByRole('rowheader', { name: /player-3/ })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Board' })).not.toBeInTheDocument();
    expect(fakeServer.lastRequest('GET /api/games/7/boards')).toBeUndefined();
  });

  it('are chosen by name, with their periods as tabs and times in order of the fastest, live', async () => {
    const transport = transportWith(2);
    const { user, address } = await renderApp({ at: '/leaderboard?game=7', transport });
    await user.selectOptions(await boardSelect(), 'Time trial');
    expect(screen.getAllByRole('tab').map(({ dataset }) => dataset.tab)).toEqual(['all', 'day', 'month', 'rating']);
    await user.click(screen.getByRole('tab', { name: 'Today' }));
    expect(address()).toBe('/leaderboard?game=7&board=time-trial&period=day');
    expect(await screen.findByText('Resets in 12 h 0 min')).toBeVisible();
    expect(await screen.findByText('1:02.500')).toBeVisible();
    expect(rows()).toEqual([expect.stringContaining('1:02.500'), expect.stringContaining('1:23.456')]);
    act(() => {
      const faster = entry(9, 59_001, { rank: 1, username: 'newcomer' });
      transport.send({ topic: TRIAL_TOPIC, from: 6, to: 6, upserts: [faster], total: 3, watching: 3 });
    });
    expect(await screen.findByText('0:59.001')).toBeVisible();
    expect(rows()).toEqual([
      ...[/newcomer.*0:59.001/, /player-1.*1:02.500/, /player-2.*1:23.456/].map((row) => expect.stringMatching(row)),
    ]);
  });

  it('of past days are reached by the day before and after', async () => {
    fakeServer.on('GET /api/leaderboard', ({ query }) => ({
      body: {
        ...{ gameId: 7, board: 'time-trial', edition: 1, format: TIME, period: 'day' },
        ...{ total: query.get('at') === '2026-11-29' ? 1 : 0, seq: 5, page: 1, limit: 10 },
        entries: query.get('at') === '2026-11-29' ? [entry(4, 70_000, { rank: 1 })] : [],
      },
    }));
    const { user, address } = await renderApp({
      at: '/leaderboard?game=7&board=time-trial&period=day',
      transport: transportWith(2),
    });
    await user.click(await screen.findByRole('button', { name: 'Day before' }));
    expect(await screen.findByText('1:10.000')).toBeVisible();
    expect(screen.getByText('Nov 29, 2026', { selector: 'strong' })).toBeVisible();
    expect(address()).toBe('/leaderboard?game=7&board=time-trial&period=day&at=2026-11-29');
    await user.click(screen.getByRole('button', { name: 'Day before' }));
    expect(await screen.findByText('Nobody has a score in this period.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Day after' }));
    await user.click(await screen.findByRole('button', { name: 'Day after' }));
    expect(await screen.findByText('1:02.500')).toBeVisible();
    expect(address()).toBe('/leaderboard?game=7&board=time-trial&period=day');
  });

  it('name the tab and the page, and say that scores add up', async () => {
    const coins = gameBoard({ slug: 'coins', name: 'Coins', policy: 'sum' });
    fakeServer.on('GET /api/games/7/boards', () => ({ body: [gameBoard(), coins] }));
    const { user } = await renderApp({ at: '/leaderboard?game=7', transport: transportWith(2) });
    expect(await screen.findByRole('tab', { name: 'Tide Runner', selected: true })).toBeVisible();
    expect(document.title).toBe('Tide Runner: Leaderboard');
    expect(screen.queryByText('Sum of all scores')).not.toBeInTheDocument();
    await user.selectOptions(await boardSelect(), 'Coins');
    expect(await screen.findByRole('tab', { name: 'Coins · Tide Runner', selected: true })).toBeVisible();
    expect(document.title).toBe('Coins · Tide Runner: Leaderboard');
    expect(screen.getByText('Sum of all scores')).toBeVisible();
  });

  it('have earlier editions, which can be read', async () => {
    const earlier = [{ edition: 1, policy: 'sum' as const, ended_at: '2026-05-03T23:30:00.000Z' }];
    fakeServer.on('GET /api/games/7/boards', () => ({ body: [gameBoard(), { ...TRIAL, edition: 2, earlier }] }));
    fakeServer.on('GET /api/leaderboard', ({ query }) => ({
      body: {
        ...{ gameId: 7, board: 'time-trial', edition: Number(query.get('edition')), format: TIME, period: 'all' },
        ...{ total: 1, seq: 5, page: 1, limit: 10, entries: [entry(4, 70_000, { rank: 1, recorded: true })] },
      },
    }));
    const { user, address } = await renderApp({
      at: '/leaderboard?game=7&board=time-trial&period=day',
      transport: transportWith(2),
    });
    const editions = await screen.findByRole('combobox', { name: 'Edition' });
    await user.selectOptions(editions, 'Edition 1, until May 3, 2026');
    expect(address()).toBe('/leaderboard?game=7&board=time-trial&edition=1');
    expect(await screen.findByText('1:10.000')).toBeVisible();
    expect(await screen.findByRole('link', { name: /Watch/ })).toHaveAttribute('href', '/runs/4');
    expect(screen.getByText('Sum of all scores')).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ dataset }) => dataset.tab)).toEqual(['all', 'rating']);
    expect(document.title).toBe('Time trial, edition 1 · Tide Runner: Leaderboard');
    await user.selectOptions(editions, 'Edition 2, current');
    expect(address()).toBe('/leaderboard?game=7&board=time-trial');
    expect(await screen.findByText('1:02.500')).toBeVisible();
    expect(screen.queryByText('Sum of all scores')).not.toBeInTheDocument();
  });

  it('say that a board has no edition of this number', async () => {
    fakeServer.on('GET /api/leaderboard', () => refusal(404, 'not_found', 'The board has no such edition'));
    const at = '/leaderboard?game=7&board=time-trial&edition=9';
    const { user, address } = await renderApp({ at, transport: transportWith(2) });
    expect(await screen.findByText('The board has no such edition')).toBeVisible();
    expect(document.title).toBe('Time trial · Tide Runner: Leaderboard');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Edition' }), 'Edition 1, current');
    expect(address()).toBe('/leaderboard?game=7&board=time-trial');
  });

  it('name the page of the game that shows one of them', async () => {
    fakeServer.on('GET /api/games/7', () => ({ body: game(7, 'Tide Runner', { player_count: 3 }) }));
    fakeServer.on('GET /api/games/7/similar', () => ({ body: [] }));
    const { user } = await renderApp({ at: '/games/7?board=time-trial', transport: transportWith(2) });
    await waitFor(() => expect(document.title).toBe('Time trial · Tide Runner'));
    await user.selectOptions(await boardSelect(), 'Main board');
    expect(document.title).toBe('Tide Runner');
  });

  it('say that there is none of this name, and offer the others', async () => {
    const { user } = await renderApp({ at: '/leaderboard?game=7&board=gone', transport: transportWith(2) });
    expect(await screen.findByText('The game has no such board')).toBeVisible();
    await user.selectOptions(await boardSelect(), 'Main board');
    expect(await screen.findByRole('rowheader', { name: /player-3/ })).toBeVisible();
  });
});
