import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  ConnectPoll,
  ConnectStart,
  GuestTicket,
  LaunchAnswer,
  PlaySessionAnswer,
  RoundAnswer,
} from '@gamegeek/contracts/play/play.schemas.js';
import type { PlayedScore } from '@gamegeek/contracts/scores/submission.schemas.js';
import { makeGame, type MadeGame } from '../factories/game.factory.js';
import { makeUser, type MadeUser } from '../factories/user.factory.js';
import { startOwnServices, type OwnServices } from '../support/services/own-services.js';
import { startServer, type ServerProcess } from '../support/services/server-process.js';
import { until } from '../support/until.js';

let services: OwnServices;
let server: ServerProcess;
let ada: MadeUser;
let game: MadeGame;

beforeAll(async () => {
  services = await startOwnServices();
  server = await startServer(services);
  game = await makeGame(services.database);
  await services.database.rows(`UPDATE games SET launch = 'embed', game_url = 'https://games.example' WHERE id = $1`, [
    game.id,
  ]);
});
beforeEach(async () => {
  ada = await makeUser(services.database);
});
afterAll(async () => {
  await server?.kill();
  await services?.remove();
});

interface Request {
  method?: string;
  token?: string;
  cookie?: string;
  key?: string;
  body?: object;
}

interface Reply<T> {
  status: number;
  body: T;
  headers: Headers;
}

/** Calls the server; fails without a response within the timeout of remote calls. */
async function ask<T>(path: string, { method = 'POST', token, cookie, key, body }: Request = {}): Promise<Reply<T>> {
  const answer = await fetch(`${server.url}/api${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(cookie && { cookie }),
      ...(key && { 'idempotency-key': key }),
    },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: (text === '' ? undefined : JSON.parse(text)) as T };
}

/** Returns the body of a successful response. */
async function succeed<T>(path: string, request?: Request): Promise<T> {
  const { status, body } = await ask<T>(path, request);
  if (status >= 300) throw new Error(`${path} was answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

const launch = (request: Request) => ask<LaunchAnswer>(`/games/${game.id}/launches`, { body: {}, ...request });
const exchange = (ticket: string) => succeed<PlaySessionAnswer>('/play/sessions', { body: { ticket } });
const send = (token: string, score: number, more: object = {}) =>
  ask<PlayedScore>('/scores', { token, body: { gameId: game.id, score, ...more } });
const storedOf = async ({ id }: MadeUser): Promise<number[]> => {
  const select = 'SELECT score::int FROM scores WHERE user_id = $1 ORDER BY id';
  return (await services.database.rows<{ score: number }>(select, [id])).map(({ score }) => score);
};

async function begin(): Promise<PlaySessionAnswer> {
  const { body } = await launch({ token: ada.token });
  return exchange(body.ticket);
}

describe('while Redis is unreachable', () => {
  beforeAll(() => services.killRedis());
  afterAll(() => services.restartRedis('empty'));

  it('a play runs from launch to end, with rank null', async () => {
    const { token, session } = await begin();
    const { round } = await succeed<RoundAnswer>('/play/rounds', { token });
    const sent = await send(token, 70, { round });
    expect([sent.status, sent.body.status, sent.body.rank]).toEqual([200, 'accepted', null]);
    await succeed('/play/pings', { token, body: { state: 'idle' } });
    const renewed = await succeed<PlaySessionAnswer>('/play/token', { token });
    expect(await succeed('/play/me', { method: 'GET', token: renewed.token })).toMatchObject({ best: 70, session });
    const own = { method: 'GET', token: ada.token };
    expect(await succeed('/user/play-sessions', own)).toMatchObject([{ id: session.id }]);
    await succeed('/play/end', { body: { token } });
    const late = await until(
      () => send(token, 80),
      ({ status }) => status !== 200,
    );
    expect(late.body).toMatchObject({ code: 'session_over' });
    expect(await storedOf(ada)).toEqual([70]);
  });

  it('a guest plays and claims the scores', async () => {
    const { headers, body } = await launch({});
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    const { token } = await exchange(body.ticket);
    const sent = await send(token, 60);
    expect([sent.status, sent.body.status, sent.body.rank]).toEqual([200, 'guest', null]);
    expect(await succeed('/user/guest-scores', { method: 'GET', cookie })).toMatchObject([{ score: 60 }]);
    const claim = { token: ada.token, cookie };
    expect(await succeed('/user/guest-scores/claim', claim)).toMatchObject({ claimed: [{ score: 60 }], skipped: [] });
    expect(await succeed('/user/guest-scores/claim', claim)).toEqual({ claimed: [], skipped: [] });
    expect(await storedOf(ada)).toEqual([60]);
  });

  it('an external game connects', async () => {
    const { guest } = await succeed<GuestTicket>('/play/guests', { body: { gameId: game.id } });
    const { code, poll } = await succeed<ConnectStart>('/play/connects', { body: { gameId: game.id, guest } });
    expect(await succeed(`/play/connects/${code}`, { method: 'GET', token: ada.token })).toMatchObject({ code });
    await succeed(`/play/connects/${code}/confirm`, { token: ada.token });
    const polled = await succeed<ConnectPoll>('/play/connects/poll', { body: { poll } });
    const { token } = await exchange('ticket' in polled ? polled.ticket : '');
    expect((await send(token, 50)).body).toMatchObject({ status: 'accepted', userId: ada.id });
  });
});

describe('while PostgreSQL is unreachable', () => {
  it('every call of a play fails as unavailable, and succeeds after the recovery', async () => {
    const { token } = await begin();
    const { body: launched } = await launch({ token: ada.token });
    const { guest } = await succeed<GuestTicket>('/play/guests', { body: { gameId: game.id } });
    const { code, poll } = await succeed<ConnectStart>('/play/connects', { body: { gameId: game.id } });
    const cookie = `guest=${guest}`;
    const { token: session } = ada;
    const calls: [string, Request?][] = [
      ['/play/sessions', { body: { ticket: launched.ticket } }],
      ['/play/token', { token }],
      ['/play/pings', { token, body: { state: 'active' } }],
      ['/play/me', { method: 'GET', token }],
      ['/play/end', { body: { token } }],
      ['/play/guests', { body: { gameId: game.id, guest } }],
      ['/play/connects', { body: { gameId: game.id } }],
      ['/play/connects/poll', { body: { poll } }],
      [`/play/connects/${code}`, { method: 'GET', token: session }],
      [`/play/connects/${code}/confirm`, { token: session }],
      ['/user/guest-scores', { method: 'GET', cookie }],
      ['/user/guest-scores', { method: 'DELETE', cookie }],
      ['/user/guest-scores/claim', { token: session, cookie }],
      ['/user/play-sessions', { method: 'GET', token: session }],
      ['/scores', { token, key: 'the-outage', body: { gameId: game.id, score: 7 } }],
    ];
    await services.killPostgres();
    try {
      const answers = await Promise.all(
        calls.map(async ([path, request]) => ({ path, ...(await ask<{ code: string }>(path, request)) })),
      );
      expect(answers.map(({ path, status, body }) => [path, status, body?.code])).toEqual(
        calls.map(([path]) => [path, 503, 'unavailable']),
      );
      for (const { headers } of answers) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await services.restartPostgres();
    }
    // Nothing was used up: neither the ticket, nor the code, nor the score's key.
    await until(
      () => ask('/play/me', { method: 'GET', token }),
      ({ status }) => status === 200,
    );
    await exchange(launched.ticket);
    await succeed(`/play/connects/${code}/confirm`, { token: session });
    const repeat = { token, key: 'the-outage', body: { gameId: game.id, score: 7 } };
    expect(await succeed('/scores', repeat)).toMatchObject({ status: 'accepted' });
    expect(await succeed('/scores', repeat)).toMatchObject({ status: 'accepted' });
    expect(await storedOf(ada)).toEqual([7]);
    await succeed('/play/end', { body: { token } });
  });
});
