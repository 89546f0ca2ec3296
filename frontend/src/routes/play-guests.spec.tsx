import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useSession } from '#shared/session/session-store.js';
import { ownUser, sessionAnswer } from '#testing/factories/user.factory.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { servePreferences } from '#testing/handlers/auth.js';
import { playedScore, servePlay } from '#testing/handlers/play.js';
import { asGuest, open, preparePlay, startedGame } from '#testing/play-page.js';

beforeEach(preparePlay);

describe('the page of a game being played', () => {
  it('lets guests play, and stores their scores for a later account', async () => {
    asGuest();
    await open();
    const snake = await startedGame();
    expect(fakeServer.lastRequest('POST /api/games/7/launches')?.body).toEqual({ as: 'guest' });
    expect(await screen.findByText('You’re playing as a guest. Sign up to keep your scores.')).toBeVisible();
    expect(snake.notices).toContainEqual({ type: 'player', player: { name: 'Guest', guest: true } });
    const guestScore = playedScore({
      id: null,
      userId: null,
      status: 'guest',
      rank: null,
      wouldBeRank: 4,
      reason: 'guest',
    });
    fakeServer.on('POST /api/scores', () => ({ status: 201, body: guestScore }));
    await expect(snake.ask('submit', { score: 120, round: 'ggr_1', log: '1.a' })).resolves.toMatchObject({
      answer: { status: 'guest', rank: null, wouldBeRank: 4, total: 4 },
    });
  });

  it('opens sign-up over the running game, claims the scores and continues as the player', async () => {
    asGuest();
    const { address } = await open();
    const snake = await startedGame();
    await screen.findByText(/as a guest/);
    const signingIn = snake.ask('sign-in', {});
    const dialog = within(await screen.findByRole('dialog', { name: 'Put your name on the board' }));
    expect(await dialog.findByRole('tab', { name: 'Sign Up', selected: true })).toBeVisible();

    servePlay();
    servePreferences();
    const claimed = { ...playedScore(), status: undefined, reason: undefined };
    fakeServer.on('POST /api/user/guest-scores/claim', () => ({ body: { claimed: [claimed], skipped: [] } }));
    await act(() => useSession.getState().accept(sessionAnswer(ownUser({ email_verified: true }))));
    expect(await screen.findByText('Your scores are on the board')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(signingIn).resolves.toMatchObject({ answer: { player: { name: 'ada', guest: false } } });
    await expect(snake.ask('round', {})).resolves.toMatchObject({ answer: { round: { id: 'ggr_1' } } });
    expect(snake.isConnected).toBe(true);
    expect(address()).toBe('/play/7');
    expect(localStorage.getItem('played-as-guest')).toBeNull();
  });

  it('counts a run that began as a guest for the account that was created in the middle of it', async () => {
    asGuest();
    await open();
    const snake = await startedGame();
    await screen.findByText(/as a guest/);
    await expect(snake.ask('round', {})).resolves.toMatchObject({ answer: { round: { id: 'ggr_1' } } });

    servePlay();
    servePreferences();
    let isClaimed = false;
    fakeServer.on('POST /api/user/guest-scores/claim', () => {
      isClaimed = true;
      return { body: { claimed: [], skipped: [] } };
    });
    fakeServer.on('POST /api/scores', () =>
      isClaimed ? { status: 201, body: playedScore() } : refusal(400, 'round_invalid', 'Not yours'),
    );
    await act(() => useSession.getState().accept(sessionAnswer(ownUser({ email_verified: true }))));
    await expect(snake.ask('submit', { score: 120, round: 'ggr_1', log: '1.a' })).resolves.toMatchObject({
      answer: { status: 'accepted', rank: 3 },
    });
    expect(fakeServer.lastRequest('POST /api/scores')?.body).toMatchObject({ round: 'ggr_1' });
  });

  it('says so when the scores are claimed only with the next run', async () => {
    asGuest();
    await open();
    const snake = await startedGame();
    await screen.findByText(/as a guest/);
    servePlay();
    servePreferences();
    const CLAIM = 'POST /api/user/guest-scores/claim';
    fakeServer.on(CLAIM, () => refusal(503, 'unavailable', 'Later'));
    await act(() => useSession.getState().accept(sessionAnswer(ownUser({ email_verified: true }))));
    await waitFor(() => expect(fakeServer.lastRequest(CLAIM)).toBeDefined());

    let isClaimed = false;
    fakeServer.on(CLAIM, () => {
      isClaimed = true;
      return { body: { claimed: [{ ...playedScore(), status: undefined, reason: undefined }], skipped: [] } };
    });
    fakeServer.on('POST /api/scores', () =>
      isClaimed ? { status: 201, body: playedScore() } : refusal(400, 'round_invalid', 'Not yours'),
    );
    await snake.ask('submit', { score: 120, round: 'ggr_1', log: '1.a' });
    expect(await screen.findByText('Your scores are on the board')).toBeVisible();
  });

  it('returns the focus to the game after signing up from the bar below it', async () => {
    asGuest();
    const { user } = await open();
    const { frame } = await startedGame();
    await user.click(await screen.findByRole('button', { name: 'Sign Up' }));
    const dialog = await screen.findByRole('dialog', { name: 'Put your name on the board' });
    await within(dialog).findByRole('tab', { name: 'Sign Up' });
    expect(frame).not.toHaveFocus();
    servePlay();
    servePreferences();
    fakeServer.on('POST /api/user/guest-scores/claim', () => ({ body: { claimed: [], skipped: [] } }));
    await act(() => useSession.getState().accept(sessionAnswer(ownUser({ email_verified: true }))));
    expect(await screen.findByText('Playing as ada')).toBeVisible();
    expect(frame).toHaveFocus();
  });

  it('reports to the game that the player did not sign in when the dialog is closed', async () => {
    asGuest();
    const { user } = await open();
    const snake = await startedGame();
    await screen.findByText(/as a guest/);
    const signingIn = snake.ask('sign-in', {});
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Dismiss' }));
    await expect(signingIn).resolves.toMatchObject({ answer: { player: { guest: true } } });
  });

  it('shows guests their scores and deletes them on request', async () => {
    asGuest();
    const best = { gameId: 7, gameName: 'Neon Snake', score: 120, achievedAt: '2026-11-22T10:00:00.000Z' };
    fakeServer.on('GET /api/user/guest-scores', () => ({ body: [{ ...best, wouldBeRank: 4 }] }));
    fakeServer.on('DELETE /api/user/guest-scores', () => ({ status: 204 }));
    const { user } = await open();
    const snake = await startedGame();
    await user.click(await screen.findByRole('button', { name: 'Your guest scores' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your guest scores' }));
    expect(await dialog.findByText('120 points, would be #4')).toBeVisible();
    const deletion = dialog.getByRole('button', { name: 'Delete this browser’s scores' });
    expect(deletion).toHaveAccessibleDescription('They are deleted immediately, in all games.');
    const launches = () =>
      fakeServer.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/launches'));
    expect(launches()).toHaveLength(1);
    await user.click(deletion);
    expect(await screen.findByText('This browser’s scores were deleted')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(fakeServer.lastRequest('DELETE /api/user/guest-scores')).toBeDefined();
    // The game continues as a new guest.
    await waitFor(() => expect(launches()).toHaveLength(2));
    expect(snake.isConnected).toBe(true);
  });

  it('keeps guest scores when deleting fails', async () => {
    asGuest();
    const best = { gameId: 7, gameName: 'Neon Snake', score: 120, achievedAt: '2026-11-22T10:00:00.000Z' };
    fakeServer.on('GET /api/user/guest-scores', () => ({ body: [{ ...best, wouldBeRank: null }] }));
    fakeServer.on('DELETE /api/user/guest-scores', () => refusal(500, 'internal', 'No'));
    const { user } = await open();
    await startedGame();
    await user.click(await screen.findByRole('button', { name: 'Your guest scores' }));
    expect(await screen.findByText('120 points')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete this browser’s scores' }));
    expect(await screen.findByText('Your guest scores could not be deleted.')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Your guest scores' })).toBeVisible();
  });

  it('tells a guest that there are too many new ones, also while scores wait, and retries', async () => {
    asGuest();
    fakeServer.on('POST /api/games/7/launches', () => refusal(429, 'rate_limited', 'Too many'));
    const { user } = await open();
    const crowded = 'Too many new guests here. Scores that are waiting will be sent later.';
    expect(await screen.findByText(crowded)).toBeVisible();
    const snake = await startedGame();
    const answer = await act(() => snake.ask('submit', { score: 120, round: null, log: null }));
    expect(answer).toMatchObject({ answer: { status: 'queued', reason: 'rate_limited' } });
    expect(screen.getByText(crowded)).toBeVisible();
    asGuest();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^You’re playing as a guest/)).toBeVisible();
  });
});
