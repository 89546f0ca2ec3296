import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { LaunchAnswer, PlaySessionAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import { EndSilentPlaysJob } from '../../../src/modules/play/sessions/end-silent-plays.job.js';
import { ForgetPlaysJob } from '../../../src/modules/play/sessions/forget-plays.job.js';
import { LaunchTicketFormat, NO_DRAFT } from '../../../src/modules/play/launches/launch-ticket.js';
import { makeGame, makeHiddenGame, type MadeGame } from '../../factories/game.factory.js';
import { makePlay } from '../../factories/play.factory.js';
import { makeUser, openSession, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { waitForRanks } from '../../support/scores/wait-for-ranks.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { TEST_SECRET } from '../../support/test-secret.js';
import { until } from '../../support/until.js';

const bearer = { type: 'bearer' } as const;
const GAME_URL = 'https://games.example/play?level=1#start';
const MINUTE = 60_000;

let node: TestApp;
let ada: MadeUser;
let game: MadeGame;

beforeAll(async () => {
  node = await startTestApp();
  await waitForRanks(node);
});
beforeEach(async () => {
  ada = await makeUser(node.database);
  game = await makeLaunchable('tab');
});
afterAll(() => node?.close());

async function makeLaunchable(launch: string, more: Record<string, unknown> = {}): Promise<MadeGame> {
  const made = await makeGame(node.database);
  const columns = { launch, game_url: launch === 'hosted' ? null : GAME_URL, ...more };
  for (const [column, value] of Object.entries(columns)) {
    if (column !== 'launch' && column !== 'arcade_id') {
      await node.database.rows(`UPDATE games SET ${column} = $1 WHERE id = $2`, [value, made.id]);
    }
  }
  await node.database.rows('UPDATE games SET launch = $1, arcade_id = $2 WHERE id = $3', [
    launch,
    more.arcade_id ?? null,
    made.id,
  ]);
  return made;
}

const launch = (gameId = game.id, { token = ada.token, body = {} } = {}) =>
  node.request.post(`/api/games/${gameId}/launches`).auth(token, bearer).send(body);
const exchange = (ticket: string) => node.request.post('/api/play/sessions').send({ ticket });
const sendScore = (token: string, score = 7) =>
  node.request.post('/api/scores').auth(token, bearer).send({ gameId: game.id, score });

async function ticketFor(gameId = game.id): Promise<string> {
  return ((await launch(gameId).expect(201)).body as LaunchAnswer).ticket;
}

async function begin(gameId = game.id): Promise<PlaySessionAnswer> {
  return (await exchange(await ticketFor(gameId)).expect(201)).body as PlaySessionAnswer;
}

const noted = async (sessionId: string) =>
  (await node.database.rows('SELECT came_from AS from, device FROM play_sessions WHERE id = $1', [sessionId]))[0];

const refused = (token: string) =>
  until(
    () => sendScore(token),
    ({ status }) => status !== 200,
  );

describe('what is noted of a play', () => {
  const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36';

  it('is the host of the site that led the visit here, and the kind of device', async () => {
    const { body } = await launch(game.id, { body: { from: 'forum.example' } }).expect(201);
    const { session } = (await exchange(body.ticket).set('User-Agent', PHONE).expect(201)).body as PlaySessionAnswer;
    expect(await noted(session.id)).toEqual({ from: 'forum.example', device: 'phone' });
    expect(await noted((await begin()).session.id)).toEqual({ from: 'site', device: null });
    const guest = await node.request.post('/api/play/guests').send({ gameId: game.id }).expect(201);
    const play = (await exchange(guest.body.ticket).expect(201)).body as PlaySessionAnswer;
    expect(await noted(play.session.id)).toEqual({ from: 'page', device: null });
  });

  it.each([
    'https://forum.example/thread',
    'forum.example:8080',
    'localhost',
    '',
    `${'a'.repeat(60)}.${'b'.repeat(60)}.example`,
  ])('is never more than a host: %s is refused', async (from) => {
    expectError(await launch(game.id, { body: { from } }), 'validation_failed', {
      from: ['from must be the host of a site, or embed'],
    });
  });
});

describe('a launch', () => {
  it('in a tab opens the game with the ticket in the fragment', async () => {
    const { body, headers } = await launch().expect(201);
    expect(body).toEqual({
      ticket: expect.stringMatching(/^ggl_/),
      expires_at: expect.any(String),
      launch: 'tab',
      address: `https://games.example/play?level=1#gg=${body.ticket}`,
      frame: null,
      player: { id: ada.id, username: ada.username, guest: false },
    });
    expect(Math.abs(Date.parse(body.expires_at) - Date.now() - MINUTE)).toBeLessThan(MINUTE);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('in a frame opens the page of the site that frames the game with the origin of the game', async () => {
    const embedded = await makeLaunchable('embed');
    const { body } = await launch(embedded.id).expect(201);
    expect(body).toMatchObject({
      launch: 'embed',
      address: `${node.settings.publicUrl}/play/${embedded.id}`,
      frame: {
        src: GAME_URL,
        sandbox: 'allow-scripts allow-same-origin allow-pointer-lock allow-forms allow-popups',
        origin: 'https://games.example',
      },
    });
  });

  it('never frames pages of the site with the origin of the site', async () => {
    const embedded = await makeLaunchable('embed', { game_url: `${node.settings.publicUrl}/somewhere` });
    const { body } = await launch(embedded.id).expect(201);
    expect(body.frame).toMatchObject({ sandbox: 'allow-scripts allow-pointer-lock', origin: 'null' });
  });

  it('of a hosted game frames it in an opaque origin', async () => {
    const hosted = await makeLaunchable('hosted', { arcade_id: `snake${game.id}` });
    const { body } = await launch(hosted.id).expect(201);
    expect(body).toMatchObject({
      launch: 'hosted',
      address: `${node.settings.publicUrl}/play/${hosted.id}`,
      frame: { src: `/arcade/snake${game.id}`, sandbox: 'allow-scripts allow-pointer-lock', origin: 'null' },
    });
  });

  it('is refused for plain links, hidden games and games that do not exist', async () => {
    expectError(await launch((await makeGame(node.database)).id), 'conflict', {
      launch: ['This game is opened by its link.'],
    });
    expectError(await launch((await makeHiddenGame(node.database)).id), 'not_found');
    expectError(await launch(999_999), 'not_found');
  });

  it('is as a guest on request, also for a signed-in user', async () => {
    const embedded = await makeLaunchable('embed');
    const { body } = await launch(embedded.id, { body: { as: 'guest' } }).expect(201);
    expect(body.player).toEqual({ id: expect.any(String), username: 'Guest', guest: true });
    expect(body.player.id).not.toBe(ada.id);
    expect((await launch(embedded.id, { body: { as: 'player' } }).expect(201)).body.player.id).toBe(ada.id);
    expectError(await launch(embedded.id, { body: { as: 'admin' } }), 'validation_failed', expect.anything() as never);
  });

  it('is refused to other origins, whatever their credentials', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      expectError(await launch().set('Origin', origin), 'forbidden_origin');
    }
    expectError(await launch().set('Sec-Fetch-Site', 'cross-site'), 'forbidden_origin');
    await launch().set('Origin', node.url).expect(201);
  });

  it('is limited for each player', async () => {
    const strict = await startTestApp({ database: node.database, limits: { launch: { points: 2, duration: 60 } } });
    const again = () => strict.request.post(`/api/games/${game.id}/launches`).auth(ada.token, bearer).send({});
    try {
      await again().expect(201);
      await again().expect(201);
      expectError(await again(), 'rate_limited');
    } finally {
      await strict.close();
    }
  });
});

describe('the exchange of a ticket', () => {
  it('starts a session with a play token', async () => {
    await node.request.put('/api/user/preferences').auth(ada.token, bearer).send({ language: 'fr' }).expect(200);
    const body = await begin();
    expect(body).toEqual({
      session: { id: expect.any(String), gameId: game.id, startedAt: expect.any(String), endsAt: expect.any(String) },
      token: expect.stringMatching(/^ggp_/),
      tokenExpiresAt: expect.any(String),
      player: { id: ada.id, username: ada.username, guest: false },
      best: null,
      locale: 'fr',
    });
    expect(Date.parse(body.session.endsAt) - Date.parse(body.session.startedAt)).toBe(12 * 60 * MINUTE);
    expect((await sendScore(body.token, 40).expect(200)).body).toMatchObject({ userId: ada.id, rank: 1 });
    expect((await begin()).best).toBe(40);
  });

  it('succeeds for one of 50 concurrent requests', async () => {
    const ticket = await ticketFor();
    const answers = await Promise.all(Array.from({ length: 50 }, () => exchange(ticket)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(49).fill(409)]);
    for (const answer of answers.filter(({ status }) => status === 409)) expectError(answer, 'ticket_used');
  });

  it('is refused for tickets that are forged, truncated, expired or of another kind', async () => {
    const ticket = await ticketFor();
    const expired = new LaunchTicketFormat({ secret: TEST_SECRET }).sign({
      guest: false,
      gameId: game.id,
      sessionId: crypto.randomUUID(),
      playerId: ada.id,
      loginSessionId: 1,
      draftKey: NO_DRAFT,
      cameFrom: 'site',
      expiresAt: Date.now() - 60_000,
    });
    const { token } = await makePlay(node.database, { game, player: ada });
    for (const wrong of [
      '',
      'ggl_',
      ticket.slice(0, -1),
      `${ticket}A`,
      ticket.replace('ggl_', 'ggp_'),
      token,
      expired,
    ]) {
      expectError(await exchange(wrong), 'token_invalid');
    }
    await exchange(ticket).expect(201);
  });

  it('is refused once the login session, the account or the game is gone', async () => {
    const session = await openSession(node.database, ada.id);
    const { body } = await launch(game.id, { token: session }).expect(201);
    await node.request.post('/api/auth/logout').auth(session, bearer).expect(204);
    expectError(await exchange(body.ticket), 'token_invalid');
    const ticket = await ticketFor();
    await node.database.rows('UPDATE games SET active = false WHERE id = $1', [game.id]);
    expect((await exchange(ticket)).status).toBeGreaterThanOrEqual(400);
  });

  it.each([
    ['none are named', [], 'https://anywhere.example', 201],
    ['it is named', ['https://named.example'], 'https://named.example', 201],
    ['it is the game’s own', ['https://named.example'], 'https://games.example', 201],
    ['it is ours', ['https://named.example'], 'http://localhost:0', 201],
    ['no browser asks', ['https://named.example'], undefined, 201],
    ['another is named', ['https://named.example'], 'https://evil.example', 403],
    ['it is opaque', ['https://named.example'], 'null', 403],
  ])('by an origin when %s: allowed are %j, %s is answered %d', async (_when, allowed, origin, status) => {
    game = await makeLaunchable('tab', { allowed_origins: allowed });
    const ticket = await ticketFor();
    const answer = await (origin === undefined ? exchange(ticket) : exchange(ticket).set('Origin', origin));
    expect(answer.status).toBe(status);
    if (status === 403) {
      expectError(answer, 'origin_not_allowed');
      await exchange(ticket).expect(201);
    }
  });
});

describe('a play session', () => {
  const withToken = (token: string) => ({
    renew: () => node.request.post('/api/play/token').auth(token, bearer),
    ping: (state: unknown = 'active') => node.request.post('/api/play/pings').auth(token, bearer).send({ state }),
    me: () => node.request.get('/api/play/me').auth(token, bearer),
    round: () => node.request.post('/api/play/rounds').auth(token, bearer),
    end: () => node.request.post('/api/play/end').send({ token }),
  });

  it('continues with a new token, also from an expired one', async () => {
    const { token, session } = await begin();
    const renewed = await withToken(token).renew().expect(200);
    await sendScore(renewed.body.token).expect(200);
    const expired = await makePlay(node.database, { game, player: ada, expiresAt: Date.now() - 60_000 });
    const again = await withToken(expired.token).renew().expect(200);
    await sendScore(again.body.token).expect(200);
    expectError(await withToken(expired.token).ping(), 'play_token_expired');
    expectError(await withToken(expired.token).me(), 'play_token_expired');
    expectError(await withToken(expired.token).round(), 'play_token_expired');
    const { body } = await withToken(token).me().expect(200);
    expect(body).toEqual({
      player: { id: ada.id, username: ada.username, guest: false },
      gameId: game.id,
      session,
      best: 7,
    });
  });

  it('issues no token that expires after its end', async () => {
    const { token, session } = await begin();
    await node.database.rows(`UPDATE play_sessions SET ends_at = now() + interval '5 minutes' WHERE id = $1`, [
      session.id,
    ]);
    const { body } = await withToken(token).renew().expect(200);
    expect(Date.parse(body.tokenExpiresAt) - Date.now()).toBeLessThanOrEqual(5 * MINUTE);
  });

  it('renews with the current name of its player', async () => {
    const { token } = await begin();
    const username = `${ada.username}new`;
    await node.request.put('/api/user/profile').auth(ada.token, bearer).send({ username }).expect(200);
    expect((await withToken(token).me().expect(200)).body.player.username).toBe(username);
  });

  it('returns 410 for every call after its end', async () => {
    const { token } = await begin();
    const by = withToken(token);
    await by.ping().expect(204);
    await by.end().expect(204);
    for (const call of [by.renew, by.ping, by.round, by.me, by.end, () => sendScore(token)]) {
      expectError(await call(), 'session_over');
    }
  });

  it('ends after 120 seconds without a ping, and not before', async () => {
    const [silent, kept] = [await begin(), await begin()];
    const age = (id: string, seconds: number) =>
      node.database.rows(`UPDATE play_sessions SET last_ping_at = now() - $1 * interval '1 second' WHERE id = $2`, [
        seconds,
        id,
      ]);
    await age(silent.session.id, 121);
    await age(kept.session.id, 110);
    // It cannot be renewed before the job has run, either.
    expectError(await withToken(silent.token).renew(), 'session_over');
    await withToken(kept.token).ping('idle').expect(204);
    await node.app.get(EndSilentPlaysJob).run();
    expectError(await refused(silent.token), 'session_over');
    await sendScore(kept.token).expect(200);
  });

  it('is refused with wrong tokens and wrong states', async () => {
    const { token } = await begin();
    for (const wrong of [ada.token, ada.apiKey, `${token}A`]) {
      expectError(await withToken(wrong).renew(), 'play_token_invalid');
      expectError(await withToken(wrong).me(), 'play_token_invalid');
      expectError(await withToken(wrong).round(), 'play_token_invalid');
      expectError(await withToken(wrong).end(), 'play_token_invalid');
    }
    expectError(await node.request.get('/api/play/me'), 'play_token_invalid');
    expectError(await withToken(token).ping('asleep'), 'validation_failed', {
      state: ['state must be active or idle'],
    });
  });

  it('is deleted after 30 days', async () => {
    const { session } = await begin();
    await node.database.rows(`UPDATE play_sessions SET started_at = now() - interval '31 days' WHERE id = $1`, [
      session.id,
    ]);
    const { session: young } = await begin();
    await node.app.get(ForgetPlaysJob).run();
    const rows = await node.database.rows('SELECT id FROM play_sessions WHERE user_id = $1', [ada.id]);
    expect(rows).toEqual([{ id: young.id }]);
  });
});

describe('the list of a user’s play sessions', () => {
  it('shows open sessions, and ends one', async () => {
    const { token, session } = await begin();
    const { body } = await node.request.get('/api/user/play-sessions').auth(ada.token, bearer).expect(200);
    expect(body).toEqual([
      {
        ...session,
        gameName: game.name,
        connected: false,
        playing: true,
        state: 'active',
        lastPingAt: expect.any(String),
      },
    ]);
    const end = (by: MadeUser) => node.request.delete(`/api/user/play-sessions/${session.id}`).auth(by.token, bearer);
    expectError(await end(await makeUser(node.database)), 'not_found');
    await sendScore(token).expect(200);
    await end(ada).expect(204);
    expectError(await sendScore(token), 'session_over');
    expectError(await end(ada), 'not_found');
    const after = await node.request.get('/api/user/play-sessions').auth(ada.token, bearer).expect(200);
    expect(after.body).toEqual([]);
  });
});

describe('a blocked player', () => {
  it('cannot play, launch or send scores until the block is lifted', async () => {
    const creator = await makeUser(node.database);
    await node.database.rows('UPDATE games SET created_by = $1 WHERE id = $2', [creator.id, game.id]);
    const { token } = await begin();
    const ticket = await ticketFor();
    const block = () => node.request.put(`/api/games/${game.id}/blocks/${ada.username}`).auth(creator.token, bearer);
    await block().expect(204);
    await block().expect(204);
    expectError(await refused(token), 'session_over');
    expectError(await launch(), 'blocked');
    expectError(await exchange(ticket), 'blocked');
    const { body } = await node.request.get(`/api/games/${game.id}/blocks`).auth(creator.token, bearer).expect(200);
    expect(body).toEqual([{ id: ada.id, username: ada.username, created_at: expect.any(String) }]);
    await node.request.delete(`/api/games/${game.id}/blocks/${ada.username}`).auth(creator.token, bearer).expect(204);
    await begin();
  });
});

describe('the settings of a game', () => {
  const settings = {
    launch: 'embed',
    accepts: 'plays',
    min_score: 10,
    max_score: 1_000,
    min_seconds: 5,
    needs_round: true,
    allowed_origins: ['https://games.example'],
    frame: { width: 360, height: 640 },
    orientation: 'portrait',
  };
  let creator: MadeUser;

  beforeEach(async () => {
    creator = await makeUser(node.database);
    await node.database.rows('UPDATE games SET created_by = $1 WHERE id = $2', [creator.id, game.id]);
  });

  const change = (body: object) => node.request.put(`/api/games/${game.id}`).auth(creator.token, bearer).send(body);

  it('are stored, shown, kept if not sent, and cleared by null', async () => {
    expect((await change(settings).expect(200)).body).toMatchObject(settings);
    const emptied = await change({ min_score: null, max_score: null, min_seconds: null }).expect(200);
    expect(emptied.body).toMatchObject({ ...settings, min_score: null, max_score: null, min_seconds: null });
    const filling = await change({ frame: 'fill', orientation: null }).expect(200);
    expect(filling.body).toMatchObject({ frame: 'fill', orientation: 'portrait' });
  });

  it('have defaults', async () => {
    const { body } = await node.request.get(`/api/games/${(await makeGame(node.database)).id}`).expect(200);
    expect(body).toMatchObject({
      launch: 'link',
      accepts: 'keys',
      min_score: null,
      max_score: null,
      min_seconds: null,
      needs_round: false,
      allowed_origins: [],
      frame: 'fill',
      orientation: 'any',
      arcade_id: null,
    });
  });

  it('apply at once', async () => {
    await launch().expect(201);
    await change({ launch: 'link' }).expect(200);
    expectError(await launch(), 'conflict', { launch: ['This game is opened by its link.'] });
  });

  it.each([
    [{ needs_round: true }, ['accepts', 'needs_round']],
    [{ accepts: 'own_key', min_seconds: 5 }, ['accepts', 'min_seconds']],
  ])('are refused as %j with a sentence for both fields, in new games too', async (body, fields) => {
    const answer = await change(body).expect(400);
    expect(Object.keys(answer.body.fields)).toEqual(fields);
    const created = { name: 'Tide', description: 'A game of the sea.', categories: ['Puzzle'], ai_integration_details: 'It draws the waves.' }; // prettier-ignore
    const [version] = await node.database.rows<{ id: number; model_id: number }>(
      'SELECT id, model_id FROM model_versions WHERE id = $1',
      [game.model_version_id],
    );
    const of = { ai_model_id: version?.model_id, model_version_id: version?.id };
    const made = node.request.post('/api/games').auth(creator.token, bearer);
    expect(Object.keys((await made.send({ ...created, ...of, ...body }).expect(400)).body.fields)).toEqual(fields);
  });

  it('that conflict since before the rule can be kept, changed beside it, and repaired', async () => {
    await node.database.rows(`UPDATE games SET needs_round = true, min_seconds = 5 WHERE id = $1`, [game.id]);
    const { body } = await change({ name: 'Tide Runner' }).expect(200);
    expect(body).toMatchObject({ name: 'Tide Runner', accepts: 'keys', needs_round: true, min_seconds: 5 });
    await change({ accepts: 'keys', needs_round: true, min_seconds: 10 }).expect(200);
    await change({ accepts: 'plays' }).expect(200);
    expect((await change({ accepts: 'keys' }).expect(400)).body.code).toBe('validation_failed');
  });

  it.each([
    [{ launch: 'popup' }, 'launch'],
    [{ launch: 'hosted' }, 'launch'],
    [{ game_url: null }, 'game_url'],
    [{ accepts: 'all' }, 'accepts'],
    [{ min_score: 0 }, 'min_score'],
    [{ max_score: 1.5 }, 'max_score'],
    [{ min_score: 100, max_score: 99 }, 'max_score'],
    [{ min_seconds: 3_601 }, 'min_seconds'],
    [{ needs_round: 'yes' }, 'needs_round'],
    [{ allowed_origins: ['https://games.example/'] }, 'allowed_origins'],
    [{ allowed_origins: ['null'] }, 'allowed_origins'],
    [{ frame: { width: 99, height: 640 } }, 'frame'],
    [{ frame: { width: 360, height: 4097 } }, 'frame'],
    [{ frame: { width: 360.5, height: 640 } }, 'frame'],
    [{ frame: { width: 360 } }, 'frame'],
    [{ frame: { width: 360, height: 640, depth: 1 } }, 'frame'],
    [{ frame: [360, 640] }, 'frame'],
    [{ frame: '360x640' }, 'frame'],
    [{ orientation: 'sideways' }, 'orientation'],
    [{ allowed_origins: 'https://games.example' }, 'allowed_origins'],
    [{ arcade_id: 'snake' }, 'arcade_id'],
  ])('are refused as %j', async (body, field) => {
    const answer = await change(body).expect(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });
});

describe('pages of other origins', () => {
  const PREFLIGHT = { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'authorization' };

  it.each([
    ['/api/play/sessions', 'GET, POST'],
    ['/api/play/token', 'GET, POST'],
    ['/api/play/pings', 'GET, POST'],
    ['/api/play/end', 'GET, POST'],
    ['/api/play/me', 'GET, POST'],
    ['/api/leaderboard', 'GET'],
    ['/api/scores', 'POST'],
    ['/api/play/connects/ABCD/confirm', undefined],
    ['/api/games/1/launches', undefined],
    ['/api/user/play-sessions', undefined],
    ['/api/user/guest-scores/claim', undefined],
    ['/api/leaderboard/weeks', undefined],
  ])('may call %s: %s', async (address, methods) => {
    for (const origin of ['https://game.example', 'null']) {
      const { headers } = await node.request.options(address).set({ Origin: origin, ...PREFLIGHT });
      expect(headers['access-control-allow-origin']).toBe(methods && '*');
      expect(headers['access-control-allow-methods']).toBe(methods);
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  it('may read the answers, on the fast lane as well', async () => {
    for (let time = 0; time < 2; time++) {
      const { headers } = await node.request
        .get(`/api/leaderboard?gameId=${game.id}`)
        .set('Origin', 'null')
        .expect(200);
      expect(headers['access-control-allow-origin']).toBe('*');
    }
    const { headers } = await node.request.get('/api/play/me').set('Origin', 'null');
    expect(headers['access-control-allow-origin']).toBe('*');
  });
});
