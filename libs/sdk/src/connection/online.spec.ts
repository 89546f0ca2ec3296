import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createCall, Refused, Unreachable, type CallOptions } from './api.js';
import { createEvents } from '../client.js';
import { browserStore } from '../browser-store.js';
import * as more from '../more.js';
import { createOnline } from './online.js';
import type { State } from '../types.js';

type Answer = object | Error;

/** Answers by path; the last answer of a list is repeated. */
let answers: Record<string, Answer[]>;
let requests: ({ path: string } & CallOptions)[];
let states: State[];
let pages: { close: () => void }[];

const session = (id: string, username: string, guest: boolean, token = `ggp_${id}`) => ({
  session: { id: 's', gameId: 7, startedAt: '', endsAt: '' },
  token,
  tokenExpiresAt: '',
  player: { id, username, guest },
  best: null,
  locale: 'de',
});
const scored = { status: 'accepted', rank: 2, personalBest: true, verified: false, wouldBeRank: null, reason: null };

async function call<T>(path: string, options: CallOptions = {}): Promise<T> {
  requests.push({ path, ...options });
  const known = answers[path] ?? [];
  const answer = known.length > 1 ? known.shift() : known[0];
  if (!answer || answer instanceof Error) throw answer ?? new Refused('not_found');
  return answer as T;
}

function openPage(ticket?: string) {
  const events = createEvents();
  events.on('state', (state) => states.push(state));
  const online = createOnline({
    game: 7,
    call,
    kept: browserStore('gamegeek:7:', () => localStorage),
    tab: browserStore('gamegeek:7:', () => sessionStorage),
    emit: events.emit,
    loadMore: async () => more,
    tell: () => undefined,
    ticket,
  });
  pages.push(online);
  return online;
}

const sentTo = (path: string) => requests.filter((request) => request.path === path);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  requests = [];
  states = [];
  pages = [];
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  answers = {
    '/api/play/guests': [{ guest: 'ggg_1', ticket: 'ggl_guest' }],
    '/api/play/sessions': [session('guest-1', 'Guest', true)],
    '/api/scores': [scored],
  };
});
afterEach(() => {
  for (const page of pages) page.close();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('OnlineConnection', () => {
  it('plays as a guest, and as the same guest the next time', async () => {
    const first = openPage();
    await first.ensure();
    expect(first).toMatchObject({ mode: 'guest', player: { name: 'Guest', guest: true }, locale: 'de', state: 'live' });
    expect(sentTo('/api/play/guests')[0]?.body).toEqual({ gameId: 7, guest: undefined });
    sessionStorage.clear();
    await openPage().ensure();
    expect(sentTo('/api/play/guests')[1]?.body).toEqual({ gameId: 7, guest: 'ggg_1' });
  });

  it('plays as the player of the ticket, and as a guest when the ticket is refused', async () => {
    answers['/api/play/sessions'] = [
      session('ada', 'ada', false),
      new Refused('ticket_used'),
      session('g', 'Guest', true),
    ];
    const page = openPage('ggl_0123456789abcdef');
    await page.ensure();
    expect(page).toMatchObject({ mode: 'tab', player: { name: 'ada', guest: false } });
    const next = openPage('ggl_0123456789abcdef');
    await next.ensure();
    expect(next).toMatchObject({ mode: 'guest', player: { guest: true } });
  });

  it('resumes its session after a reload, and renews an expired token', async () => {
    answers['/api/play/sessions'] = [session('ada', 'ada', false)];
    await openPage('ggl_0123456789abcdef').ensure();
    answers['/api/play/token'] = [
      { token: 'ggp_2', tokenExpiresAt: '' },
      { token: 'ggp_3', tokenExpiresAt: '' },
    ];
    const page = openPage();
    await page.ensure();
    expect(page).toMatchObject({ mode: 'tab', player: { name: 'ada' } });
    answers['/api/scores'] = [new Refused('play_token_expired'), scored];
    await expect(page.submit({ score: 5, round: null, log: null })).resolves.toMatchObject({
      status: 'accepted',
      rank: 2,
    });
    expect(sentTo('/api/scores').map(({ token }) => token)).toEqual(['ggp_2', 'ggp_3']);
    const [first, second] = sentTo('/api/scores');
    expect(first?.key).toBe(second?.key);
  });

  it('reopens a guest’s session, and keeps the scores of a signed-out player', async () => {
    const guest = openPage();
    await guest.ensure();
    answers['/api/scores'] = [new Refused('session_over'), scored];
    await expect(guest.submit({ score: 5, round: null, log: null })).resolves.toMatchObject({ status: 'accepted' });

    answers['/api/play/sessions'] = [session('ada', 'ada', false)];
    const page = openPage('ggl_0123456789abcdef');
    await page.ensure();
    answers['/api/scores'] = [new Refused('session_over'), scored];
    await expect(page.submit({ score: 6, round: null, log: null })).resolves.toMatchObject({ status: 'queued' });
    expect(page.state).toBe('signed out');
    await jest.advanceTimersByTimeAsync(600_000);
    expect(sentTo('/api/scores').filter(({ body }) => (body as { score: number }).score === 6)).toHaveLength(1);
  });

  it('sends offline scores of a guest for that guest only', async () => {
    answers['/api/play/guests'] = [new Unreachable()];
    const page = openPage();
    await expect(page.submit({ score: 5, round: null, log: null })).resolves.toMatchObject({ status: 'queued' });
    expect(page.state).toBe('offline (1 waiting)');
    page.close();

    answers['/api/play/sessions'] = [session('ada', 'ada', false)];
    const launched = openPage('ggl_0123456789abcdef');
    await launched.ensure();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(sentTo('/api/scores')).toEqual([]);
    launched.close();

    sessionStorage.clear();
    answers['/api/play/guests'] = [{ guest: 'ggg_1', ticket: 'ggl_guest' }];
    answers['/api/play/sessions'] = [session('guest-1', 'Guest', true)];
    await openPage().ensure();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(sentTo('/api/scores').map(({ token, body }) => [token, body])).toEqual([
      ['ggp_guest-1', { gameId: 7, score: 5 }],
    ]);
  });

  it('reports that it cannot enter among too many new guests, and sends the score later', async () => {
    const realFetch = globalThis.fetch;
    const body = { statusCode: 429, code: 'rate_limited', message: 'Too many requests.' };
    globalThis.fetch = async () =>
      ({ ok: false, status: 429, headers: new Headers({ 'Retry-After': '900' }), json: async () => body }) as Response;
    const refused = await createCall('https://games.example')('/api/play/guests').catch((error: Error) => error);
    globalThis.fetch = realFetch;
    if (!(refused instanceof Unreachable)) throw new Error('the call was not refused');
    answers['/api/play/guests'] = [refused, { guest: 'ggg_1', ticket: 'ggl_guest' }];
    const page = openPage();
    for (const score of [5, 6])
      await expect(page.submit({ score, round: null, log: null })).resolves.toMatchObject({
        status: 'queued',
        reason: 'rate_limited',
      });
    expect(page.player).toBeNull();
    await jest.advanceTimersByTimeAsync(899_000);
    expect(sentTo('/api/scores')).toEqual([]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sentTo('/api/scores')).toHaveLength(2);
    // Without a connection there is no reason.
    answers['/api/scores'] = [new Unreachable()];
    await expect(page.submit({ score: 7, round: null, log: null })).resolves.toMatchObject({
      status: 'queued',
      reason: null,
    });
  });

  it('plays for the player who confirms the code, including the guest’s scores', async () => {
    const popup = { location: { href: '' }, close: jest.fn() };
    jest.spyOn(window, 'open').mockImplementation(() => popup as never);
    const page = openPage();
    await page.ensure();
    answers['/api/play/sessions'] = [session('ada', 'ada', false)];
    answers['/api/play/connects'] = [
      {
        code: 'K7PW-3QFM',
        verifyUrl: 'https://games.example/connect?code=K7PW-3QFM',
        poll: 'ggc_1',
        interval: 5,
        expiresAt: new Date(Date.now() + 600_000).toISOString(),
      },
    ];
    answers['/api/play/connects/poll'] = [
      { status: 'waiting' },
      new Unreachable(),
      { status: 'confirmed', ticket: 'ggl_ada' },
    ];
    const signingIn = page.ask('sign-in', {});
    await jest.advanceTimersByTimeAsync(15_000);
    await expect(signingIn).resolves.toEqual({ player: { name: 'ada', guest: false } });
    expect(popup.location.href).toBe('https://games.example/connect?code=K7PW-3QFM');
    expect(sentTo('/api/play/connects')[0]?.body).toEqual({ gameId: 7, guest: 'ggg_1' });
    expect(sentTo('/api/play/connects/poll')).toHaveLength(3);
    expect(page).toMatchObject({ mode: 'connected', state: 'live' });
  });

  it('sends the waiting scores of the guest as soon as the player has signed in', async () => {
    answers['/api/scores'] = [new Unreachable()];
    answers['/api/play/sessions'] = [session('guest-1', 'Guest', true), session('ada', 'ada', false)];
    answers['/api/play/connects'] = [
      {
        verifyUrl: 'https://games.example/connect?code=K7PW-3QFM',
        poll: 'ggc_1',
        interval: 5,
        expiresAt: new Date(Date.now() + 600_000).toISOString(),
      },
    ];
    answers['/api/play/connects/poll'] = [{ status: 'confirmed', ticket: 'ggl_ada' }];
    jest.spyOn(window, 'open').mockReturnValue({ location: {}, closed: false, close: () => undefined } as never);
    jest.spyOn(Math, 'random').mockReturnValue(1);
    const page = openPage();
    await page.ensure();
    await expect(page.submit({ score: 5, round: null, log: null })).resolves.toMatchObject({ status: 'queued' });
    // The sixth retry waits for 32 s.
    await jest.advanceTimersByTimeAsync(40_000);
    answers['/api/scores'] = [scored];
    const before = sentTo('/api/scores').length;
    const signingIn = page.ask('sign-in', {});
    await jest.advanceTimersByTimeAsync(5_000);
    await expect(signingIn).resolves.toEqual({ player: { name: 'ada', guest: false } });
    await jest.advanceTimersByTimeAsync(0);
    expect(sentTo('/api/scores').slice(before)).toEqual([expect.objectContaining({ token: 'ggp_ada' })]);
  });

  it('begins rounds with the server’s seed, or its own when offline', async () => {
    const page = openPage();
    answers['/api/play/rounds'] = [
      { round: 'ggr_1', seed: 9, startedAt: '2030-01-01T00:00:00.000Z', expiresAt: '' },
      new Unreachable(),
    ];
    await expect(page.round()).resolves.toEqual({ id: 'ggr_1', seed: 9, startedAt: '2030-01-01T00:00:00.000Z' });
    const own = await page.round();
    expect(own.id).toBeNull();
    expect(Number.isInteger(own.seed) && own.seed >= 0 && own.seed < 2 ** 32).toBe(true);
  });

  it('reports no other state than live while scores are sent at once, and each other state once', async () => {
    const page = openPage();
    await page.submit({ score: 5, round: null, log: null });
    await Promise.all([
      page.submit({ score: 6, round: null, log: null }),
      page.submit({ score: 7, round: null, log: null }),
    ]);
    expect(states).toEqual(['live']);
    answers['/api/scores'] = [new Unreachable(), scored];
    await page.submit({ score: 8, round: null, log: null });
    expect(states).toEqual(['live', 'offline (1 waiting)']);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(states).toEqual(['live', 'offline (1 waiting)', 'live']);
  });

  it('reports its state as it changes', async () => {
    const page = openPage();
    await page.ensure();
    answers['/api/scores'] = [new Unreachable(), scored];
    await page.submit({ score: 5, round: null, log: null });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(states.at(0)).toBe('live');
    expect(states).toContain('offline (1 waiting)');
    expect(states.at(-1)).toBe('live');
  });

  it('is live again when what was queued is refused', async () => {
    const page = openPage();
    await page.ensure();
    answers['/api/scores'] = [new Unreachable(), new Refused('out_of_range')];
    await page.submit({ score: 5, round: null, log: null });
    expect(states.at(-1)).toBe('offline (1 waiting)');
    await jest.advanceTimersByTimeAsync(30_000);
    expect(states.at(-1)).toBe('live');
  });
});
