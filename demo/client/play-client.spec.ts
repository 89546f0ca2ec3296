import { fakeTimers } from '../testing/fake-timers.ts';
import { startFakeServer, type FakeServer, type Reply, type Seen } from '../testing/fake-server.ts';
import { ApiClient } from './api-client.ts';
import { PlayClient } from './play-client.ts';
import type { Timers } from './timers.ts';

const GAME = 7;
const MINUTE = 60_000;
const ROUND = { round: 'ggr_1', seed: 5, opening: null };
const ACCEPTED = { id: 1, score: 120, rank: 3, personalBest: true, verified: true };
const SCORE = { score: 120, round: 'ggr_1', log: '1.abc' };
const TOKEN_LIFETIME = 15 * MINUTE;

/** A minimal play API. */
class FakePlays {
  now = 0;
  tickets = 0;
  tokens = 0;
  /** Replies that replace the default one, once per path. */
  readonly next = new Map<string, Reply | 'cut'>();

  answer = ({ path }: Seen): Reply | 'cut' => {
    const reply = this.next.get(path);
    this.next.delete(path);
    return reply ?? this.defaultReply(path);
  };

  private defaultReply(path: string): Reply {
    if (path.endsWith('/launches')) return { status: 201, body: { ticket: `ggl_${++this.tickets}` } };
    if (path === '/api/play/sessions' || path === '/api/play/token') {
      const tokenExpiresAt = new Date(this.now + TOKEN_LIFETIME).toISOString();
      return { status: 200, body: { token: `ggp_${++this.tokens}`, tokenExpiresAt } };
    }
    if (path === '/api/daily/round') return { status: 403, body: { message: 'The daily is one of another game.' } };
    if (path === '/api/play/rounds') return { status: 200, body: ROUND };
    if (path === '/api/play/rounds/guesses') return { status: 200, body: { answer: { feedback: 3 } } };
    return path === '/api/scores' ? { status: 200, body: ACCEPTED } : { status: 204 };
  }
}

describe('PlayClient', () => {
  let plays: FakePlays;
  let server: FakeServer;
  let timers: Timers & { waited: number[] };
  let client: PlayClient;
  const never = new AbortController().signal;

  beforeEach(async () => {
    plays = new FakePlays();
    server = await startFakeServer(plays.answer);
    const waited: number[] = [];
    timers = {
      ...fakeTimers(),
      waited,
      now: () => plays.now,
      wait: async (milliseconds) => {
        waited.push(milliseconds);
        plays.now += milliseconds;
      },
    };
    const api = new ApiClient({ url: server.url, fetch, timers, random: () => 0, onRetry: () => undefined });
    client = new PlayClient(api, timers, 'session-token');
  });

  afterEach(() => server.close());

  const calls = () => server.seen.map(({ path }) => path);
  const countOf = (path: string) => calls().filter((call) => call === path).length;
  const tokensAt = (path: string) =>
    server.seen.filter((call) => call.path === path).map(({ headers }) => headers.authorization);

  it('launches the game, starts a round and sends its score with the input log', async () => {
    expect(await client.startRound(GAME, never)).toEqual({ kind: 'ok', body: ROUND });
    expect(await client.submit(GAME, SCORE, never)).toEqual({ kind: 'accepted', answer: ACCEPTED });
    await client.end();
    expect(server.seen).toMatchObject([
      { path: '/api/games/7/launches', headers: { authorization: 'Bearer session-token' } },
      { path: '/api/play/sessions', body: { ticket: 'ggl_1' } },
      { path: '/api/daily/round', headers: { authorization: 'Bearer ggp_1' } },
      { path: '/api/play/rounds', headers: { authorization: 'Bearer ggp_1' } },
      {
        path: '/api/scores',
        headers: { authorization: 'Bearer ggp_1' },
        body: { gameId: GAME, score: 120, round: 'ggr_1', details: { log: '1.abc' } },
      },
      { path: '/api/play/end', body: { token: 'ggp_1' } },
    ]);
    expect(server.seen[1]?.headers.authorization).toBeUndefined();
  });

  it('asks for the answer to an input again if it was lost, and sends the score without a log', async () => {
    await client.startRound(GAME, never);
    const guess = { round: 'ggr_1', at: 0, input: 'crane' };
    plays.next.set('/api/play/rounds/guesses', 'cut');
    expect(await client.guess(GAME, guess, never)).toEqual({ kind: 'ok', body: { answer: { feedback: 3 } } });
    await client.submit(GAME, { ...SCORE, log: null }, never);
    expect(server.seen.slice(4)).toMatchObject([
      { path: '/api/play/rounds/guesses', headers: { authorization: 'Bearer ggp_1' }, body: guess },
      { path: '/api/play/rounds/guesses', headers: { authorization: 'Bearer ggp_1' }, body: guess },
      { path: '/api/scores' },
    ]);
    expect(server.seen.at(-1)?.body).toEqual({ gameId: GAME, score: 120, round: 'ggr_1' });
  });

  it('plays the counted round of the daily, asked for once a day, and other rounds after it', async () => {
    const counted = { ...ROUND, round: 'ggr_daily' };
    plays.next.set('/api/daily/round', { status: 200, body: counted });
    expect(await client.startRound(GAME, never)).toEqual({ kind: 'ok', body: counted });
    expect(await client.startRound(GAME, never)).toEqual({ kind: 'ok', body: ROUND });
    plays.now += 24 * 60 * MINUTE;
    await client.startRound(GAME, never);
    expect(countOf('/api/daily/round')).toBe(2);
  });

  it('sends pings at least every two minutes during a run', async () => {
    await client.startRound(GAME, never);
    await client.wait(5 * MINUTE, never);
    expect(timers.waited.reduce((sum, wait) => sum + wait)).toBe(5 * MINUTE);
    expect(Math.max(...timers.waited)).toBeLessThan(2 * MINUTE);
    expect(countOf('/api/play/pings')).toBe(timers.waited.length - 1);
  });

  it('renews the token before it expires', async () => {
    await client.startRound(GAME, never);
    await client.wait(14 * MINUTE, never);
    await client.submit(GAME, SCORE, never);
    expect(countOf('/api/play/token')).toBe(1);
    expect(tokensAt('/api/play/token')).toEqual(['Bearer ggp_1']);
    expect(tokensAt('/api/scores')).toEqual(['Bearer ggp_2']);
    expect(plays.tickets).toBe(1);
  });

  it.each([401, 410])('opens a new session after %d and resends the same round', async (status) => {
    await client.startRound(GAME, never);
    plays.next.set('/api/scores', { status, body: { message: 'This play session has ended.' } });
    expect(await client.submit(GAME, SCORE, never)).toMatchObject({ kind: 'accepted' });
    expect(tokensAt('/api/scores')).toEqual(['Bearer ggp_1', 'Bearer ggp_2']);
    expect(plays.tickets).toBe(2);
  });

  it('fails when the login session cannot launch', async () => {
    plays.next.set('/api/games/7/launches', { status: 401, body: { message: 'Sign in' } });
    expect(await client.startRound(GAME, never)).toEqual({ kind: 'refused', status: 401, reason: 'Sign in' });
    expect(calls()).toEqual(['/api/games/7/launches']);
  });

  it('requests a new ticket when the answer to an exchange was lost', async () => {
    plays.next.set('/api/play/sessions', { status: 409, body: { message: 'This ticket was used.' } });
    expect(await client.startRound(GAME, never)).toMatchObject({ kind: 'ok' });
    expect(plays.tickets).toBe(2);
  });

  it('waits for the time in Retry-After', async () => {
    plays.next.set('/api/play/rounds', { status: 429, headers: { 'Retry-After': '30' } });
    expect(await client.startRound(GAME, never)).toMatchObject({ kind: 'ok' });
    expect(timers.waited).toEqual([30_125]);
  });

  it('ends the session of a game before it plays another', async () => {
    await client.startRound(GAME, never);
    await client.startRound(8, never);
    expect(calls().slice(4)).toEqual([
      '/api/play/end',
      '/api/games/8/launches',
      '/api/play/sessions',
      '/api/daily/round',
      '/api/play/rounds',
    ]);
  });
});
