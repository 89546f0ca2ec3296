import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Daily } from '@gamegeek/contracts/daily/daily.schemas.js';
import { boardOf, entries, watchAck } from '#testing/factories/board.factory.js';
import { daily } from '#testing/factories/daily.factory.js';
import { game } from '#testing/factories/game.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { FakeGame, provideChannels } from '#testing/fake-game.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { FakeTransport } from '#testing/fake-transport.js';
import { haveSession } from '#testing/handlers/auth.js';
import { playedScore, servePlay } from '#testing/handlers/play.js';
import { renderApp } from '#testing/render-app.js';

const PLAYED = {
  ...{ played: true, players: 57, yourScore: 1_234, yourRank: 4, yourBeaten: 53, yourScoreId: 41 },
  ...{ streak: 5, freezes: 1 },
};
const START = '2026-11-30T10:00:00.000Z';
const RECORDED = entries(3).map((row) => ({ ...row, recorded: true as const }));

function serve(shown: Daily): void {
  fakeServer.on('GET /api/daily', () => ({ body: shown }));
}

/** The board of the day has three players, the month none. */
function open(at = '/daily') {
  const transport = new FakeTransport();
  transport.answerWith((topic) =>
    topic === 'leaderboard:daily:2026-11-30' ? watchAck(topic, 1, boardOf(RECORDED)) : new Promise(() => undefined),
  );
  return renderApp({ at, transport });
}

async function startedGame(): Promise<FakeGame> {
  const started = new FakeGame(await screen.findByTitle<HTMLIFrameElement>('Neon Snake'));
  started.hello();
  return started;
}

beforeEach(() => {
  provideChannels();
  servePlay();
  fakeServer.on('GET /api/games/7', () => ({
    body: game(7, 'Neon Snake', { launch: 'hosted', arcade_id: 'snake' }),
  }));
  fakeServer.on('GET /api/games/7/achievements', () => ({ body: [] }));
  fakeServer.on('GET /api/leaderboard', () => ({
    body: { gameId: null, period: 'month', total: 0, seq: 1, page: 1, limit: 100, entries: [] },
  }));
  fakeServer.on('POST /api/daily/round', () => ({
    body: { round: 'ggr_daily', seed: 9, opening: null, startedAt: START, expiresAt: START },
  }));
  serve(daily());
});

describe('the page of the daily', () => {
  it('says before the run what it means, and shows no run of the board until it is played', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'The Daily #12' })).toBeVisible();
    expect(await screen.findByText(/your first run counts as soon as it begins, even if you leave it/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Play Neon Snake' })).toBeVisible();
    const board = await screen.findByRole('table', { name: 'Board of the day' });
    expect(await within(board).findByText('player-1')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Watch/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/Days in a row/)).not.toBeInTheDocument();
    expect(await screen.findByText('No day of this month is over yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Nov 29, 2026' })).toHaveAttribute('href', '/daily?day=2026-11-29');
  });

  it('gives the counted round to the first run, and other rounds to those after it', async () => {
    haveSession(ownUser({ email_verified: true }));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Play Neon Snake' }));
    const snake = await startedGame();
    expect(await snake.ask('round', {})).toMatchObject({ answer: { round: { id: 'ggr_daily', seed: 9 } } });
    expect(await snake.ask('round', {})).toMatchObject({ answer: { round: { id: 'ggr_1', seed: 7 } } });
    expect(fakeServer.lastRequest('POST /api/daily/round')?.body).toEqual({
      utcOffset: 0 - new Date().getTimezoneOffset(),
    });
  });

  it('gives other rounds to a player who has begun the counted one elsewhere, and says so', async () => {
    fakeServer.on('POST /api/daily/round', () => refusal(409, 'daily_played', 'Played'));
    haveSession(ownUser({ email_verified: true }));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Play Neon Snake' }));
    const snake = await startedGame();
    expect(await act(() => snake.ask('round', {}))).toMatchObject({ answer: { round: { id: 'ggr_1' } } });
    expect(await screen.findByText('This run does not count for the daily')).toBeVisible();
  });

  it('tells the game and the player the rank on the board of the day, and shares it with the picture of the game', async () => {
    haveSession(ownUser({ email_verified: true }));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Play Neon Snake' }));
    const snake = await startedGame();
    await snake.ask('round', {});
    fakeServer.on('POST /api/scores', () => ({ body: playedScore({ score: 1_234, rank: 900 }) }));
    serve(daily(PLAYED));
    const answer = await act(() => snake.ask('submit', { score: 1_234, round: 'ggr_daily', log: '1.a' }));
    expect(answer).toMatchObject({ answer: { status: 'accepted', rank: 4, total: 57 } });
    expect(await screen.findByRole('heading', { name: 'Rank 4 of 57' })).toBeVisible();
    expect(screen.getByText('Days in a row: 5 · days you may leave out: 1')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Watch your run' })).toHaveAttribute('href', '/runs/41');
    expect((await screen.findAllByRole('link', { name: /^Watch: the run of/ })).length).toBe(3);
    Object.assign(navigator, { userActivation: { isActive: true } });
    expect(await snake.ask('share', { text: 'Neon Snake: 1,234 points · Rank #4 of 57\n🟩⬛' })).toMatchObject({
      answer: { done: 'copied' },
    });
    expect(await navigator.clipboard.readText()).toBe(
      'GameGeek Daily #12 · Neon Snake · 1,234 · rank 4 of 57 · better than 92%\n🟩⬛\nhttp://localhost/daily?day=2026-11-30',
    );
  });

  it('of one who has played shares the result, and offers free runs', async () => {
    serve(daily(PLAYED));
    haveSession(ownUser({ email_verified: true }));
    const { user } = await open();
    expect(await screen.findByText('Better than 92% of the players of the day.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await navigator.clipboard.readText()).toBe(
      'GameGeek Daily #12 · Neon Snake · 1,234 · rank 4 of 57 · better than 92%\nhttp://localhost/daily?day=2026-11-30',
    );
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(await screen.findByText(/Further runs here are free/)).toBeVisible();
  });

  it.each([
    ['with fewer than ten players', { players: 9, yourRank: 1, yourBeaten: 8 }],
    ['with nobody below the score', { players: 57, yourRank: 57, yourBeaten: 0 }],
  ])('tells no share of the players %s', async (_, place) => {
    serve(daily({ ...PLAYED, ...place }));
    await open();
    expect(await screen.findByRole('heading', { name: `Rank ${place.yourRank} of ${place.players}` })).toBeVisible();
    expect(screen.queryByText(/Better than/)).not.toBeInTheDocument();
  });

  it('counts a guest among the players for the share that the score beats', async () => {
    serve(daily({ ...PLAYED, players: 10, yourRank: 5, yourBeaten: 6, yourScoreId: null }));
    await open();
    // 6 of 11.
    expect(await screen.findByText('Better than 54% of the players of the day.')).toBeVisible();
  });

  it('tells a guest the rank that the score would have', async () => {
    serve(daily({ ...PLAYED, yourScoreId: null }));
    await open();
    expect(await screen.findByRole('heading', { name: 'You would be rank 4 of 58' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Watch your run' })).not.toBeInTheDocument();
  });

  it('says that a run has begun and is not over', async () => {
    serve(daily({ played: true, streak: 1 }));
    await open();
    expect(await screen.findByRole('heading', { name: 'You have begun your run' })).toBeVisible();
  });

  it('goes on with its day after midnight, and leads to the new one', async () => {
    haveSession(ownUser({ email_verified: true }));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Play Neon Snake' }));
    const snake = await startedGame();
    await snake.ask('round', {});
    serve(daily({ ...PLAYED, over: true, next: '2026-12-01' }));
    await act(() => snake.ask('submit', { score: 1_234, round: 'ggr_daily', log: '1.a' }));
    expect(await screen.findByRole('link', { name: 'To the new daily' })).toHaveAttribute('href', '/daily');
    await waitFor(() => expect(fakeServer.lastRequest('GET /api/daily')?.query.get('day')).toBe('2026-11-30'));
    expect(snake.frame).toBeInTheDocument();
  });

  it('of a past day has its board and no stage', async () => {
    serve(daily({ over: true, next: '2026-12-01' }));
    await open('/daily?day=2026-11-30');
    expect(await screen.findByRole('heading', { level: 1, name: 'Daily #12' })).toBeVisible();
    expect((await screen.findAllByRole('link', { name: /^Watch: the run of/ })).length).toBe(3);
    expect(screen.queryByRole('button', { name: 'Play Neon Snake' })).not.toBeInTheDocument();
    expect(fakeServer.lastRequest('GET /api/daily')?.query.get('day')).toBe('2026-11-30');
  });

  it('of a day without a daily says so', async () => {
    fakeServer.on('GET /api/daily', () => refusal(404, 'not_found', 'None'));
    await open('/daily?day=2020-01-01');
    expect(await screen.findByRole('heading', { level: 1, name: 'No daily' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the daily of today' })).toHaveAttribute('href', '/daily');
  });

  it('can be loaded again after a failure', async () => {
    fakeServer.on('GET /api/daily', () => refusal(503, 'unavailable', 'Away'));
    const { user } = await open();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    serve(daily());
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'The Daily #12' })).toBeVisible();
  });
});
