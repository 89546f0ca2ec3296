import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  PLAY_SESSION_LIVES,
  PLAY_SILENCE,
  PLAY_TOKEN_LIVES,
  ROUND_LIVES,
} from '@gamegeek/contracts/play/play-limits.js';
import { ownUser } from '#testing/factories/user.factory.js';
import { fakeServer, refusal, type FakeAnswer, type FakeRequest } from '#testing/fake-server.js';
import { haveSession } from '#testing/handlers/auth.js';
import { openedSession, playedScore, servePlay } from '#testing/handlers/play.js';
import { rememberGuest } from '../guest/guest-key.js';
import { claimGuestScores, deleteGuestScores } from '../guest/guest-scores.js';
import { PlaySession } from './play-session.js';

const NOW = '2026-11-22T10:00:00.000Z';
const SCORES = 'POST /api/scores';
let session: PlaySession;
let players: string[];
let queue: number[];
let late: [number, string][];

beforeEach(() => {
  jest.useFakeTimers();
  haveSession(ownUser());
  servePlay();
  players = [];
  queue = [];
  late = [];
  session = visit(ownUser().id);
});
afterEach(() => {
  session.end();
  localStorage.clear();
  jest.useRealTimers();
});

/** A visit of the game's page, as a guest without an account. */
function visit(accountId: string | undefined): PlaySession {
  return new PlaySession(7, accountId, {
    onPlayer: ({ username }) => players.push(username),
    onQueue: (waiting) => queue.push(waiting),
    onLate: (score, { status, reason }) => late.push([score, reason ?? status]),
    onNotCounted: () => undefined,
  });
}

const calls = () => fakeServer.requests.map(({ method, path }) => `${method} ${path}`);
const countOf = (call: string) => calls().filter((made) => made === call).length;
const tokenOf = (call: string) => fakeServer.lastRequest(call)?.headers.get('Authorization');

/** Like the server: sessions end after twelve hours, and tokens after fifteen minutes unless renewed. */
function serveByTheClock(): void {
  const sessions = new Map<string, { startedAt: number; issuedAt: number }>();
  const ifRunning = ({ headers }: FakeRequest, answer: (token: string) => FakeAnswer, expired = false): FakeAnswer => {
    const token = headers.get('Authorization')?.slice('Bearer '.length) ?? '';
    const known = sessions.get(token);
    if (!known) return refusal(401, 'play_token_invalid', 'Invalid');
    if (Date.now() - known.startedAt >= PLAY_SESSION_LIVES) return refusal(410, 'session_over', 'Over');
    if (!expired && Date.now() - known.issuedAt >= PLAY_TOKEN_LIVES)
      return refusal(401, 'play_token_expired', 'Expired');
    return answer(token);
  };
  fakeServer.on('POST /api/play/sessions', () => {
    const token = `ggp_${sessions.size + 1}`;
    sessions.set(token, { startedAt: Date.now(), issuedAt: Date.now() });
    return { status: 201, body: openedSession(token) };
  });
  fakeServer.on('POST /api/play/token', (request) => {
    const renew = (token: string) => {
      Object.assign(sessions.get(token) ?? {}, { issuedAt: Date.now() });
      return { body: { token, tokenExpiresAt: NOW } };
    };
    return ifRunning(request, renew, true);
  });
  fakeServer.on('POST /api/play/pings', (request) => ifRunning(request, () => ({ status: 204 })));
  fakeServer.on('POST /api/play/rounds', (request) =>
    ifRunning(request, (token) => ({
      body: { round: `ggr_of_${token}`, seed: 5, opening: null, startedAt: NOW, expiresAt: NOW },
    })),
  );
  fakeServer.on(SCORES, (request) => ifRunning(request, () => ({ body: playedScore() })));
}

describe('PlaySession', () => {
  it('launches the game as the player and exchanges the ticket', async () => {
    await session.open();
    expect(fakeServer.lastRequest('POST /api/games/7/launches')?.body).toEqual({ as: 'player' });
    expect(tokenOf('POST /api/games/7/launches')).toBe('Bearer token-of-ada');
    expect(fakeServer.lastRequest('POST /api/play/sessions')?.body).toEqual({ ticket: 'ggl_1' });
    expect(players).toEqual(['ada']);
  });

  it('is opened once for concurrent calls', async () => {
    await Promise.all([session.open(), session.open(), session.round()]);
    expect(countOf('POST /api/play/sessions')).toBe(1);
  });

  it('sends scores with the play token and an idempotency key, without the login', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    const sent = await session.submit({ score: 120, round: 'ggr_1', log: '1.a' });
    expect(sent).toMatchObject({ status: 'accepted', rank: 3, verified: true, reason: null });
    const request = fakeServer.lastRequest(SCORES);
    expect(request?.headers.get('Authorization')).toBe('Bearer ggp_1');
    expect(request?.headers.get('Idempotency-Key')).toMatch(/^\d+-0\.\d+$/);
    expect(request?.body).toEqual({ gameId: 7, score: 120, round: 'ggr_1', details: { log: '1.a' } });
    expect(fetched.mock.lastCall?.[1]).toMatchObject({ credentials: 'omit' });
    expect(localStorage.getItem('session')).not.toBeNull();
  });

  it('sends a score although the page is left, and ends the session after it', async () => {
    await session.open();
    const fetched = jest.spyOn(globalThis, 'fetch');
    const { promise, resolve: answer } = Promise.withResolvers<FakeAnswer>();
    fakeServer.on(SCORES, () => promise);
    const sent = session.submit({ score: 120, round: 'ggr_1', log: '1.a' });
    await jest.advanceTimersByTimeAsync(0);
    expect(fetched.mock.lastCall?.[1]).toMatchObject({ keepalive: true });
    session.end();
    expect(countOf('POST /api/play/end')).toBe(0);
    answer({ status: 201, body: playedScore() });
    await expect(sent).resolves.toMatchObject({ status: 'accepted' });
    await jest.advanceTimersByTimeAsync(0);
    expect(fakeServer.lastRequest('POST /api/play/end')?.body).toEqual({ token: 'ggp_1' });
  });

  it.each([
    ['before the session was opened', async () => undefined],
    [
      'and its session was ended first',
      async () => {
        await session.open();
        fakeServer.on(SCORES, () => refusal(410, 'session_over', 'Over'));
      },
    ],
  ])('keeps a score for the next visit when the page is left %s', async (_when, prepare) => {
    await prepare();
    const sent = session.submit({ score: 120, round: 'ggr_1', log: '1.a' });
    await Promise.resolve();
    session.end();
    await expect(sent).resolves.toMatchObject({ status: 'queued' });
    servePlay();
    session = visit(ownUser().id);
    await session.open();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(late).toEqual([[120, 'accepted']]);
  });

  describe('a run that is kept', () => {
    const round = { id: 'ggr_1', seed: 7, opening: null, startedAt: new Date().toISOString() };
    const run = { round, log: '1.a', ticks: 0, score: 120 };
    const RESUME = 'POST /api/play/rounds/resume';
    beforeEach(() => {
      round.startedAt = new Date().toISOString();
    });

    it('is available to the same player after a reload, and to no other player', async () => {
      session.keep(run);
      session.end();
      session = visit(ownUser().id);
      await expect(session.kept()).resolves.toEqual({ run: { ...run, answered: [] } });
      const guest = visit(undefined);
      await expect(guest.kept()).resolves.toEqual({ run: null });
      guest.end();
      session.keep(null);
      await expect(session.kept()).resolves.toEqual({ run: null });
    });

    it('is lost with its round, after six hours', async () => {
      session.keep(run);
      jest.setSystemTime(Date.now() + ROUND_LIVES);
      await expect(session.kept()).resolves.toEqual({ run: null });
    });

    it('of a game with hidden information goes on from the inputs that the server has answered', async () => {
      session.keep({ ...run, round: { ...round, seed: null }, log: null });
      const answered = [{ input: 'crane', answer: { feedback: 3 } }];
      fakeServer.on(RESUME, () => ({ body: { opening: null, answered } }));
      await expect(session.kept()).resolves.toMatchObject({ run: { score: 120, answered } });
      expect(fakeServer.lastRequest(RESUME)?.body).toEqual({ round: 'ggr_1' });
    });

    it('is forgotten when the server says that its round has ended, and not when the server is away', async () => {
      session.keep({ ...run, round: { ...round, seed: null }, log: null });
      fakeServer.on(RESUME, () => refusal(503, 'unavailable', 'Later'));
      await expect(session.kept()).rejects.toMatchObject({ code: 'unavailable' });
      expect(session.keptScore()).toBe(120);
      fakeServer.on(RESUME, () => refusal(400, 'round_invalid', 'Ended'));
      await expect(session.kept()).resolves.toEqual({ run: null });
      expect(session.keptScore()).toBeUndefined();
    });

    it('by a guest goes on as the account that signs in, or is deleted with the guest’s scores', async () => {
      fakeServer.on('DELETE /api/user/guest-scores', () => ({ status: 204 }));
      const guest = visit(undefined);
      guest.keep(run);
      await deleteGuestScores();
      expect(guest.keptScore()).toBeUndefined();
      guest.keep(run);
      guest.end();
      await session.open();
      expect(session.keptScore()).toBe(120);
      expect(visit(undefined).keptScore()).toBeUndefined();
    });
  });

  it('keeps the token out of every storage', async () => {
    await session.round();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie).not.toContain('ggp_');
  });

  it('renews the token before it expires', async () => {
    await session.open();
    await jest.advanceTimersByTimeAsync(PLAY_TOKEN_LIVES - 60_000);
    expect(tokenOf('POST /api/play/token')).toBe('Bearer ggp_1');
    await session.round();
    expect(tokenOf('POST /api/play/rounds')).toBe('Bearer ggp_2');
  });

  it('renews a token that expired during sleep, and resends with the same key', async () => {
    await session.open();
    const keys: (string | null)[] = [];
    fakeServer.on(SCORES, ({ headers }) => {
      keys.push(headers.get('Idempotency-Key'));
      return headers.get('Authorization') === 'Bearer ggp_1'
        ? refusal(401, 'play_token_expired', 'Expired')
        : { status: 201, body: playedScore() };
    });
    await expect(session.submit({ score: 120, round: null, log: '1.a' })).resolves.toMatchObject({
      status: 'accepted',
    });
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('is reopened after it was ended', async () => {
    await session.open();
    fakeServer.on('POST /api/play/rounds', ({ headers }) =>
      headers.get('Authorization') === 'Bearer ggp_1'
        ? refusal(410, 'session_over', 'Over')
        : { body: { round: 'ggr_2', seed: 5, opening: null, startedAt: NOW, expiresAt: NOW } },
    );
    await expect(session.round()).resolves.toMatchObject({ id: 'ggr_2' });
    expect(countOf('POST /api/play/sessions')).toBe(2);
  });

  it('retries at the next call when opening failed', async () => {
    fakeServer.on('POST /api/games/7/launches', () => refusal(503, 'unavailable', 'Busy'));
    await expect(session.open()).rejects.toMatchObject({ code: 'unavailable' });
    servePlay();
    await expect(session.round()).resolves.toMatchObject({ id: 'ggr_1' });
  });

  it('asks for the answer to an input with the play token, again after it was reopened', async () => {
    const GUESS = 'POST /api/play/rounds/guesses';
    await session.open();
    fakeServer.on(GUESS, ({ headers }) =>
      headers.get('Authorization') === 'Bearer ggp_1'
        ? refusal(410, 'session_over', 'Over')
        : { body: { answer: { feedback: 3 } } },
    );
    const guess = { round: 'ggr_1', at: 2, input: 'crane' };
    await expect(session.guess(guess)).resolves.toEqual({ answer: { feedback: 3 } });
    expect(fakeServer.lastRequest(GUESS)?.body).toEqual(guess);
    fakeServer.on(GUESS, () => refusal(409, 'conflict', 'Taken'));
    await expect(session.guess(guess)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('sends pings while it runs, and the game’s state at once', async () => {
    await session.open();
    await jest.advanceTimersByTimeAsync(PLAY_SILENCE);
    expect(countOf('POST /api/play/pings')).toBeGreaterThanOrEqual(2);
    session.ping('idle');
    await jest.advanceTimersByTimeAsync(0);
    expect(fakeServer.lastRequest('POST /api/play/pings')?.body).toEqual({ state: 'idle' });
    const before = countOf('POST /api/play/pings');
    session.ping('idle');
    expect(countOf('POST /api/play/pings')).toBe(before);
  });

  it('stops pings when the server reports that it is over', async () => {
    await session.open();
    fakeServer.on('POST /api/play/pings', () => refusal(410, 'session_over', 'Over'));
    await jest.advanceTimersByTimeAsync(PLAY_SILENCE * 5);
    expect(countOf('POST /api/play/pings')).toBe(1);
    expect(countOf('POST /api/play/sessions')).toBe(1);
  });

  it('queues a score after a network failure, and resends it with the same key until it is accepted', async () => {
    await session.open();
    fakeServer.on(SCORES, () => {
      throw new TypeError('Failed to fetch');
    });
    await expect(session.submit({ score: 120, round: null, log: '1.a' })).resolves.toMatchObject({ status: 'queued' });
    expect(queue).toEqual([1]);
    const key = fakeServer.lastRequest(SCORES)?.headers.get('Idempotency-Key');
    await jest.advanceTimersByTimeAsync(5_000);
    fakeServer.on(SCORES, () => ({ status: 201, body: playedScore() }));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(queue).toEqual([1, 0]);
    expect(late).toEqual([[120, 'accepted']]);
    expect(fakeServer.lastRequest(SCORES)?.headers.get('Idempotency-Key')).toBe(key);
  });

  it('resends a queued score no earlier than Retry-After says', async () => {
    await session.open();
    fakeServer.on(SCORES, () => ({ ...refusal(429, 'rate_limited', 'Slowly'), headers: { 'Retry-After': '40' } }));
    const result = { status: 'queued', reason: 'rate_limited' };
    await expect(session.submit({ score: 120, round: null, log: null })).resolves.toMatchObject(result);
    fakeServer.on(SCORES, () => ({ status: 201, body: playedScore() }));
    await jest.advanceTimersByTimeAsync(39_999);
    expect(countOf(SCORES)).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(late).toEqual([[120, 'accepted']]);
  });

  it('resends queued scores as soon as the browser is online again', async () => {
    await session.open();
    fakeServer.on(SCORES, () => {
      throw new TypeError('Failed to fetch');
    });
    await session.submit({ score: 120, round: null, log: null });
    fakeServer.on(SCORES, () => ({ status: 201, body: playedScore() }));
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(late).toEqual([[120, 'accepted']]);
    session.end();
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(countOf(SCORES)).toBe(2);
  });

  it('continues after token and session expired overnight, with few requests in between', async () => {
    serveByTheClock();
    await session.open();
    session.ping('idle');
    await jest.advanceTimersByTimeAsync(PLAY_SESSION_LIVES + 3_600_000);
    // One ping a minute until the session ended, none afterwards.
    expect(fakeServer.requests.length).toBeLessThan(PLAY_SESSION_LIVES / 40_000);
    const requestsBefore = fakeServer.requests.length;
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(fakeServer.requests).toHaveLength(requestsBefore);

    const { id } = await session.round();
    expect(id).toBe('ggr_of_ggp_2');
    await expect(session.submit({ score: 120, round: id, log: '1.a' })).resolves.toMatchObject({ status: 'accepted' });
    expect(countOf('POST /api/play/sessions')).toBe(2);
    expect(late).toEqual([]);
  });

  it('reports a queued score that is finally refused', async () => {
    await session.open();
    fakeServer.on(SCORES, () => refusal(503, 'unavailable', 'Busy'));
    await session.submit({ score: 120, round: null, log: null });
    fakeServer.on(SCORES, () => refusal(400, 'out_of_range', 'Too much'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(late).toEqual([[120, 'out_of_range']]);
    expect(queue).toEqual([1, 0]);
  });

  it.each([
    ['a refusal of a proxy', { status: 400, body: '<html>Bad request</html>' }],
    ['408', refusal(408, 'request_timeout', 'Too slow')],
  ])('sends a score again after %s', async (_what, answer) => {
    await session.open();
    fakeServer.on(SCORES, () => answer);
    await expect(session.submit({ score: 120, round: null, log: null })).resolves.toMatchObject({ status: 'queued' });
    expect(queue).toEqual([1]);
  });

  it('reports a refused score and does not resend it', async () => {
    fakeServer.on(SCORES, () => refusal(400, 'out_of_range', 'Too much'));
    await expect(session.submit({ score: 120, round: null, log: '1.a' })).resolves.toMatchObject({
      status: 'refused',
      reason: 'out_of_range',
    });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(countOf(SCORES)).toBe(1);
  });

  describe('a score of a round that the player began as a guest', () => {
    const CLAIM = 'POST /api/user/guest-scores/claim';
    let isClaimed: boolean;
    const claim = (): FakeAnswer => {
      isClaimed = true;
      return { body: { claimed: [], skipped: [] } };
    };

    /** Like the server: the round is valid for the account after the claim. */
    beforeEach(() => {
      isClaimed = false;
      rememberGuest();
      fakeServer.on(SCORES, () =>
        isClaimed ? { status: 201, body: playedScore() } : refusal(400, 'round_invalid', 'Not yours'),
      );
      fakeServer.on(CLAIM, claim);
    });

    it('claims the guest and is accepted', async () => {
      await expect(session.submit({ score: 120, round: 'ggr_of_guest', log: null })).resolves.toMatchObject({
        status: 'accepted',
      });
      expect(countOf(CLAIM)).toBe(1);
    });

    it('goes on with answers after the claim', async () => {
      fakeServer.on('POST /api/play/rounds/guesses', () =>
        isClaimed ? { body: { answer: {} } } : refusal(400, 'round_invalid', 'Not yours'),
      );
      await expect(session.guess({ round: 'ggr_of_guest', at: 4, input: 'crane' })).resolves.toEqual({ answer: {} });
      expect(countOf(CLAIM)).toBe(1);
    });

    it('is accepted if the claim of the page ends while it is sent', async () => {
      await session.open();
      const sending = session.submit({ score: 120, round: 'ggr_of_guest', log: null });
      await claimGuestScores();
      await expect(sending).resolves.toMatchObject({ status: 'accepted' });
      expect(countOf(CLAIM)).toBe(1);
    });

    it('waits for a claim that fails, and is accepted later', async () => {
      fakeServer.on(CLAIM, () => refusal(503, 'unavailable', 'Busy'));
      await expect(session.submit({ score: 120, round: 'ggr_of_guest', log: null })).resolves.toMatchObject({
        status: 'queued',
      });
      fakeServer.on(CLAIM, claim);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(late).toEqual([[120, 'accepted']]);
    });

    it('is refused if another account has claimed the guest', async () => {
      fakeServer.on(CLAIM, () => refusal(409, 'conflict', 'Claimed'));
      await expect(session.submit({ score: 120, round: 'ggr_of_guest', log: null })).resolves.toMatchObject({
        status: 'refused',
        reason: 'round_invalid',
      });
    });
  });

  describe('a score queued when the page was closed', () => {
    const guest = { id: 'a-guest', username: 'Guest', guest: true };
    const sentBy = () =>
      fakeServer.requests
        .filter(({ method, path }) => `${method} ${path}` === SCORES)
        .map(({ headers }) => [headers.get('Authorization'), headers.get('Idempotency-Key')]);

    /** Plays one run while scores cannot be sent, and leaves the page. */
    async function leaveWithScore(): Promise<string | null | undefined> {
      fakeServer.on(SCORES, () => refusal(503, 'unavailable', 'Busy'));
      await session.open();
      await expect(session.submit({ score: 120, round: null, log: '1.a' })).resolves.toMatchObject({
        status: 'queued',
      });
      const key = fakeServer.lastRequest(SCORES)?.headers.get('Idempotency-Key');
      session.end();
      const before = fakeServer.requests.length;
      await jest.advanceTimersByTimeAsync(PLAY_TOKEN_LIVES);
      expect(fakeServer.requests).toHaveLength(before);
      fakeServer.requests.length = 0;
      fakeServer.on(SCORES, () => ({ status: 201, body: playedScore() }));
      return key;
    }

    it('is sent with the same key at the next visit, and once', async () => {
      const key = await leaveWithScore();
      session = visit(ownUser().id);
      await session.open();
      await jest.advanceTimersByTimeAsync(0);
      expect(sentBy()).toEqual([['Bearer ggp_2', key]]);
      expect(late).toEqual([[120, 'accepted']]);
      session.end();
      session = visit(ownUser().id);
      await session.open();
      await jest.advanceTimersByTimeAsync(60_000);
      expect(sentBy()).toHaveLength(1);
    });

    it('is not sent for another account', async () => {
      await leaveWithScore();
      servePlay({ id: 'another', username: 'bob', guest: false });
      session = visit('another');
      await session.open();
      await jest.advanceTimersByTimeAsync(60_000);
      // Nor for the guest that remains after the login has ended.
      servePlay(guest);
      session.end();
      session = visit(ownUser().id);
      await session.open();
      await jest.advanceTimersByTimeAsync(60_000);
      expect(sentBy()).toEqual([]);
    });

    it('counts for the account that signs in if it is a guest’s, and is deleted with the guest’s scores', async () => {
      const asGuest = async () => {
        session.end();
        servePlay(guest);
        session = visit(undefined);
        return leaveWithScore();
      };
      const key = await asGuest();
      servePlay();
      session = visit(ownUser().id);
      await session.open();
      await jest.advanceTimersByTimeAsync(0);
      expect(sentBy()).toEqual([['Bearer ggp_1', key]]);

      await asGuest();
      fakeServer.on('DELETE /api/user/guest-scores', () => ({ status: 204 }));
      await deleteGuestScores();
      servePlay(guest);
      session = visit(undefined);
      await session.open();
      await jest.advanceTimersByTimeAsync(60_000);
      expect(sentBy()).toEqual([]);
    });
  });

  it('ends with its token in the body, and sends nothing afterwards', async () => {
    await session.open();
    session.end();
    expect(fakeServer.lastRequest('POST /api/play/end')?.body).toEqual({ token: 'ggp_1' });
    const before = fakeServer.requests.length;
    await jest.advanceTimersByTimeAsync(PLAY_TOKEN_LIVES * 2);
    expect(fakeServer.requests).toHaveLength(before);
  });

  it('ends on the server when it was left before the ticket was exchanged', async () => {
    const opening = session.open();
    session.end();
    await expect(opening).rejects.toMatchObject({ code: 'unavailable' });
    expect(fakeServer.lastRequest('POST /api/play/end')?.body).toEqual({ token: 'ggp_1' });
    expect(players).toEqual([]);
  });
});
