import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DEFAULT_OPTIONS, type ArcadeOptions } from '@gamegeek/contracts/play/arcade-options.js';
import { gameAchievement } from '#testing/factories/profile.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { FakeGame } from '#testing/fake-game.js';
import { fakeServer, refusal } from '#testing/fake-server.js';
import { haveSession } from '#testing/handlers/auth.js';
import { openedSession, servePlay } from '#testing/handlers/play.js';
import { keepRun, open, preparePlay, serve, startedGame, theFrame, transport } from '#testing/play-page.js';
import { renderApp } from '#testing/render-app.js';

beforeEach(preparePlay);

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

  it('shows why scores do not count, and retries', async () => {
    haveSession(ownUser({ email_verified: true }));
    fakeServer.on('POST /api/games/7/launches', () => refusal(403, 'blocked', 'Blocked'));
    const { user } = await open();
    expect(await screen.findByText('Scores do not count right now: You cannot play this game.')).toBeVisible();
    servePlay();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Playing as ada')).toBeVisible();
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

  it('notifies the game of theme and language changes', async () => {
    haveSession(ownUser({ email_verified: true }));
    const { user } = await open();
    const snake = await startedGame();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Theme' }), 'light');
    expect(snake.notices).toContainEqual({ type: 'theme', theme: 'light' });
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
