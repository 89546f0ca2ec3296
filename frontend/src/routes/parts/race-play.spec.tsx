import { beforeEach, describe, expect, it } from '@jest/globals';
import { isRacedRun } from '@gamegeek/contracts/play/replay-messages.js';
import { act, screen } from '@testing-library/react';
import { boardOf, entries, watchAck } from '#testing/factories/board.factory.js';
import { challenge, CHALLENGE_ID } from '#testing/factories/challenge.factory.js';
import { game } from '#testing/factories/game.factory.js';
import { recording } from '#testing/factories/recording.factory.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { FakeGame, provideChannels } from '#testing/fake-game.js';
import { fakeServer, refusal, type FakeAnswer } from '#testing/fake-server.js';
import { FakeTransport } from '#testing/fake-transport.js';
import { haveSession } from '#testing/handlers/auth.js';
import { openedSession, servePlay } from '#testing/handlers/play.js';
import { renderApp } from '#testing/render-app.js';

const RECORDING = 'GET /api/scores/41/recording';
const BEGIN = 'POST /api/scores/41/races';
const FINISH = 'POST /api/play/races';
const ROUND = { round: 'ggr_race', seed: 7, opening: null, startedAt: '2026-11-22T10:00:00.000Z' };
/** Challenged by ada. */
const BOB = ownUser({ id: '00000000-0000-4000-8000-00000000000b', username: 'bob', email_verified: true });
const KEPT = { id: ROUND.round, seed: 7, opening: null, startedAt: new Date().toISOString() };

function open(at = '/play/7?race=41') {
  const transport = new FakeTransport();
  transport.answerWith((topic) =>
    topic.startsWith('leaderboard:') ? watchAck(topic, 1, boardOf(entries(3))) : new Promise(() => undefined),
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
  Element.prototype.scrollIntoView = () => undefined;
  haveSession(ownUser({ email_verified: true }));
  servePlay();
  fakeServer.on('GET /api/games/7/achievements', () => ({ body: [] }));
  fakeServer.on('GET /api/games/7', () => ({
    body: game(7, 'Neon Snake', { launch: 'hosted', arcade_id: 'snake' }),
  }));
  const board = { gameId: 7, period: 'all', total: 3, seq: 1, page: 1, limit: 10, entries: [] };
  fakeServer.on('GET /api/leaderboard', () => ({ body: board }));
  fakeServer.on(RECORDING, () => ({ body: recording({ player: { id: 'other', username: 'bob' } }) }));
  fakeServer.on(BEGIN, () => ({ body: { ...ROUND, expiresAt: ROUND.startedAt } }));
  fakeServer.on(FINISH, () => ({ body: { score: 1_300, target: 1_240, won: true } }));
});

describe('a game that is raced against a recorded run', () => {
  it('says against whom, that it is practice, and where the run can be watched', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Race bob: 1,240' })).toBeVisible();
    expect(document.title).toBe('Race bob: 1,240: Neon Snake');
    expect(screen.getByText(/your points count on no board/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Watch the run' })).toHaveAttribute('href', '/runs/41');
  });

  it('does not ask guests to sign up for their scores, or who may watch, because it has neither scores nor watchers', async () => {
    localStorage.clear();
    servePlay({ id: 'guest', username: 'Guest', guest: true });
    await open();
    const snake = await startedGame();
    await snake.ask('round', {});
    expect(snake.notices).toContainEqual({ type: 'player', player: { name: 'Guest', guest: true } });
    expect(screen.queryByText('Connecting…')).not.toBeInTheDocument();
    expect(screen.queryByText(/as a guest/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Your guest scores' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Let others watch my runs' })).not.toBeInTheDocument();
  });

  it('is given rounds with the recorded run, by its own script', async () => {
    await open();
    const snake = await startedGame();
    expect(snake.frame).toHaveAttribute('src', '/arcade/snake?race');
    const { answer } = (await snake.ask('round', {})) as { answer: { round: { id: string; race: unknown } } };
    expect(answer.round).toMatchObject({ id: 'ggr_race', race: { name: 'bob', run: { log: '2.aU', score: 1_240 } } });
    expect(isRacedRun(answer.round.race)).toBe(true);
    expect(fakeServer.lastRequest('POST /api/play/rounds')).toBeUndefined();
  });

  it('has its end checked, not its score sent, and the best of the player stays as it was', async () => {
    fakeServer.on('POST /api/play/sessions', () => ({ status: 201, body: { ...openedSession('ggp_1'), best: 900 } }));
    await open();
    const snake = await startedGame();
    await snake.ask('round', {});
    const sent = { score: 1_300, round: ROUND.round, log: '2.b' };
    await expect(snake.ask('submit', sent)).resolves.toMatchObject({
      answer: { status: 'practice', rank: null, personalBest: false, verified: true },
    });
    expect(fakeServer.lastRequest(FINISH)?.body).toEqual(sent);
    expect(fakeServer.lastRequest('POST /api/scores')).toBeUndefined();
    expect(snake.notices.at(-1)).toEqual({ type: 'best', best: 900 });
  });

  it('counts for the challenge that its address names, and is shared with the address of the challenge', async () => {
    haveSession(BOB);
    const ends = `POST /api/play/challenges/${CHALLENGE_ID}/races`;
    fakeServer.on(`GET /api/challenges/${CHALLENGE_ID}`, () => ({ body: challenge() }));
    fakeServer.on(ends, () => ({ body: { score: 1_300, target: 1_240, won: true, counted: true } }));
    await open(`/play/7?race=41&challenge=${CHALLENGE_ID}`);
    expect(await screen.findByText(/This race counts for a challenge\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Challenge of ada' })).toHaveAttribute(
      'href',
      `/challenges/${CHALLENGE_ID}`,
    );
    const snake = await startedGame();
    await snake.ask('round', {});
    const sent = { score: 1_300, round: ROUND.round, log: '2.b' };
    await expect(snake.ask('submit', sent)).resolves.toMatchObject({ answer: { status: 'practice' } });
    expect(fakeServer.lastRequest(ends)?.body).toEqual(sent);
    expect(fakeServer.lastRequest(FINISH)).toBeUndefined();
    Object.assign(navigator, { userActivation: { isActive: true } });
    await snake.ask('share', { text: 'Neon Snake: 40' });
    expect(await navigator.clipboard.readText()).toBe(
      `Neon Snake: 40\n${window.location.origin}/challenges/${CHALLENGE_ID}`,
    );
  });

  it('says that the challenge is over', async () => {
    haveSession(BOB);
    fakeServer.on(`GET /api/challenges/${CHALLENGE_ID}`, () => ({ body: challenge({ over: true }) }));
    await open(`/play/7?race=41&challenge=${CHALLENGE_ID}`);
    expect(await screen.findByText(/this race no longer counts for it/)).toBeVisible();
  });

  it.each<[string, () => FakeAnswer]>([
    ['is gone', () => refusal(404, 'not_found', 'This challenge does not exist.')],
    ['is for another player', () => ({ body: challenge({ opponent: { id: 'other', username: 'bob' } }) })],
    ['is about another run', () => ({ body: challenge({ run: { ...challenge().run, scoreId: 42 } }) })],
  ])('is a race like any other if its challenge %s', async (_, answer) => {
    haveSession(BOB);
    fakeServer.on(`GET /api/challenges/${CHALLENGE_ID}`, answer);
    await open(`/play/7?race=41&challenge=${CHALLENGE_ID}`);
    const snake = await startedGame();
    await snake.ask('round', {});
    await snake.ask('submit', { score: 1_300, round: ROUND.round, log: '2.b' });
    expect(fakeServer.lastRequest(FINISH)).toBeDefined();
    expect(screen.queryByText(/challenge/)).not.toBeInTheDocument();
  });

  it('is shared with the address of the recorded run, which others can race as well', async () => {
    await open();
    const snake = await startedGame();
    Object.assign(navigator, { userActivation: { isActive: true } });
    await expect(snake.ask('share', { text: 'Neon Snake: 40' })).resolves.toMatchObject({ answer: { done: 'copied' } });
    expect(await navigator.clipboard.readText()).toBe(`Neon Snake: 40\n${window.location.origin}/runs/41`);
  });

  it('tells the game why a race was not counted', async () => {
    fakeServer.on(FINISH, () => refusal(400, 'too_fast', 'Too fast'));
    await open();
    const snake = await startedGame();
    await snake.ask('round', {});
    await expect(snake.ask('submit', { score: 1_300, round: ROUND.round, log: '2.b' })).resolves.toMatchObject({
      answer: { status: 'refused', reason: 'too_fast' },
    });
  });

  it('leaves a run that counts as it was kept, and keeps its own as long as the page', async () => {
    await open();
    const snake = await startedGame();
    const run = { round: KEPT, log: '2.a', ticks: 5, score: 30 };
    const before = sessionStorage.length;
    await act(() => snake.ask('keep', { run }));
    expect(sessionStorage).toHaveLength(before);
    await expect(snake.ask('kept', {})).resolves.toMatchObject({ answer: { run: { score: 30, answered: [] } } });
  });

  it('is against the player’s own run without a name', async () => {
    fakeServer.on(RECORDING, () => ({ body: recording({ player: { id: ownUser().id, username: 'ada' } }) }));
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Race your run: 1,240' })).toBeVisible();
    const snake = await startedGame();
    await expect(snake.ask('round', {})).resolves.toMatchObject({ answer: { round: { race: { name: null } } } });
  });

  it.each<[string, string, () => unknown]>([
    ['gone', 'There is no recording here', () => refusal(404, 'not_found', 'This recording does not exist.')],
    ['of another game', 'There is no recording here', () => ({ body: recording({ gameId: 8 }) })],
    ['of other rules', 'This run cannot be raced any more', () => ({ body: recording({ races: null }) })],
    ['of rules that are gone', 'This run cannot be raced any more', () => refusal(410, 'rules_gone', 'Gone')],
  ])('does not begin if the run is %s', async (_, title, answer) => {
    fakeServer.on(RECORDING, answer as Parameters<typeof fakeServer.on>[1]);
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Play it yourself' })).toHaveAttribute('href', '/play/7');
    expect(screen.queryByTitle('Neon Snake')).not.toBeInTheDocument();
  });
});
