import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { DEFAULT_OPTIONS, type ArcadeOptions } from '@gamegeek/contracts/play/arcade-options.js';
import { OPENED_BY_SITE } from '@gamegeek/contracts/site/opened-by-site.js';
import { HELLO_MS } from '#features/play/host/frame-host.js';
import { queryClient } from '#shared/api/query-client.js';
import { chooseLanguage } from '#shared/i18n/i18n.js';
import { useSession } from '#shared/session/session-store.js';
import { boardOf, entries, entry, watchAck } from '#testing/factories/board.factory.js';
import { game } from '#testing/factories/game.factory.js';
import { gameAchievement } from '#testing/factories/profile.factory.js';
import { ownUser, sessionAnswer } from '#testing/factories/user.factory.js';
import { FakeGame, provideChannels } from '#testing/fake-game.js';
import { provideIndexedDb } from '#testing/fake-indexed-db.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { FakeTransport } from '#testing/fake-transport.js';
import { haveSession, servePreferences } from '#testing/handlers/auth.js';
import { openedSession, playedScore, servePlay } from '#testing/handlers/play.js';
import { renderApp } from '#testing/render-app.js';

const ROWS = [...entries(3), entry(0, 150, { userId: ownUser().id, username: 'ada' })];

const EMBEDDED = { launch: 'embed', game_url: 'https://snake.example/play?a=1' } as const;

const ROUND = { id: 'ggr_1', seed: 7, opening: null };

function serve(changes: Partial<Game> = {}): void {
  fakeServer.on('GET /api/games/7/achievements', () => ({ body: [] }));
  fakeServer.on('GET /api/games/7', () => ({
    body: game(7, 'Neon Snake', { launch: 'hosted', arcade_id: 'snake', ...changes }),
  }));
  fakeServer.on('GET /api/leaderboard', ({ query }) => ({
    body: {
      gameId: 7,
      period: 'all',
      total: 4,
      seq: 1,
      page: 1,
      limit: 10,
      entries: boardOf(ROWS).entries.slice(0, Number(query.get('limit'))),
    },
  }));
}

function transport(): FakeTransport {
  const fake = new FakeTransport();
  fake.answerWith((topic) =>
    topic.startsWith('leaderboard:') ? watchAck(topic, 1, boardOf(ROWS)) : new Promise(() => undefined),
  );
  return fake;
}

/** Sets the path of the loaded document, from which the app may have navigated. */
function loadedAt(path: string): void {
  const entry = { name: new URL(path, window.location.origin).href, type: 'navigate' };
  Object.assign(performance, { getEntriesByType: (type: string) => (type === 'navigation' ? [entry] : []) });
}

const open = (at = '/play/7') => renderApp({ at, transport: transport() });

async function theFrame(): Promise<HTMLIFrameElement> {
  return screen.findByTitle<HTMLIFrameElement>('Neon Snake');
}

async function startedGame(): Promise<FakeGame> {
  const started = new FakeGame(await theFrame());
  started.hello();
  return started;
}

/** The game has the page keep its run, which has 1,240 points. */
async function keepRun(game: FakeGame) {
  const round = { ...ROUND, startedAt: new Date().toISOString() };
  const run = { round, log: '1.a', ticks: 0, score: 1_240 };
  await game.ask('keep', { run });
  return run;
}

/** Without a session the server creates a guest. */
function asGuest(): void {
  servePlay({ id: 'guest', username: 'Guest', guest: true });
}

beforeEach(() => {
  provideChannels();
  Element.prototype.scrollIntoView = () => undefined;
  serve();
  servePlay();
});

describe('what the page keeps for a game, which has no storage', () => {
  const noticed = (game_: FakeGame) => game_.notices.filter((notice) => (notice as { type: string }).type === 'best');

  it('is the best score of the player: from the server, then from each run, also after a restart', async () => {
    haveSession(ownUser({ email_verified: true }));
    fakeServer.on('POST /api/play/sessions', () => ({ status: 201, body: { ...openedSession('ggp_1'), best: 900 } }));
    const { user } = await open();
    const snake = await startedGame();
    await waitFor(() => expect(noticed(snake).at(-1) ?? snake.welcomes[0]?.message).toMatchObject({ best: 900 }));
    await act(() => snake.ask('submit', { score: 1200, round: 'ggr_1', log: '1.a' }));
    expect(noticed(snake).at(-1)).toEqual({ type: 'best', best: 1200 });
    await user.click(screen.getByRole('button', { name: 'Restart' }));
    const again = await startedGame();
    expect(again.welcomes[0]?.message).toMatchObject({ best: 1200 });
  });

  it('is the options of the arcade, without sound at first', async () => {
    haveSession(ownUser({ email_verified: true }));
    const { user } = await open();
    const snake = await startedGame();
    expect(snake.welcomes[0]?.message).toMatchObject({ options: DEFAULT_OPTIONS });
    const options: ArcadeOptions = { ...DEFAULT_OPTIONS, sound: true, palette: 'color-blind' };
    await act(() => snake.ask('options', { options }));
    await user.click(screen.getByRole('button', { name: 'Restart' }));
    expect((await startedGame()).welcomes[0]?.message).toMatchObject({ options });
  });

  it('is no option that an older page has kept and that is none now', async () => {
    haveSession(ownUser({ email_verified: true }));
    localStorage.setItem('arcade-options', JSON.stringify({ ...DEFAULT_OPTIONS, speed: 5 }));
    await open();
    expect((await startedGame()).welcomes[0]?.message).toMatchObject({ options: DEFAULT_OPTIONS });
  });

  it('is the achievements of a signed-in player, once they are known and in the next frame', async () => {
    haveSession(ownUser({ email_verified: true }));
    fakeServer.on('GET /api/games/7/achievements', () => ({
      body: [gameAchievement('first-gem'), gameAchievement('long-chain', { completed_at: null })],
    }));
    const { user } = await open();
    const snake = await startedGame();
    await waitFor(() => expect(snake.notices).toContainEqual({ type: 'achievements', achievements: ['first-gem'] }));
    await user.click(screen.getByRole('button', { name: 'Restart' }));
    expect((await startedGame()).welcomes[0]?.message).toMatchObject({ achievements: ['first-gem'] });
  });
});

describe('a text that a game shares', () => {
  beforeEach(() => haveSession(ownUser({ email_verified: true })));

  it('is copied after a press, with the address of the game and without characters that hide or reorder text', async () => {
    await open();
    const snake = await startedGame();
    Object.assign(navigator, { userActivation: { isActive: true } });
    expect(await snake.ask('share', { text: 'Neon Snake\u202E\u0007\n🟩⬛ 40' })).toMatchObject({
      answer: { done: 'copied' },
    });
    expect(await navigator.clipboard.readText()).toBe(`Neon Snake\n🟩⬛ 40\n${window.location.origin}/play/7`);
  });

  it('is not copied without a press', async () => {
    await open();
    const snake = await startedGame();
    await navigator.clipboard.writeText('before');
    Object.assign(navigator, { userActivation: { isActive: false } });
    expect(await snake.ask('share', { text: 'Neon Snake: 40' })).toMatchObject({ answer: { done: 'failed' } });
    expect(await navigator.clipboard.readText()).toBe('before');
  });
});

describe('the page of a game being played', () => {
  it('runs a hosted game in an opaque origin, beside its live board', async () => {
    haveSession(ownUser({ email_verified: true }));
    await open();
    const frame = await theFrame();
    expect(frame).toHaveAttribute('src', '/arcade/snake');
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-pointer-lock');
    expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(document.title).toBe('Play Neon Snake');
    const board = within(await screen.findByRole('region', { name: 'Top ten' }));
    expect(await board.findByRole('link', { name: 'player-1' })).toBeVisible();
    expect(await board.findByText(/^New rules since November 30, 2026: /)).toBeVisible();
    expect(await screen.findByText('Playing as ada')).toBeVisible();
  });

  it('shows the user’s rank and the next player above', async () => {
    haveSession(ownUser({ email_verified: true }));
    await open();
    expect(await screen.findByText('You are #3 with 150')).toBeVisible();
    expect(screen.getByText('51 points to pass player-2')).toBeVisible();
  });

  it('gives the game rounds and submits its scores in the player’s name', async () => {
    haveSession(ownUser({ email_verified: true }));
    await open();
    const snake = await startedGame();
    expect(snake.welcomes[0]?.message).toMatchObject({ player: { name: 'ada', guest: false }, locale: 'en' });
    await expect(snake.ask('round', {})).resolves.toMatchObject({ answer: { round: { id: 'ggr_1', seed: 7 } } });
    await expect(snake.ask('guess', { round: 'ggr_1', at: 0, input: 'crane' })).resolves.toMatchObject({
      answer: { answer: { feedback: 3 } },
    });
    await expect(snake.ask('submit', { score: 120, round: 'ggr_1', log: '1.a' })).resolves.toMatchObject({
      answer: { status: 'accepted', rank: 3, personalBest: true, verified: true, total: 4 },
    });
    await expect(snake.ask('top', { n: 2 })).resolves.toMatchObject({
      answer: { entries: [{ name: 'player-1' }, { name: 'player-2' }], total: 4 },
    });
  });

  it('reports to the game why a score was refused', async () => {
    haveSession(ownUser({ email_verified: true }));
    await open();
    const snake = await startedGame();
    fakeServer.on('POST /api/scores', () => refusal(400, 'not_reproduced', 'No'));
    await expect(snake.ask('submit', { score: 120, round: 'ggr_1', log: '1.a' })).resolves.toMatchObject({
      answer: { status: 'refused', reason: 'not_reproduced' },
    });
  });

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

  it('shows why scores do not count, and retries', async () => {
    haveSession(ownUser({ email_verified: true }));
    fakeServer.on('POST /api/games/7/launches', () => refusal(403, 'blocked', 'Blocked'));
    const { user } = await open();
    expect(await screen.findByText('Scores do not count right now: You cannot play this game.')).toBeVisible();
    servePlay();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Playing as ada')).toBeVisible();
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

  it('gives the keyboard to the game once its document has loaded, unless the player is elsewhere on the page', async () => {
    haveSession(ownUser({ email_verified: true }));
    await open();
    const snake = new FakeGame(await theFrame());
    expect(snake.focus).not.toHaveBeenCalled();
    snake.load();
    expect(snake.frame).toHaveFocus();
    expect(snake.focus).toHaveBeenCalledTimes(1);
    screen.getByRole('link', { name: 'About this game' }).focus();
    snake.hello();
    expect(snake.focus).toHaveBeenCalledTimes(1);
  });

  it('lets no arrow key and no Space scroll the page, and passes the keyboard on to the game', async () => {
    haveSession(ownUser({ email_verified: true }));
    const { unmount } = await open();
    const snake = await startedGame();
    const press = (target: Element, key: string) => fireEvent.keyDown(target, { key });
    const link = screen.getByRole('link', { name: 'About this game' });
    link.focus();
    expect(press(link, 'ArrowDown')).toBe(false);
    expect(link).toHaveFocus();
    link.blur();
    expect(press(document.body, ' ')).toBe(false);
    expect(snake.frame).toHaveFocus();
    unmount();
    expect(press(document.body, 'ArrowDown')).toBe(true);
  });

  it('asks before a restart loses a run, and begins the next one at once', async () => {
    haveSession(ownUser({ email_verified: true }));
    const { user } = await open();
    const snake = await startedGame();
    expect(snake.welcomes[0]?.message.begin).toBe(false);
    await keepRun(snake);
    await user.click(screen.getByRole('button', { name: 'Restart' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Restart Neon Snake?' }));
    expect(dialog.getByText('The run with 1,240 points will be lost.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep playing' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(snake.frame).toHaveFocus();
    expect(snake.isConnected).toBe(true);

    await user.click(screen.getByRole('button', { name: 'Restart' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Restart' }));
    const again = await startedGame();
    expect(again.frame).not.toBe(snake.frame);
    expect(again.welcomes[0]?.message.begin).toBe(true);
    await expect(again.ask('kept', {})).resolves.toMatchObject({ answer: { run: null } });
  });

  it('restarts without a question when nothing would be lost', async () => {
    haveSession(ownUser({ email_verified: true }));
    const { user } = await open();
    const snake = await startedGame();
    const round = { ...ROUND, startedAt: new Date().toISOString() };
    await snake.ask('round', {});
    await snake.ask('keep', { run: { round, log: '1.a', ticks: 0, score: 0 } });
    await user.click(screen.getByRole('button', { name: 'Restart' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect((await startedGame()).welcomes[0]?.message.begin).toBe(true);
  });

  it('asks before it restarts a game in the middle of a round, whose score only the game knows', async () => {
    haveSession(ownUser({ email_verified: true }));
    const { user } = await open();
    const snake = await startedGame();
    await screen.findByText('Playing as ada');
    await snake.ask('round', {});
    await user.click(screen.getByRole('button', { name: 'Restart' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Restart Neon Snake?' }));
    expect(dialog.getByText('The run in progress will be lost.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep playing' }));
    await act(() => snake.ask('submit', { score: 120, round: 'ggr_1', log: null }));
    await user.click(screen.getByRole('button', { name: 'Restart' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers a run again after the game has reloaded itself', async () => {
    haveSession(ownUser({ email_verified: true }));
    await open();
    const snake = await startedGame();
    await screen.findByText('Playing as ada');
    const run = await keepRun(snake);
    snake.hello();
    await waitFor(() => expect(snake.frame).not.toBeInTheDocument());
    const again = await startedGame();
    expect(again.welcomes[0]?.message.begin).toBe(false);
    await expect(again.ask('kept', {})).resolves.toMatchObject({ answer: { run: { ...run, answered: [] } } });
  });

  it('loads a hosted game that reloads itself again, from its address, and connects it', async () => {
    haveSession(ownUser({ email_verified: true }));
    await open();
    const snake = await startedGame();
    snake.load();
    snake.hello();
    await waitFor(() => expect(snake.frame).not.toBeInTheDocument());
    const again = await startedGame();
    expect(again.frame).toHaveAttribute('src', '/arcade/snake');
    expect(again.isConnected).toBe(true);
    expect(await screen.findByText('Playing as ada')).toBeVisible();
  });

  it('says so when a hosted game leaves its page time and again, and can restart it', async () => {
    haveSession(ownUser({ email_verified: true }));
    const { user } = await open();
    const snake = await startedGame();
    snake.hello();
    await waitFor(() => expect(snake.frame).not.toBeInTheDocument());
    (await startedGame()).hello();
    expect(await screen.findByText(/The game navigated away/)).toBeVisible();
    const [restart] = screen.getAllByRole('button', { name: 'Restart' });
    await user.click(restart as HTMLElement);
    expect((await startedGame()).isConnected).toBe(true);
  });

  it('notifies the game of theme and language changes', async () => {
    haveSession(ownUser({ email_verified: true }));
    const { user } = await open();
    const snake = await startedGame();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Theme' }), 'light');
    expect(snake.notices).toContainEqual({ type: 'theme', theme: 'light' });
  });

  it('loads a game of the arcade again in another language, which offers the run again', async () => {
    haveSession(ownUser({ email_verified: true }));
    await open();
    const snake = await startedGame();
    await screen.findByText('Playing as ada');
    const run = await keepRun(snake);
    await act(() => chooseLanguage('de'));
    expect(snake.frame).not.toBeInTheDocument();
    const again = await startedGame();
    expect(again.frame).toHaveAttribute('src', '/arcade/snake.de');
    expect(again.welcomes[0]?.message).toMatchObject({ locale: 'de', begin: false });
    await expect(again.ask('kept', {})).resolves.toMatchObject({ answer: { run: { ...run, answered: [] } } });
  });

  it('begins a run at once when Play was pressed on a page of this site, but not after a reload', async () => {
    haveSession(ownUser({ email_verified: true }));
    const { unmount } = await open();
    expect((await startedGame()).welcomes[0]?.message.begin).toBe(false);
    unmount();
    document.head.insertAdjacentHTML('beforeend', `<meta data-served-page name="${OPENED_BY_SITE}">`);
    loadedAt('/play/7');
    await open();
    expect((await startedGame()).welcomes[0]?.message.begin).toBe(true);
    document.head.querySelector('[data-served-page]')?.remove();
  });

  it('gives a round to a game that begins before it is known who plays', async () => {
    haveSession(ownUser({ email_verified: true }));
    const checked = Promise.withResolvers<void>();
    fakeServer.on('GET /api/auth/user', async () => {
      await checked.promise;
      return { body: ownUser({ email_verified: true }) };
    });
    await renderApp({ at: '/play/7', transport: transport(), early: true });
    const snake = await startedGame();
    const answer = snake.ask('round', {});
    checked.resolve();
    expect(await answer).toMatchObject({ answer: { round: { id: 'ggr_1' } } });
  });

  it('ends the session when the page is left', async () => {
    haveSession(ownUser({ email_verified: true }));
    await open();
    await screen.findByText('Playing as ada');
    fireEvent(window, new Event('pagehide'));
    expect(fakeServer.lastRequest('POST /api/play/end')?.body).toEqual({ token: 'ggp_1' });
  });

  it('shows the creator of a hidden game that it is visible to the creator only', async () => {
    haveSession(ownUser());
    serve({ active: false, created_by: ownUser().id });
    await open();
    await theFrame();
    expect(screen.getByText(/^Only you see this: the game is hidden/)).toBeVisible();
    expect(screen.getByText('Only you see this')).toBeVisible();
  });

  it('shows where a game is played that is not hosted here', async () => {
    serve({ launch: 'link', arcade_id: null, game_url: 'https://hexfall.example/' });
    await open();
    expect(await screen.findByText('This game is not played on this page.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the game’s page' })).toHaveAttribute('href', '/games/7');
  });

  it('is not found without the game', async () => {
    fakeServer.on('GET /api/games/7', () => refusal(404, 'not_found', 'No'));
    await open();
    expect(await screen.findByRole('heading', { name: 'Game Not Found' })).toBeVisible();
  });
});

describe('a build', () => {
  const BUILD = '00000000-0000-4000-8000-0000000000b1';
  const own = { created_by: ownUser().id };
  const kept = provideIndexedDb();
  const storage = (items: Record<string, string>) => ({ gg: 'storage', v: 1, items });
  const report = (fields: object) => ({ gg: 'report', v: 1, ...fields });
  const nameOf = ({ frame }: FakeGame): unknown => JSON.parse(frame.name);

  function serveBuild(changes: Partial<Game> = {}): void {
    serve({ arcade_id: null, build_id: BUILD, ...changes });
  }

  function serveNoScores(): void {
    fakeServer.on('GET /api/leaderboard', () => ({
      body: { gameId: 7, period: 'all', total: 0, seq: 1, page: 1, limit: 1, entries: [] },
    }));
  }

  beforeEach(() => {
    kept.clear();
    haveSession(ownUser({ email_verified: true }));
    serveBuild();
  });

  it('runs in an opaque origin, with what it has kept for its player', async () => {
    kept.set(`7:${ownUser().id}`, { level: '3' });
    await open();
    const running = await startedGame();
    expect(running.frame).toHaveAttribute('src', `/builds/${BUILD}/`);
    expect(running.frame).toHaveAttribute('sandbox', 'allow-scripts allow-pointer-lock');
    expect(nameOf(running)).toEqual({ ...storage({ level: '3' }), site: window.location.origin });
    expect(await screen.findByText('Playing as ada')).toBeVisible();
  });

  it('begins again with what it has kept meanwhile', async () => {
    const { user } = await open();
    const running = await startedGame();
    running.hello({ data: storage({ level: '4' }) });
    await waitFor(() => expect(kept.get(`7:${ownUser().id}`)).toEqual({ level: '4' }));
    await user.click(screen.getByRole('button', { name: 'Restart' }));
    await waitFor(() => expect(running.frame).not.toBeInTheDocument());
    expect(nameOf(new FakeGame(await theFrame()))).toMatchObject({ items: { level: '4' } });
  });

  it('keeps for guests apart from accounts', async () => {
    localStorage.clear();
    asGuest();
    kept.set(`7:${ownUser().id}`, { level: '3' });
    await open();
    const running = await startedGame();
    expect(nameOf(running)).toMatchObject({ items: {} });
    running.hello({ data: storage({ level: '1' }) });
    await waitFor(() => expect(kept.get('7:guest')).toEqual({ level: '1' }));
  });

  it('shows its maker how the first run of a draft goes, with repairs', async () => {
    serveBuild({ ...own, active: false, status: 'draft' });
    serveNoScores();
    await open();
    const running = await startedGame();
    const list = within(await screen.findByRole('region', { name: 'Your first run' }));
    expect(list.getByText('The SDK answers.')).toBeVisible();
    expect(list.getByText('No errors in the console.')).toBeVisible();
    expect(list.getByText(/It has not listened to fingers or a mouse yet/)).toBeVisible();
    expect(list.getByText(/No scores yet: one line is missing/)).toBeVisible();
    expect(list.getByText('GameGeek.gameOver(score);')).toBeVisible();
    running.hello({ data: report({ kind: 'frame', ms: 320.4 }) });
    running.hello({ data: report({ kind: 'error', message: 'x is not defined' }) });
    running.hello({ data: report({ kind: 'error', message: 'x is not defined' }) });
    running.hello({ data: report({ kind: 'touch' }) });
    expect(list.getByText('First frame after 0.4 s.')).toBeVisible();
    expect(list.getAllByText('x is not defined')).toHaveLength(1);
    expect(list.getByText('It listens to fingers or a mouse.')).toBeVisible();
    await act(() => running.ask('submit', { score: 120, round: null, log: null }));
    expect(await list.findByText('A score has arrived.')).toBeVisible();
  });

  it('tells the maker of a listed game that scores are missing, and nobody else', async () => {
    serveBuild(own);
    serveNoScores();
    const { unmount } = await open();
    expect(await screen.findByText(/No scores yet: one line is missing/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your first run' })).not.toBeInTheDocument();
    unmount();
    queryClient.clear();
    serveBuild();
    await open();
    await startedGame();
    expect(screen.queryByText(/No scores yet/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Take a picture' })).not.toBeInTheDocument();
  });

  it('gives its maker a picture of itself, or says why there is none', async () => {
    serveBuild(own);
    const url = '/pictures/00000000-0000-4000-8000-000000000007-320.webp';
    fakeServer.on('POST /api/games/7/pictures', () => ({ status: 201, body: { url, width: 320, height: 180 } }));
    fakeServer.on('PUT /api/games/7', () => ({ body: game(7, 'Neon Snake') }));
    const { user } = await open();
    const running = await startedGame();
    const picture = new Blob(['png'], { type: 'image/png' });
    const take = async (blob: Blob | null) => {
      await user.click(screen.getByRole('button', { name: 'Take a picture' }));
      running.hello({ data: { gg: 'picture', v: 1, blob } });
    };
    await take(null);
    expect(await screen.findByText(/nothing to take a picture of/)).toBeVisible();
    await take(picture);
    expect(await screen.findByText('This picture is the cover now.')).toBeVisible();
    expect(fakeServer.lastRequest('PUT /api/games/7')?.body).toEqual({ image_url: url });
  });
});

describe('the details page of a hosted game', () => {
  beforeEach(() => {
    fakeServer.on('GET /api/games/7/similar', () => ({ body: [] }));
    haveSession(ownUser({ email_verified: true }));
  });

  it('shows the cover and loads nothing of the game before it is started', async () => {
    const { user } = await open('/games/7');
    const play = await screen.findByRole('button', { name: 'Play Neon Snake' });
    expect(screen.queryByTitle('Neon Snake')).not.toBeInTheDocument();
    expect(fakeServer.lastRequest('POST /api/games/7/launches')).toBeUndefined();
    await user.click(play);
    expect((await startedGame()).frame).toHaveFocus();
    expect(await screen.findByText('Playing as ada')).toBeVisible();
  });

  it('begins a run with one press, unless one was left', async () => {
    const { user, unmount } = await open('/games/7');
    await user.click(await screen.findByRole('button', { name: 'Play Neon Snake' }));
    const snake = await startedGame();
    expect(snake.welcomes[0]?.message.begin).toBe(true);
    await screen.findByText('Playing as ada');
    await keepRun(snake);
    unmount();
    const { user: later } = await open('/games/7');
    await later.click(await screen.findByRole('button', { name: 'Play Neon Snake' }));
    expect((await startedGame()).welcomes[0]?.message.begin).toBe(false);
  });
});

describe('the page of an embedded game being played', () => {
  beforeEach(() => {
    haveSession(ownUser({ email_verified: true }));
    fakeServer.on('GET /api/games/8', () => ({ body: game(8, 'Neon Snake', EMBEDDED) }));
    servePlay(undefined, 8);
    loadedAt('/play/8');
  });
  afterEach(() => document.head.querySelector('[data-served-page]')?.remove());

  it('starts it at once when a page of this site has led to it', async () => {
    document.head.insertAdjacentHTML('beforeend', `<meta data-served-page name="${OPENED_BY_SITE}">`);
    await open('/play/8');
    expect(await theFrame()).toHaveAttribute('src', EMBEDDED.game_url);
    expect(await screen.findByText('Playing as ada')).toBeVisible();
  });

  it('shows its cover otherwise, and names the player only after the click', async () => {
    const { user } = await open('/play/8');
    const play = await screen.findByRole('button', { name: 'Play Neon Snake' });
    expect(screen.queryByTitle('Neon Snake')).not.toBeInTheDocument();
    expect(fakeServer.lastRequest('POST /api/games/8/launches')).toBeUndefined();
    await user.click(play);
    expect(await theFrame()).toHaveAttribute('src', EMBEDDED.game_url);
    expect(await screen.findByText('Playing as ada')).toBeVisible();
  });
});

describe('the address of an embedded game', () => {
  const own = { ...EMBEDDED, created_by: ownUser().id };
  const origin = new URL(EMBEDDED.game_url).origin;
  const sdkLine = `<script src="${window.location.origin}/sdk/v1.js" data-game="9"></script>`;
  const header = `Content-Security-Policy: frame-ancestors 'self' ${window.location.origin}`;
  const theList = async () => within(await screen.findByRole('region', { name: 'Your first run' }));

  function serveEmbedded(total: number, changes: Partial<Game> = own): void {
    fakeServer.on('GET /api/games/9', () => ({ body: game(9, 'Neon Snake', changes) }));
    fakeServer.on('GET /api/leaderboard', () => ({
      body: { gameId: 9, period: 'all', total, seq: 1, page: 1, limit: 1, entries: [] },
    }));
  }

  async function start(): Promise<FakeGame> {
    // Timers run in real time and can be advanced.
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['performance'] });
    const { user } = await open('/play/9?check');
    await user.click(await screen.findByRole('button', { name: 'Play Neon Snake' }));
    return new FakeGame(await theFrame());
  }

  beforeEach(() => {
    haveSession(ownUser({ email_verified: true }));
    servePlay(undefined, 9);
    loadedAt('/play/9');
    serveEmbedded(4);
  });
  afterEach(() => void jest.useRealTimers());

  it('is checked for its maker after it was changed: it opens in a frame once the SDK answers', async () => {
    const running = await start();
    const list = await theList();
    expect(list.getByText('whether it opens in a frame')).toBeVisible();
    running.load();
    expect(list.getByText('whether it opens in a frame')).toBeVisible();
    running.hello({ origin });
    expect(list.getByText('It opens in a frame.')).toBeVisible();
    expect(list.getByText('The SDK answers.')).toBeVisible();
    expect(list.getByText('A score has arrived.')).toBeVisible();
  });

  it('gets lines to add when the frame is silent, and no claim about what the frame shows', async () => {
    serveEmbedded(0);
    const running = await start();
    running.load();
    await act(() => jest.advanceTimersByTimeAsync(HELLO_MS));
    const list = await theList();
    expect(list.getByText(/If you do not see the game here, let its server send/)).toBeVisible();
    expect(list.getByText(header)).toBeVisible();
    expect(list.getByText(sdkLine)).toBeVisible();
    expect(list.getByText('GameGeek.gameOver(score);')).toBeVisible();
  });

  it('is said not to have loaded when nothing has', async () => {
    await start();
    await act(() => jest.advanceTimersByTimeAsync(HELLO_MS));
    const list = await theList();
    expect(list.getByText(/^Nothing has loaded in the frame yet/)).toBeVisible();
    expect(list.queryByText(header)).not.toBeInTheDocument();
    expect(list.getByText(sdkLine)).toBeVisible();
  });

  it('is checked for nobody else', async () => {
    serveEmbedded(0, EMBEDDED);
    const running = await start();
    running.hello({ origin });
    expect(screen.queryByRole('region', { name: 'Your first run' })).not.toBeInTheDocument();
  });
});

describe('the details page of an embedded game', () => {
  // The document remembers games, so each test has its own.
  let id = 10;

  function serveEmbedded(changes: Partial<Game> = {}): void {
    fakeServer.on(`GET /api/games/${id}`, () => ({ body: game(id, 'Neon Snake', { ...EMBEDDED, ...changes }) }));
  }

  beforeEach(() => {
    id += 1;
    fakeServer.on(`GET /api/games/${id}/similar`, () => ({ body: [] }));
    haveSession(ownUser({ email_verified: true }));
    serveEmbedded();
    servePlay(undefined, id);
  });

  it('refuses to share texts for the game, and tells it no options of the arcade', async () => {
    loadedAt(`/games/${id}`);
    const { user } = await open(`/games/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Play Neon Snake' }));
    const other = new FakeGame(await theFrame());
    other.hello({ origin: 'https://snake.example' });
    expect(other.welcomes[0]?.message).not.toHaveProperty('options');
    const answers = [
      await other.ask('share', { text: 'Win now' }),
      await other.ask('options', { options: DEFAULT_OPTIONS }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ error: 'forbidden' });
  });

  it('runs the game on its stage, in its own origin', async () => {
    loadedAt(`/games/${id}`);
    const { user } = await open(`/games/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Play Neon Snake' }));
    const frame = await theFrame();
    expect(frame).toHaveAttribute('src', 'https://snake.example/play?a=1');
    const snake = new FakeGame(frame);
    snake.hello({ origin: 'https://snake.example' });
    expect(frame).toHaveFocus();
    expect(snake.welcomes[0]).toMatchObject({ target: 'https://snake.example', message: { player: { name: 'ada' } } });
    expect(await screen.findByText('Playing as ada')).toBeVisible();
  });

  it('leads to its play page from a document that may not frame the game', async () => {
    loadedAt('/games');
    await open(`/games/${id}`);
    const play = await screen.findByRole('link', { name: 'Play Neon Snake' });
    expect(play).toHaveAttribute('href', `/play/${id}`);
    expect(screen.queryByRole('button', { name: 'Play Neon Snake' })).not.toBeInTheDocument();
  });

  it('leads to its play page after its address was changed, because the document allows the earlier one', async () => {
    loadedAt(`/games/${id}`);
    const { unmount } = await open(`/games/${id}`);
    expect(await screen.findByRole('button', { name: 'Play Neon Snake' })).toBeVisible();
    unmount();
    queryClient.clear();
    serveEmbedded({ game_url: 'https://elsewhere.example/' });
    await open(`/games/${id}`);
    expect(await screen.findByRole('link', { name: 'Play Neon Snake' })).toHaveAttribute('href', `/play/${id}`);
  });

  it('shows the picture alone while the game is hidden', async () => {
    loadedAt(`/games/${id}`);
    serveEmbedded({ active: false });
    await open(`/games/${id}`);
    expect(await screen.findByText('Hidden')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Neon Snake: the game' })).not.toBeInTheDocument();
  });
});
