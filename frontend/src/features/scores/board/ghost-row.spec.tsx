import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.schemas.js';
import { useSession } from '#shared/session/session-store.js';
import { boardOf, entries, watchAck } from '#testing/factories/board.factory.js';
import { game } from '#testing/factories/game.factory.js';
import { ownUser, sessionAnswer } from '#testing/factories/user.factory.js';
import { FakeGame, provideChannels } from '#testing/fake-game.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { FakeTransport } from '#testing/fake-transport.js';
import { servePreferences } from '#testing/handlers/auth.js';
import { playedScore, servePlay } from '#testing/handlers/play.js';
import { renderApp } from '#testing/render-app.js';

/** Opens a hosted game as a guest, beside a board with these rows. */
async function openAsGuest(rows: LeaderboardEntry[], total = rows.length) {
  fakeServer.on('GET /api/games/7', () => ({ body: game(7, 'Neon Snake', { launch: 'hosted', arcade_id: 'snake' }) }));
  fakeServer.on('GET /api/leaderboard', () => ({
    body: { gameId: 7, period: 'all', seq: 1, page: 1, limit: 1, ...boardOf(rows.slice(0, 1), total) },
  }));
  servePlay({ id: 'guest', username: 'Guest', guest: true });
  const transport = new FakeTransport();
  transport.answerWith((topic) => watchAck(topic, 1, boardOf(rows, total)));
  const { user } = await renderApp({ at: '/play/7', transport });
  const snake = new FakeGame(await screen.findByTitle<HTMLIFrameElement>('Neon Snake'));
  snake.hello();
  await screen.findByText(/as a guest/);
  return { user, snake, transport };
}

/** Submits a run; `personalBest` as the server would answer. */
async function play(snake: FakeGame, score: number, wouldBeRank: number, personalBest = true): Promise<void> {
  const body = playedScore({ id: null, userId: null, rank: null, status: 'guest', reason: 'guest', personalBest, score, wouldBeRank }); // prettier-ignore
  fakeServer.on('POST /api/scores', () => ({ status: 201, body }));
  await act(() => snake.ask('submit', { score, round: 'ggr_1', log: '1.a' }));
}

const board = () => within(screen.getByRole('region', { name: 'Top ten' }));
/** The players of all rows of the board; the texts of other rows. */
const lines = () =>
  board()
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).queryByRole('rowheader')?.textContent ?? row.textContent);
const GHOST = ['YouNot saved', 'Keep itNo thanks'];
const ghost = () => board().queryByRole('rowheader', { name: 'You Not saved' });

beforeEach(() => {
  provideChannels();
  Element.prototype.scrollIntoView = () => undefined;
  fakeServer.on('GET /api/games/7/achievements', () => ({ body: [] }));
});

describe('the ghost of a guest on the board', () => {
  it('is within the top ten at the place of the score, below equal scores', async () => {
    const { snake } = await openAsGuest(entries(3));
    await play(snake, 200, 2);
    await waitFor(() => expect(lines()).toEqual(['player-1', 'player-2', ...GHOST, 'player-3']));
    expect(board().getByRole('row', { name: 'Rank 2 You Not saved 200' })).toBeVisible();
    expect(board().getByRole('button', { name: 'Keep it' })).toBeVisible();
  });

  it('moves those with lower scores down by one rank, and back when it is removed', async () => {
    const { user, snake } = await openAsGuest(entries(3));
    const ranks = () =>
      board()
        .getAllByText(/^Rank \d+$/)
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(lines()).toHaveLength(3));
    const alone = ranks();
    await play(snake, 999, 1);
    await waitFor(() => expect(ghost()).toBeVisible());
    expect(ranks()).toEqual(['Rank 1', 'Rank 2', 'Rank 3', 'Rank 4']);
    await user.click(board().getByRole('button', { name: 'No thanks' }));
    await waitFor(() => expect(ranks()).toEqual(alone));
  });

  it('is below the top ten, after a gap, with its rank', async () => {
    const { snake } = await openAsGuest(entries(10), 63);
    await play(snake, 40, 12);
    await waitFor(() => expect(lines().slice(9)).toEqual(['player-10', '⋮', ...GHOST]));
    expect(board().getByRole('row', { name: 'Rank 12 You Not saved 40' })).toBeVisible();
  });

  it('is directly below the tenth row without a gap at rank 11', async () => {
    const { snake } = await openAsGuest(entries(10), 63);
    await play(snake, 40, 11);
    await waitFor(() => expect(ghost()).toBeVisible());
    expect(board().queryByText('⋮')).not.toBeInTheDocument();
  });

  it('is the only row of an empty board', async () => {
    const { snake } = await openAsGuest([]);
    await play(snake, 40, 1);
    await waitFor(() => expect(lines()).toEqual([...GHOST]));
    expect(screen.queryByText('You can be the first.')).not.toBeInTheDocument();
  });

  it('moves down when another player passes it', async () => {
    const { snake, transport } = await openAsGuest(entries(2));
    await play(snake, 150, 2);
    await waitFor(() => expect(lines()).toEqual(['player-1', ...GHOST, 'player-2']));
    const [first, second] = entries(2);
    const risen = boardOf([first, { ...second, score: 180 }] as LeaderboardEntry[]);
    transport.answerWith((topic) => watchAck(topic, 9, risen));
    act(() => transport.reset('leaderboard:7:all'));
    await waitFor(() => expect(lines()).toEqual(['player-1', 'player-2', ...GHOST]));
    expect(board().getByRole('row', { name: 'Rank 3 You Not saved 150' })).toBeVisible();
  });

  it('is announced once', async () => {
    const { snake } = await openAsGuest(entries(3));
    await play(snake, 120, 3);
    const announced = await board().findByText('Not saved yet: 120 points would be #3.');
    expect(announced).toHaveAttribute('role', 'status');
    const { firstChild: text } = announced;
    await play(snake, 20, 3, false);
    expect(announced.firstChild).toBe(text);
  });

  it('is replaced by a better run only', async () => {
    const { snake } = await openAsGuest(entries(3));
    await play(snake, 120, 3);
    await waitFor(() => expect(ghost()).toBeVisible());
    await play(snake, 20, 3, false);
    expect(board().getByRole('row', { name: 'Rank 3 You Not saved 120' })).toBeVisible();
    await play(snake, 250, 2);
    await waitFor(() => expect(board().getByRole('row', { name: 'Rank 2 You Not saved 250' })).toBeVisible());
    expect(board().getAllByText('Not saved')).toHaveLength(1);
  });

  it('is the best run of an earlier visit, which a worse run does not replace', async () => {
    localStorage.setItem('played-as-guest', 'yes');
    const best = {
      gameId: 7,
      gameName: 'Neon Snake',
      score: 200,
      achievedAt: '2026-11-24T10:00:00.000Z',
      wouldBeRank: 2,
    };
    fakeServer.on('GET /api/user/guest-scores', () => ({ body: [{ ...best, gameId: 8, score: 900 }, best] }));
    const { user, snake } = await openAsGuest(entries(3));
    await waitFor(() => expect(board().getByRole('row', { name: 'Rank 2 You Not saved 200' })).toBeVisible());
    await play(snake, 20, 3, false);
    expect(board().getByRole('row', { name: 'Rank 2 You Not saved 200' })).toBeVisible();
    await user.click(board().getByRole('button', { name: 'No thanks' }));
    await waitFor(() => expect(ghost()).not.toBeInTheDocument());
    await play(snake, 250, 2);
    await waitFor(() => expect(board().getByRole('row', { name: 'Rank 2 You Not saved 250' })).toBeVisible());
  });

  it('is not shown for a refused score', async () => {
    const { snake } = await openAsGuest(entries(3));
    fakeServer.on('POST /api/scores', () => refusal(400, 'not_reproduced', 'No'));
    await act(() => snake.ask('submit', { score: 120, round: 'ggr_1', log: '1.a' }));
    expect(ghost()).not.toBeInTheDocument();
  });

  it('is removed when the guest declines, with the focus on the board', async () => {
    const { user, snake } = await openAsGuest(entries(3));
    await play(snake, 120, 3);
    await user.click(await screen.findByRole('button', { name: 'No thanks' }));
    expect(lines()).toEqual(['player-1', 'player-2', 'player-3']);
    expect(board().getByRole('heading', { name: 'Top ten' })).toHaveFocus();
  });

  it('is removed when the guest’s scores are deleted', async () => {
    const { user, snake } = await openAsGuest(entries(3));
    await play(snake, 120, 3);
    const best = { gameId: 7, gameName: 'Neon Snake', score: 120, achievedAt: '2026-11-22T10:00:00.000Z' };
    fakeServer.on('GET /api/user/guest-scores', () => ({ body: [{ ...best, wouldBeRank: 3 }] }));
    fakeServer.on('DELETE /api/user/guest-scores', () => ({ status: 204 }));
    await user.click(screen.getByRole('button', { name: 'Your guest scores' }));
    await user.click(await screen.findByRole('button', { name: 'Delete this browser’s scores' }));
    await waitFor(() => expect(ghost()).not.toBeInTheDocument());
  });

  it('is removed when the guest signs up to keep it', async () => {
    const { user, snake } = await openAsGuest(entries(3));
    await play(snake, 120, 3);
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect(await screen.findByRole('dialog', { name: 'Put your name on the board' })).toBeVisible();
    expect(ghost()).toBeInTheDocument();
    servePlay();
    servePreferences();
    const best = { id: 9, userId: ownUser().id, gameId: 7, score: 120, createdAt: '2026-11-22T10:00:00.000Z' };
    const claimed = [{ ...best, rank: 3, personalBest: true }];
    fakeServer.on('POST /api/user/guest-scores/claim', () => ({ body: { claimed, skipped: [] } }));
    await act(() => useSession.getState().accept(sessionAnswer(ownUser({ email_verified: true }))));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(ghost()).not.toBeInTheDocument();
    // The game shows what became of the score.
    const result = { status: 'accepted', rank: 3, personalBest: true, verified: false, wouldBeRank: null };
    const notice = { type: 'claimed', score: 120, result: { ...result, total: null, reason: null } };
    await waitFor(() => expect(snake.notices).toContainEqual(notice));
  });
});
