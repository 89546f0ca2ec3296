import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CONNECT_CODE_LIVES, CONNECT_POLL_INTERVAL, PLAY_SILENCE } from '@gamegeek/contracts/play/play-limits.js';
import type {
  ConnectStart,
  GuestTicket,
  OwnPlaySession,
  PlaySessionAnswer,
} from '@gamegeek/contracts/play/play.schemas.js';
import { RATE_LIMITS } from '../../../src/config/limits.js';
import { ForgetConnectedGamesJob } from '../../../src/modules/play/connected-games/forget-connected-games.job.js';
import { ForgetConnectsJob } from '../../../src/modules/play/connects/forget-connects.job.js';
import { EndSilentPlaysJob } from '../../../src/modules/play/sessions/end-silent-plays.job.js';
import { ForgetPlaysJob } from '../../../src/modules/play/sessions/forget-plays.job.js';
import { makeGame, makeHiddenGame, type MadeGame } from '../../factories/game.factory.js';
import { makeUser, openSession, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { logLines } from '../../support/log-lines.js';
import { waitForRanks } from '../../support/scores/wait-for-ranks.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

const bearer = { type: 'bearer' } as const;
const FOREIGN = 'https://evil.example';
const log = logLines();
let node: TestApp;
let ada: MadeUser;
let game: MadeGame;

beforeAll(async () => {
  node = await startTestApp({ settings: { logLevel: 'debug' }, logTo: log });
  await waitForRanks(node);
});
beforeEach(async () => {
  ada = await makeUser(node.database);
  game = await makeGame(node.database);
});
afterAll(() => node?.close());

const connect = (body: object = { gameId: game.id }) => node.request.post('/api/play/connects').send(body);
const poll = (secret: string, by: TestApp = node) => by.request.post('/api/play/connects/poll').send({ poll: secret });
const read = (code: string, { token } = ada) =>
  node.request.get(`/api/play/connects/${encodeURIComponent(code)}`).auth(token, bearer);
const confirm = (code: string, { token } = ada) =>
  node.request.post(`/api/play/connects/${encodeURIComponent(code)}/confirm`).auth(token, bearer);
const exchange = (ticket: string) => node.request.post('/api/play/sessions').send({ ticket });

async function start(body?: object): Promise<ConnectStart> {
  return (await connect(body).expect(201)).body as ConnectStart;
}

/** The ticket of a code that ada has confirmed. */
async function ticketOf({ code, poll: secret }: ConnectStart): Promise<string> {
  await confirm(code).expect(204);
  const { body } = await poll(secret).expect(200);
  expect(body).toEqual({
    status: 'confirmed',
    ticket: expect.stringMatching(/^ggl_/),
    device: expect.stringMatching(/^ggd_[\w-]{43}$/),
  });
  return (body as { ticket: string }).ticket;
}

/** Moves all codes of the game into the past. */
const age = (milliseconds: number) =>
  node.database.rows(
    `UPDATE connect_codes SET expires_at = expires_at - $1 * interval '1 millisecond' WHERE game_id = $2`,
    [milliseconds, game.id],
  );

describe('a connect code', () => {
  it('lets a game outside the site send scores for the player who confirms it', async () => {
    const started = await start();
    expect(started).toEqual({
      code: expect.stringMatching(/^[B-DF-HJKMNP-TV-XZ34679]{4}-[B-DF-HJKMNP-TV-XZ34679]{4}$/),
      verifyUrl: `${node.settings.publicUrl}/connect?code=${started.code}`,
      poll: expect.stringMatching(/^ggc_[\w-]{43}$/),
      interval: 5,
      expiresAt: expect.any(String),
    });
    expect((await poll(started.poll).expect(200)).body).toEqual({ status: 'waiting' });
    expect((await read(started.code).expect(200)).body).toEqual({
      code: started.code,
      game: { id: game.id, name: game.name, creator: expect.any(String), host: null },
      guestScores: 0,
      guestBest: null,
      native: true,
      expiresAt: started.expiresAt,
    });
    const opened = await exchange(await ticketOf(started)).expect(201);
    const { player, session, token } = opened.body as PlaySessionAnswer;
    expect(player).toEqual({ id: ada.id, username: ada.username, guest: false });
    expect(session.gameId).toBe(game.id);
    const score = await node.request.post('/api/scores').auth(token, bearer).send({ gameId: game.id, score: 70 });
    expect(score.body).toMatchObject({ status: 'accepted', userId: ada.id, score: 70, rank: 1 });
    const plays = await node.request.get('/api/user/play-sessions').auth(ada.token, bearer).expect(200);
    expect(plays.body).toMatchObject([{ id: session.id, gameId: game.id, gameName: game.name }]);
  });

  it('is accepted in any notation', async () => {
    const { code } = await start();
    const plain = code.replace('-', '').toLowerCase();
    for (const typed of [plain, ` ${plain.slice(0, 2)} ${plain.slice(2)} `, code.toLowerCase()]) {
      expect((await read(typed).expect(200)).body.code).toBe(code);
    }
    await confirm(plain).expect(204);
  });

  it('is confirmed once, and its ticket is fetched once', async () => {
    const started = await start();
    const eve = await makeUser(node.database);
    await ticketOf(started);
    for (const user of [ada, eve]) {
      expectError(await confirm(started.code, user), 'code_used');
      expectError(await read(started.code, user), 'code_used');
    }
    const other = await startTestApp({ database: node.database });
    try {
      expectError(await poll(started.poll, other), 'code_used');
    } finally {
      await other.close();
    }
  });

  it('is confirmed by one of fifty concurrent requests, with one ticket', async () => {
    const { code, poll: secret } = await start();
    const users = await Promise.all(Array.from({ length: 10 }, () => makeUser(node.database)));
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => confirm(code, users[i % users.length])));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 204)) expectError(answer, 'code_used');
    const polls = await Promise.all(Array.from({ length: 50 }, () => poll(secret)));
    expect(polls.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('expires after ten minutes, for the game and for the player', async () => {
    const started = await start();
    expect(Math.abs(Date.parse(started.expiresAt) - Date.now() - CONNECT_CODE_LIVES)).toBeLessThan(60_000);
    await age(CONNECT_CODE_LIVES);
    expectError(await read(started.code), 'code_expired');
    expectError(await confirm(started.code), 'code_expired');
    expectError(await poll(started.poll), 'code_expired');
  });

  it('issues no ticket after its expiry, even if it was confirmed', async () => {
    const { code, poll: secret } = await start();
    await confirm(code).expect(204);
    await age(CONNECT_CODE_LIVES);
    expectError(await poll(secret), 'code_expired');
  });

  it('is deleted one hour after its expiry', async () => {
    const young = await start();
    await age(CONNECT_CODE_LIVES + 59 * 60_000);
    await node.app.get(ForgetConnectsJob).run();
    expectError(await read(young.code), 'code_expired');
    await age(2 * 60_000);
    await node.app.get(ForgetConnectsJob).run();
    expectError(await read(young.code), 'not_found');
    expectError(await poll(young.poll), 'not_found');
  });

  it('is stored as a keyed hash, like its poll secret', async () => {
    const { code, poll: secret } = await start();
    const [row] = await node.database.rows('SELECT c::text AS text FROM connect_codes c WHERE game_id = $1', [game.id]);
    for (const text of [code, code.replace('-', ''), secret, secret.slice(4)]) {
      expect(row?.text).not.toContain(text);
      expect(row?.text).not.toContain(Buffer.from(text).toString('hex'));
    }
  });

  it('is not logged, like its poll secret and its ticket', async () => {
    const started = await start();
    await read(started.code).expect(200);
    const ticket = await ticketOf(started);
    expect(log.text()).toContain('/api/play/connects/:code/confirm');
    for (const secret of [started.code, started.poll, ticket]) expect(log.text()).not.toContain(secret);
  });

  it('works after the secret of the site was rotated', async () => {
    const started = await start();
    const rotated = await startTestApp({
      database: node.database,
      settings: { secret: 'another secret of at least thirty-two characters', previousSecret: node.settings.secret },
    });
    try {
      const path = `/api/play/connects/${started.code}/confirm`;
      const token = await openSession(node.database, ada.id);
      await rotated.request.post(path).auth(token, bearer).expect(204);
      expect((await poll(started.poll, rotated).expect(200)).body.status).toBe('confirmed');
    } finally {
      await rotated.close();
    }
  });
});

describe('a connected game', () => {
  const DAY = 86_400_000;
  interface Connected extends PlaySessionAnswer {
    device: string;
  }

  /** A game outside browsers that ada has connected, with its first session. */
  async function connected(user = ada): Promise<Connected> {
    const started = await start();
    await confirm(started.code, user).expect(204);
    const { ticket, device } = (await poll(started.poll).expect(200)).body as { ticket: string; device: string };
    return { ...((await exchange(ticket).expect(201)).body as PlaySessionAnswer), device };
  }

  const restart = (device: string, by: TestApp = node) => by.request.post('/api/play/sessions').send({ device });
  const send = (token: string, score = 7, gameId = game.id) =>
    node.request.post('/api/scores').auth(token, bearer).send({ gameId, score });
  const renew = (token: string) => node.request.post('/api/play/token').auth(token, bearer);
  const list = async () =>
    (await node.request.get('/api/user/play-sessions').auth(ada.token, bearer).expect(200)).body as OwnPlaySession[];
  const end = (id: string, { token } = ada) => node.request.delete(`/api/user/play-sessions/${id}`).auth(token, bearer);
  /** Moves the last use of the game into the past. */
  async function leaveUnused(milliseconds: number): Promise<void> {
    await node.database.rows(
      `UPDATE play_sessions SET started_at = started_at - $1 * interval '1 millisecond',
         last_ping_at = last_ping_at - $1 * interval '1 millisecond', ends_at = ends_at - $1 * interval '1 millisecond'
       WHERE game_id = $2`,
      [milliseconds, game.id],
    );
    await node.database.rows(
      `UPDATE connected_games SET connected_at = connected_at - $1 * interval '1 millisecond' WHERE game_id = $2`,
      [milliseconds, game.id],
    );
  }

  async function expectEnded({ token, device }: Connected): Promise<void> {
    const refused = await until(
      () => send(token),
      ({ status }) => status !== 200,
    );
    expectError(refused, 'session_over');
    expectError(await renew(token), 'session_over');
    expectError(await restart(device), 'token_invalid');
    expect(await list()).toEqual([]);
  }

  it('keeps its session through silence, logout and the expiry of the login', async () => {
    const { token, session } = await connected();
    expect(Date.parse(session.endsAt) - Date.parse(session.startedAt)).toBe(30 * DAY);
    await leaveUnused(29 * DAY);
    await node.app.get(EndSilentPlaysJob).run();
    await node.app.get(ForgetPlaysJob).run();
    await node.request.post('/api/auth/logout').auth(ada.token, bearer).expect(204);
    await send(token).expect(200);
    const renewed = await renew(token).expect(200);
    await send(renewed.body.token, 9).expect(200);
    // The renewal was a use.
    await leaveUnused(29 * DAY);
    await node.app.get(ForgetPlaysJob).run();
    await renew(renewed.body.token).expect(200);
  });

  it('starts further sessions with its device secret, beside the running one', async () => {
    const first = await connected();
    const second = (await restart(first.device).expect(201)).body as PlaySessionAnswer;
    expect(second).toMatchObject({ player: first.player, best: null, locale: 'en' });
    expect(second.session).toMatchObject({ gameId: game.id });
    expect(second.session.id).not.toBe(first.session.id);
    expect((await send(second.token, 50).expect(200)).body).toMatchObject({ userId: ada.id, status: 'accepted' });
    await send(first.token, 60).expect(200);
    // The game ends its session when it is closed, and stays connected.
    for (const { token } of [first, second]) await node.request.post('/api/play/end').send({ token }).expect(204);
    const { body, headers } = await restart(first.device).expect(201);
    expect(body).toMatchObject({ player: { id: ada.id }, best: 60 });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('plays no other game, and its secret is no other credential', async () => {
    const { device } = await connected();
    const other = await makeGame(node.database);
    const { body } = await restart(device).expect(201);
    expectError(await send(body.token, 5, other.id), 'wrong_game');
    expectError(await node.request.get('/api/play/me').auth(device, bearer), 'play_token_invalid');
    expectError(await send(device), 'unauthorized');
    expectError(await exchange(device), 'token_invalid');
  });

  it('is stored with a hash of its secret, which is not logged', async () => {
    const { device } = await connected();
    await restart(device).expect(201);
    const [row] = await node.database.rows('SELECT c::text AS text FROM connected_games c WHERE game_id = $1', [
      game.id,
    ]);
    for (const text of [device, device.slice(4)]) {
      expect(row?.text).not.toContain(text);
      expect(row?.text).not.toContain(Buffer.from(text).toString('hex'));
    }
    expect(log.text()).not.toContain(device);
  });

  it('is listed once, with its last use, and ended by its player with all sessions', async () => {
    const game1 = await connected();
    const { token } = (await restart(game1.device).expect(201)).body as PlaySessionAnswer;
    const [row, ...more] = await list();
    expect(more).toEqual([]);
    expect(row).toEqual({
      id: game1.session.id,
      gameId: game.id,
      gameName: game.name,
      startedAt: expect.any(String),
      endsAt: expect.any(String),
      lastPingAt: expect.any(String),
      state: 'active',
      connected: true,
      playing: true,
    });
    expect(Date.parse(row?.endsAt ?? '') - Date.parse(row?.lastPingAt ?? '')).toBe(30 * DAY);
    await leaveUnused(CONNECT_CODE_LIVES);
    expect(await list()).toMatchObject([{ id: row?.id, connected: true, playing: false }]);
    expectError(await end(game1.session.id, await makeUser(node.database)), 'not_found');
    await end(game1.session.id).expect(204);
    await expectEnded(game1);
    expectError(await renew(token), 'session_over');
    expectError(await end(game1.session.id), 'not_found');
  });

  it('is ended by the game with its secret', async () => {
    const game1 = await connected();
    await node.request.post('/api/play/end').send({ device: game1.device }).expect(204);
    await expectEnded(game1);
    expectError(await node.request.post('/api/play/end').send({ device: game1.device }), 'token_invalid');
  });

  it('ends when its player ends all other sessions or changes the password', async () => {
    const first = await connected();
    await node.request.delete('/api/auth/sessions').auth(ada.token, bearer).expect(204);
    await expectEnded(first);
    const second = await connected();
    const passwords = { current_password: ada.password, password: 'another correct horse' };
    await node.request.post('/api/auth/change-password').auth(ada.token, bearer).send(passwords).expect(204);
    await expectEnded(second);
  });

  it('ends when its player is blocked, and stays ended after the block', async () => {
    const creator = await makeUser(node.database);
    game = await makeGame(node.database, { createdBy: creator.id });
    const blocked = await connected();
    const eve = await makeUser(node.database);
    const { device: another } = await connected(eve);
    const block = `/api/games/${game.id}/blocks/${ada.username}`;
    await node.request.put(block).auth(creator.token, bearer).expect(204);
    await expectEnded(blocked);
    await restart(another).expect(201);
    await node.request.delete(block).auth(creator.token, bearer).expect(204);
    expectError(await restart(blocked.device), 'token_invalid');
  });

  it('ends when the game is hidden', async () => {
    const creator = await makeUser(node.database);
    game = await makeGame(node.database, { createdBy: creator.id });
    const hidden = await connected();
    await node.request.delete(`/api/games/${game.id}`).auth(creator.token, bearer).expect(204);
    await expectEnded(hidden);
  });

  it('ends with the account', async () => {
    const { device } = await connected();
    await node.request.post('/api/user/delete').auth(ada.token, bearer).send({ password: ada.password }).expect(204);
    expectError(await restart(device), 'token_invalid');
    expect(await node.database.rows('SELECT FROM connected_games WHERE user_id = $1', [ada.id])).toEqual([]);
  });

  it('ends after 30 days without use, and not before', async () => {
    const unused = await connected();
    await leaveUnused(29 * DAY);
    await node.app.get(ForgetConnectedGamesJob).run();
    expect(await list()).toHaveLength(1);
    await leaveUnused(DAY);
    expect(await list()).toEqual([]);
    expectError(await restart(unused.device), 'token_invalid');
    expectError(await renew(unused.token), 'session_over');
    await node.app.get(ForgetConnectedGamesJob).run();
    expect(await node.database.rows('SELECT FROM connected_games WHERE game_id = $1', [game.id])).toEqual([]);
  });

  it('is not made for a login that has ended all others meanwhile', async () => {
    const { code, poll: secret } = await start();
    await confirm(code).expect(204);
    await node.request
      .delete('/api/auth/sessions')
      .auth(await openSession(node.database, ada.id), bearer)
      .expect(204);
    const { body } = await poll(secret).expect(200);
    expect(body.device).toBeNull();
    expectError(await exchange(body.ticket), 'token_invalid');
  });

  it('in a browser is not lasting: it gets no secret, and its session ends with the login and with silence', async () => {
    const { body: started } = await connect().set('Origin', FOREIGN).expect(201);
    expect((await read(started.code).expect(200)).body).toMatchObject({ native: false });
    await confirm(started.code).expect(204);
    const { body } = await poll(started.poll).expect(200);
    expect(body.device).toBeNull();
    const { token, session } = (await exchange(body.ticket).expect(201)).body as PlaySessionAnswer;
    expect(await list()).toMatchObject([{ id: session.id, connected: false, playing: true }]);
    await leaveUnused(PLAY_SILENCE);
    expectError(await renew(token), 'session_over');
    expect(await list()).toEqual([]);
  });

  it('starts a limited number of sessions', async () => {
    const { device } = await connected();
    const strict = await startTestApp({ database: node.database, limits: { launch: { points: 2, duration: 60 } } });
    try {
      await restart(device, strict).expect(201);
      await restart(device, strict).expect(201);
      expectError(await restart(device, strict), 'rate_limited');
    } finally {
      await strict.close();
    }
  });

  it('is started with one credential, in the right form', async () => {
    const { device, token } = await connected();
    const both = { device: ['Send either ticket or device'] };
    expectError(
      await node.request.post('/api/play/sessions').send({ ticket: 'ggl_', device }),
      'validation_failed',
      both,
    );
    expectError(await node.request.post('/api/play/end').send({ token, device }), 'validation_failed', {
      device: ['Send either token or device'],
    });
    expectError(await restart('ggd_short'), 'validation_failed', {
      device: ['device must be a secret that begins with ggd_'],
    });
    for (const none of [{}, { ticket: null, device: null }]) {
      expectError(await node.request.post('/api/play/sessions').send(none), 'validation_failed', both);
    }
    expectError(await restart(`ggd_${'A'.repeat(43)}`), 'token_invalid');
  });
});

describe('the ticket of a connect code', () => {
  it('is invalid after the login session that confirmed it has ended', async () => {
    const started = await start();
    await confirm(started.code).expect(204);
    await node.request.post('/api/auth/logout').auth(ada.token, bearer).expect(204);
    const { body } = await poll(started.poll).expect(200);
    expectError(await exchange(body.ticket), 'token_invalid');
  });

  it('is invalid after the account was deleted', async () => {
    const started = await start();
    const ticket = await ticketOf(started);
    await node.request.post('/api/user/delete').auth(ada.token, bearer).send({ password: ada.password }).expect(204);
    expectError(await exchange(ticket), 'token_invalid');
    expectError(await poll(started.poll), 'not_found');
    expect(await node.database.rows('SELECT FROM connect_codes WHERE user_id = $1', [ada.id])).toEqual([]);
  });
});

describe('a game', () => {
  it('that is hidden or unknown gets no code', async () => {
    expectError(await connect({ gameId: (await makeHiddenGame(node.database)).id }), 'not_found');
    expectError(await connect({ gameId: 999_999 }), 'not_found');
    for (const body of [{}, { gameId: '1' }, { gameId: 0 }, { gameId: game.id, guest: 'ggg_wrong' }]) {
      expect((await connect(body).expect(400)).body.code).toBe('validation_failed');
    }
  });

  it('that was hidden after the start cannot be connected', async () => {
    const { code } = await start();
    await node.database.rows('UPDATE games SET active = false WHERE id = $1', [game.id]);
    const fresh = await startTestApp({ database: node.database });
    try {
      const path = `/api/play/connects/${code}`;
      expectError(await fresh.request.get(path).auth(ada.token, bearer), 'not_found');
      expectError(await fresh.request.post(`${path}/confirm`).auth(ada.token, bearer), 'not_found');
    } finally {
      await fresh.close();
    }
  });

  it('cannot be connected by a blocked player', async () => {
    const creator = await makeUser(node.database);
    game = await makeGame(node.database, { createdBy: creator.id });
    const [before, after] = [await start(), await start()];
    await confirm(before.code).expect(204);
    await node.request.put(`/api/games/${game.id}/blocks/${ada.username}`).auth(creator.token, bearer).expect(204);
    expectError(await read(after.code), 'blocked');
    expectError(await confirm(after.code), 'blocked');
    expectError(await exchange((await poll(before.poll).expect(200)).body.ticket), 'blocked');
  });

  it('can be connected from its allowed origins, and by programs', async () => {
    await node.database.rows(`UPDATE games SET allowed_origins = '{https://named.example}' WHERE id = $1`, [game.id]);
    expectError(await connect().set('Origin', FOREIGN), 'origin_not_allowed');
    await connect().set('Origin', 'https://named.example').expect(201);
    await connect().expect(201);
  });
});

describe('a guest who connects', () => {
  async function playAsGuest(score: number): Promise<string> {
    const { body } = await node.request.post('/api/play/guests').send({ gameId: game.id }).expect(201);
    const { guest, ticket } = body as GuestTicket;
    const { token } = (await exchange(ticket).expect(201)).body as PlaySessionAnswer;
    await node.request.post('/api/scores').auth(token, bearer).send({ gameId: game.id, score }).expect(200);
    return guest;
  }

  it('moves the scores to the account with the confirmation', async () => {
    const guest = await playAsGuest(60);
    const started = await start({ gameId: game.id, guest });
    expect((await read(started.code).expect(200)).body).toMatchObject({ guestScores: 1 });
    const rows = () => node.database.rows('SELECT score::integer FROM scores WHERE user_id = $1', [ada.id]);
    expect(await rows()).toEqual([]);
    const opened = await exchange(await ticketOf(started)).expect(201);
    expect(opened.body).toMatchObject({ player: { id: ada.id }, best: 60 });
    expect(await rows()).toEqual([{ score: 60 }]);
  });

  it('connects without scores when another account has claimed them', async () => {
    const guest = await playAsGuest(60);
    const [first, second] = [await start({ gameId: game.id, guest }), await start({ gameId: game.id, guest })];
    const eve = await makeUser(node.database);
    await confirm(first.code, eve).expect(204);
    expect((await read(second.code).expect(200)).body).toMatchObject({ guestScores: 0 });
    await confirm(second.code).expect(204);
    expect(await node.database.rows('SELECT FROM scores WHERE user_id = $1', [ada.id])).toEqual([]);
  });
});

describe('another site', () => {
  it('may start and poll without credentials, and nothing else', async () => {
    const started = await connect().set('Origin', FOREIGN).expect(201);
    const { code, poll: secret } = started.body as ConnectStart;
    const polled = await poll(secret).set('Origin', 'null').expect(200);
    for (const { headers } of [started, polled]) {
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers['cache-control']).toBe('no-store');
    }
    for (const credential of [{ Authorization: `Bearer ${ada.token}` }, { Cookie: `session=${ada.token}` }]) {
      for (const from of [{ Origin: FOREIGN }, { Origin: 'null' }, { 'Sec-Fetch-Site': 'cross-site' }]) {
        const responses = [
          node.request.get(`/api/play/connects/${code}`).set({ ...credential, ...from }),
          node.request.post(`/api/play/connects/${code}/confirm`).set({ ...credential, ...from }),
        ];
        for (const answer of await Promise.all(responses)) {
          expectError(answer, 'forbidden_origin');
          expect(answer.headers['access-control-allow-origin']).toBeUndefined();
        }
      }
    }
    expect((await read(code).expect(200)).body.code).toBe(code);
  });

  it.each([
    ['connects', true],
    ['connects/poll', true],
    ['connects/K7PW-3QFM', false],
    ['connects/K7PW-3QFM/confirm', false],
  ])('a preflight of /api/play/%s is allowed: %s', async (path, isAllowed) => {
    const { headers } = await node.request
      .options(`/api/play/${path}`)
      .set({ Origin: FOREIGN, 'Access-Control-Request-Method': 'POST' });
    expect(headers['access-control-allow-origin']).toBe(isAllowed ? '*' : undefined);
  });

  it('cannot confirm a code with the cookie of the player', async () => {
    const { code } = await start();
    await node.request
      .post(`/api/play/connects/${code}/confirm`)
      .set({ Cookie: `session=${ada.token}`, Origin: node.url })
      .expect(204);
  });
});

describe('the limits of connecting', () => {
  it('refuse polls faster than the interval, with the time of the next', async () => {
    const strict = await startTestApp({
      database: node.database,
      limits: { connectPoll: RATE_LIMITS.connectPoll },
    });
    try {
      const { poll: secret } = await start();
      await poll(secret, strict).expect(200);
      const answer = await poll(secret, strict);
      expectError(answer, 'rate_limited');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(answer.headers['retry-after'])).toBeLessThan(CONNECT_POLL_INTERVAL);
      // Other codes are not delayed.
      await poll((await start()).poll, strict).expect(200);
    } finally {
      await strict.close();
    }
  });

  it('refuse unknown poll secrets', async () => {
    expectError(await poll(`ggc_${'A'.repeat(43)}`), 'not_found');
    expectError(await poll('ggc_short'), 'validation_failed', {
      poll: ['poll must be a secret that begins with ggc_'],
    });
  });

  it('count unknown codes for the address', async () => {
    const strict = await startTestApp({ limits: { wrongConnectCode: { points: 2, duration: 60 } } });
    try {
      const mine = await makeGame(strict.database);
      const { body } = await strict.request.post('/api/play/connects').send({ gameId: mine.id }).expect(201);
      const users = await Promise.all(Array.from({ length: 4 }, () => makeUser(strict.database)));
      const guess = (user: MadeUser | undefined, code: string) =>
        strict.request.get(`/api/play/connects/${code}`).auth(user?.token ?? '', bearer);
      // The valid one may be read any number of times.
      for (let i = 0; i < 4; i += 1) await guess(users[0], body.code).expect(200);
      expectError(await guess(users[1], 'BBBB-BBBB'), 'not_found');
      expectError(await guess(users[2], 'BBBB-BBBC'), 'not_found');
      expectError(await guess(users[3], body.code), 'rate_limited');
    } finally {
      await strict.close();
    }
  });

  it('count unknown codes for the account', async () => {
    const strict = await startTestApp({
      settings: { trustProxy: 1 },
      limits: { wrongConnectCode: { points: 2, duration: 60 } },
    });
    try {
      const user = await makeUser(strict.database);
      const guess = (host: number) =>
        strict.request
          .post('/api/play/connects/BBBB-BBBB/confirm')
          .auth(user.token, bearer)
          .set('X-Forwarded-For', `203.0.113.${host}`);
      expectError(await guess(1), 'not_found');
      expectError(await guess(2), 'not_found');
      expectError(await guess(3), 'rate_limited');
    } finally {
      await strict.close();
    }
  });
});
