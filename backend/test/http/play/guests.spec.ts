import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { GuestTicket, RoundAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import { RATE_LIMITS } from '../../../src/config/limits.js';
import { RecountActivePlayersJob } from '../../../src/modules/community/activity/jobs/recount-active-players.job.js';
import { RefreshTrendingJob } from '../../../src/modules/community/trending/refresh-trending.job.js';
import { ForgetGuestsJob } from '../../../src/modules/play/guests/forget-guests.job.js';
import { GuestsRepository } from '../../../src/modules/play/guests/guests.repository.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import type { Database } from '../../factories/made.js';
import { makePlay } from '../../factories/play.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { playAsGuest } from '../../support/guest-plays.js';
import { expectError } from '../../support/http/expect-error.js';
import { runConcurrently } from '../../support/run-concurrently.js';
import { waitForRanks } from '../../support/scores/wait-for-ranks.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

const bearer = { type: 'bearer' } as const;
let node: TestApp;
let game: MadeGame;
let ada: MadeUser;

beforeAll(async () => {
  node = await startTestApp();
  await waitForRanks(node);
});
beforeEach(async () => {
  ada = await makeUser(node.database);
  game = await makeEmbedded();
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => node?.close());

async function makeEmbedded(database: Database = node.database): Promise<MadeGame> {
  const made = await makeGame(database);
  await database.rows(`UPDATE games SET launch = 'embed', game_url = 'https://games.example' WHERE id = $1`, [made.id]);
  return made;
}

const begin = (gameId = game.id, cookie?: string) => playAsGuest(node, gameId, cookie);
const send = (token: string, score: number, gameId = game.id) =>
  node.request.post('/api/scores').auth(token, bearer).send({ gameId, score });
const byKey = (user: MadeUser, score: number) =>
  node.request.post('/api/scores').send({ gameId: game.id, score, apiKey: user.apiKey }).expect(200);
/** Runs the jobs that derive data from scores, and expects that no board, list or export has this guest. */
async function expectNowhere(guestId: string): Promise<void> {
  for (const job of [RecountActivePlayersJob, RefreshTrendingJob])
    await node.app.get<{ run(): Promise<void> }>(job).run();
  const boards = ['', `gameId=${game.id}&`].flatMap((scope) =>
    ['all', 'week'].map((period) => `/api/leaderboard?${scope}period=${period}`),
  );
  const lists = [
    '/api/scores',
    '/api/scores/weekly',
    '/api/users/active',
    '/api/games/trending',
    '/api/search?q=guest',
  ];
  for (const address of [...boards, ...lists, '/api/user/export']) {
    const { text } = await node.request.get(address).auth(ada.token, bearer).expect(200);
    expect([address, text.includes(guestId), text.includes('"Guest"')]).toEqual([address, false, false]);
  }
  const { body: trending } = await node.request.get('/api/games/trending').expect(200);
  expect(trending).toContainEqual(expect.objectContaining({ id: game.id, activePlayerCount: 1 }));
}

const guestScores = (cookie: string) => node.request.get('/api/user/guest-scores').set('Cookie', cookie);
const claim = (cookie: string, user = ada) =>
  node.request.post('/api/user/guest-scores/claim').auth(user.token, bearer).set('Cookie', cookie);
const storedOf = ({ id }: MadeUser) =>
  node.database.rows<{ game_id: number; score: number }>(
    'SELECT game_id, score::int AS score FROM scores WHERE user_id = $1 ORDER BY id',
    [id],
  );

describe('a browser without an account', () => {
  it('launches as a guest, and as the same guest the next time', async () => {
    const { headers } = await node.request.post(`/api/games/${game.id}/launches`).send({}).expect(201);
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^guest=ggg_[\w-]{43};.*HttpOnly; SameSite=Lax$/)]);
    const first = await begin();
    expect(first.player).toEqual({ id: expect.any(String), username: 'Guest', guest: true });
    const again = await begin(game.id, first.cookie);
    expect(again).toMatchObject({ player: first.player, cookie: first.cookie });
    expect((await begin()).player.id).not.toBe(first.player.id);
  });

  it('launches from pages of this site only', async () => {
    const launch = () => node.request.post(`/api/games/${game.id}/launches`).send({ as: 'guest' });
    for (const origin of ['https://evil.example', 'null', 'https://evil.localhost']) {
      for (const site of [undefined, 'none', 'same-site', 'cross-site']) {
        const sent = launch().set('Origin', origin);
        expectError(await (site === undefined ? sent : sent.set('Sec-Fetch-Site', site)), 'forbidden_origin');
      }
    }
    for (const site of ['cross-site', 'same-site']) {
      expectError(await launch().set('Sec-Fetch-Site', site), 'forbidden_origin');
    }
    await launch().set('Origin', node.url).set('Sec-Fetch-Site', 'same-origin').expect(201);
  });

  it('keeps its best score in each game, without any effect on boards, totals and counts', async () => {
    await byKey(ada, 50);
    const { token, cookie, player } = await begin();
    const tables = ['scores', 'personal_bests', 'period_bests', 'play_days'];
    const count = () =>
      Promise.all(tables.map(async (table) => (await node.database.rows(`SELECT FROM ${table}`)).length));
    const scoreEvents = () => node.database.rows(`SELECT FROM outbox_events WHERE name LIKE 'score%'`);
    // The score of the player is projected.
    await until(scoreEvents, (rows) => rows.length === 0);
    const before = await count();
    expect((await send(token, 60).expect(200)).body).toEqual({
      id: null,
      userId: null,
      gameId: game.id,
      score: 60,
      createdAt: expect.any(String),
      rank: null,
      personalBest: true,
      status: 'guest',
      verified: false,
      wouldBeRank: 1,
      reason: 'guest',
    });
    // Derived from the best.
    expect((await send(token, 40).expect(200)).body).toMatchObject({ personalBest: false, wouldBeRank: 1 });
    expect(await count()).toEqual(before);
    expect(await scoreEvents()).toEqual([]);
    const { body } = await node.request.get(`/api/leaderboard?gameId=${game.id}`).expect(200);
    expect(body).toMatchObject({ total: 1, entries: [{ userId: ada.id }] });
    await expectNowhere(player.id);
    expect((await guestScores(cookie).expect(200)).body).toEqual([
      { gameId: game.id, gameName: game.name, score: 60, achievedAt: expect.any(String), wouldBeRank: 1 },
    ]);
  });

  it('keeps its scores on a board of sums, each once, and adds them to those of the account that claims them', async () => {
    await node.database.rows(
      `INSERT INTO boards (game_id, slug, name, accepts, policy) VALUES ($1, 'coins', 'Coins', 'plays', 'sum')`,
      [game.id],
    );
    const { token, cookie } = await begin();
    const collect = (score: number, key: string) =>
      node.request
        .post('/api/scores')
        .auth(token, bearer)
        .set('Idempotency-Key', key)
        .send({ gameId: game.id, score, board: 'coins' })
        .expect(200);
    expect((await collect(5, 'a')).body).toMatchObject({ personalBest: true, wouldBeRank: 1 });
    expect((await collect(5, 'a')).body).toMatchObject({ personalBest: false });
    expect((await collect(5, 'b')).body).toMatchObject({ personalBest: true });
    expect((await collect(2, 'c')).body).toMatchObject({ personalBest: true });
    expect((await claim(cookie).expect(200)).body.claimed).toHaveLength(3);
    await collect(5, 'b');
    await collect(30, 'd');
    const { body } = await node.request.get(`/api/leaderboard?gameId=${game.id}&board=coins`).expect(200);
    expect(body).toMatchObject({ total: 1, entries: [{ userId: ada.id, score: 42 }] });
    expect(await node.database.rows('SELECT FROM guest_bests WHERE game_id = $1', [game.id])).toEqual([]);
  });

  it('is validated like a player', async () => {
    await node.database.rows('UPDATE games SET min_score = 10 WHERE id = $1', [game.id]);
    const strict = await startTestApp({ database: node.database });
    try {
      const { token } = await begin();
      const answer = strict.request.post('/api/scores').auth(token, bearer).send({ gameId: game.id, score: 9 });
      expectError(await answer, 'out_of_range');
    } finally {
      await strict.close();
    }
  });

  it('renews its token, reads its player, and ends', async () => {
    const { token, player } = await begin();
    await send(token, 60).expect(200);
    const renewed = await node.request.post('/api/play/token').auth(token, bearer).expect(200);
    const me = await node.request.get('/api/play/me').auth(renewed.body.token, bearer).expect(200);
    expect(me.body).toMatchObject({ player, best: 60 });
    await node.request.post('/api/play/end').send({ token }).expect(204);
    expectError(await send(token, 70), 'session_over');
  });

  it('can delete its scores', async () => {
    const { token, cookie } = await begin();
    await send(token, 60).expect(200);
    const { headers } = await node.request.delete('/api/user/guest-scores').set('Cookie', cookie).expect(204);
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^guest=;/)]);
    expect((await guestScores(cookie).expect(200)).body).toEqual([]);
    expectError(await send(token, 70), 'session_over');
    expect(await node.database.rows('SELECT FROM guest_bests WHERE game_id = $1', [game.id])).toEqual([]);
  });

  it('is deleted after 30 days', async () => {
    const [old, young] = [await begin(), await begin()];
    const age = (id: string, days: number) =>
      node.database.rows(`UPDATE guests SET last_seen_at = now() - $1 * interval '1 day' WHERE id = $2`, [days, id]);
    for (const { token } of [old, young]) await send(token, 60).expect(200);
    await age(old.player.id, 31);
    await age(young.player.id, 29);
    await node.app.get(ForgetGuestsJob).run();
    expect((await guestScores(old.cookie)).body).toEqual([]);
    expect((await guestScores(young.cookie)).body).toHaveLength(1);
  });
});

const startRound = async (token: string): Promise<string> => {
  const { body } = await node.request.post('/api/play/rounds').auth(token, bearer).expect(200);
  return (body as RoundAnswer).round;
};
const sendRound = (token: string, score: number, round: string) =>
  node.request.post('/api/scores').auth(token, bearer).send({ gameId: game.id, score, round });
const playAs = async (player: MadeUser) => (await makePlay(node.database, { game, player })).token;

describe('a round that began as a guest', () => {
  it('counts in a session of the account that has claimed the guest, once', async () => {
    const { token, cookie } = await begin();
    const round = await startRound(token);
    await claim(cookie).expect(200);
    const own = await playAs(ada);
    const first = await sendRound(own, 60, round).expect(200);
    expect(first.body).toMatchObject({ status: 'accepted', userId: ada.id, rank: 1 });
    // Also with the guest's token, whose session continues.
    for (const sender of [own, token]) {
      const repeated = await sendRound(sender, 60, round).expect(200);
      expect(repeated.body).toMatchObject({ id: first.body.id });
      expectError(await sendRound(sender, 70, round), 'idempotency_mismatch');
    }
    expect(await storedOf(ada)).toEqual([{ game_id: game.id, score: 60 }]);
  });

  it('counts once if the guest had sent its score before the claim', async () => {
    const { token, cookie } = await begin();
    const round = await startRound(token);
    await sendRound(token, 60, round).expect(200);
    await claim(cookie).expect(200);
    await sendRound(await playAs(ada), 60, round).expect(200);
    expect(await storedOf(ada)).toEqual([{ game_id: game.id, score: 60 }]);
  });

  it('counts once if the account sends another score of it during the claim', async () => {
    const { token, cookie } = await begin();
    const round = await startRound(token);
    await sendRound(token, 60, round).expect(200);
    const own = await playAs(ada);
    const repository = node.app.get(GuestsRepository);
    const read = repository.bests.bind(repository);
    jest.spyOn(repository, 'bests').mockImplementationOnce(async (id) => {
      await sendRound(own, 70, round).expect(200);
      return read(id);
    });
    expect((await claim(cookie).expect(200)).body).toEqual({ claimed: [], skipped: [game.id] });
    expect(await storedOf(ada)).toEqual([{ game_id: game.id, score: 70 }]);
  });

  it('is refused before the claim, for other accounts and for other guests', async () => {
    const { token, cookie } = await begin();
    const round = await startRound(token);
    const own = await playAs(ada);
    expectError(await sendRound(own, 60, round), 'round_invalid');
    await claim(cookie).expect(200);
    const eve = await makeUser(node.database);
    const rival = await begin();
    await claim(rival.cookie, eve).expect(200);
    const stranger = await begin();
    for (const other of [await playAs(eve), rival.token, stranger.token])
      expectError(await sendRound(other, 60, round), 'round_invalid');
    await sendRound(own, 60, round).expect(200);
  });

  it('is looked up only for a round of another player', async () => {
    const lookUp = jest.spyOn(node.app.get(GuestsRepository), 'isClaimedBy');
    const [own, { token }] = [await playAs(ada), await begin()];
    for (const sender of [own, token]) await sendRound(sender, 60, await startRound(sender)).expect(200);
    expect(lookUp).not.toHaveBeenCalled();
  });
});

describe('a claim', () => {
  it('moves each best to the account, with the promised rank', async () => {
    const other = await makeEmbedded();
    await byKey(await makeUser(node.database), 70);
    const first = await begin();
    const { body } = await send(first.token, 60).expect(200);
    const second = await begin(other.id, first.cookie);
    await send(second.token, 5, other.id).expect(200);
    const claimed = await claim(first.cookie).expect(200);
    expect(claimed.body.skipped).toEqual([]);
    expect(claimed.body.claimed).toMatchObject([
      { userId: ada.id, gameId: game.id, score: 60, rank: body.wouldBeRank, personalBest: true },
      { userId: ada.id, gameId: other.id, score: 5, rank: 1 },
    ]);
    expect(body.wouldBeRank).toBe(2);
    expect((await claim(first.cookie).expect(200)).body).toEqual({ claimed: [], skipped: [] });
    expect(await storedOf(ada)).toHaveLength(2);
  });

  it('belongs to one account', async () => {
    const { token, cookie } = await begin();
    await send(token, 60).expect(200);
    await claim(cookie).expect(200);
    const eve = await makeUser(node.database);
    expectError(await claim(cookie, eve), 'conflict', { guest: ['Another account has claimed these scores.'] });
    expect(await storedOf(eve)).toEqual([]);
  });

  it('is completed by the next claim after an interruption, and counts each best once', async () => {
    const other = await makeEmbedded();
    const { token, cookie } = await begin();
    await send(token, 60).expect(200);
    await send((await begin(other.id, cookie)).token, 5, other.id).expect(200);
    // The first score is stored, and the node is killed before the guest's row is deleted.
    jest.spyOn(node.app.get(GuestsRepository), 'deleteBest').mockRejectedValueOnce(new Error('the node was killed'));
    expectError(await claim(cookie), 'internal');
    expect(await storedOf(ada)).toHaveLength(1);
    expect((await claim(cookie).expect(200)).body.claimed).toHaveLength(2);
    expect(await storedOf(ada)).toEqual([
      { game_id: game.id, score: 60 },
      { game_id: other.id, score: 5 },
    ]);
  });

  it('counts a round once if the game sends it again', async () => {
    const { token, cookie } = await begin();
    const started = await node.request.post('/api/play/rounds').auth(token, bearer).expect(200);
    const { round } = started.body as RoundAnswer;
    const submit = () =>
      node.request.post('/api/scores').auth(token, bearer).send({ gameId: game.id, score: 60, round }).expect(200);
    await submit();
    const claimed = await claim(cookie).expect(200);
    const repeated = await submit();
    expect(repeated.body).toMatchObject({ status: 'accepted', id: claimed.body.claimed[0].id });
    expect(repeated.headers['idempotency-replayed']).toBe('true');
    expect(await storedOf(ada)).toEqual([{ game_id: game.id, score: 60 }]);
  });

  it('counts a best whose key the account has used for another score', async () => {
    const headers = { 'Idempotency-Key': 'run-1' };
    const { token, cookie } = await begin();
    await send(token, 60).set(headers).expect(200);
    await node.request
      .post('/api/scores')
      .set(headers)
      .send({ gameId: game.id, score: 5, apiKey: ada.apiKey })
      .expect(200);
    expect((await claim(cookie).expect(200)).body.claimed).toMatchObject([{ score: 60 }]);
    expect(await storedOf(ada)).toHaveLength(2);
  });

  it('counts each best once for fifty concurrent requests', async () => {
    const { token, cookie } = await begin();
    await send(token, 60).expect(200);
    const answers = await Promise.all(Array.from({ length: 50 }, () => claim(cookie)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await storedOf(ada)).toEqual([{ game_id: game.id, score: 60 }]);
  });

  it('continues a guest’s play session for the account', async () => {
    const { token, cookie } = await begin();
    await send(token, 60).expect(200);
    await claim(cookie).expect(200);
    expect((await send(token, 80).expect(200)).body).toMatchObject({ status: 'accepted', userId: ada.id, rank: 1 });
    const renewed = await node.request.post('/api/play/token').auth(token, bearer).expect(200);
    const me = await node.request.get('/api/play/me').auth(renewed.body.token, bearer).expect(200);
    expect(me.body.player).toEqual({ id: ada.id, username: ada.username, guest: false });
    // It ends with the login session that claimed it.
    await node.request.post('/api/auth/logout').auth(ada.token, bearer).expect(204);
    const answer = await until(
      () => send(token, 90),
      ({ status }) => status !== 200,
    );
    expectError(answer, 'session_over');
  });

  it('skips games that no longer accept scores', async () => {
    const { token, cookie } = await begin();
    await send(token, 60).expect(200);
    await node.database.rows('UPDATE games SET active = false WHERE id = $1', [game.id]);
    const fresh = await startTestApp({ database: node.database });
    try {
      const { body } = await fresh.request
        .post('/api/user/guest-scores/claim')
        .auth(ada.token, bearer)
        .set('Cookie', cookie)
        .expect(200);
      expect(body).toEqual({ claimed: [], skipped: [game.id] });
    } finally {
      await fresh.close();
    }
  });

  it('requires an account and our own origin', async () => {
    const { cookie } = await begin();
    expectError(await node.request.post('/api/user/guest-scores/claim').set('Cookie', cookie), 'unauthorized');
    expectError(await claim(cookie).set('Origin', 'https://evil.example'), 'forbidden_origin');
    expectError(await guestScores(cookie).set('Origin', 'https://evil.example'), 'forbidden_origin');
  });
});

describe('a game on another site', () => {
  const enter = (body: object) => node.request.post('/api/play/guests').send(body);

  it('starts as a guest, and as the same guest with its secret', async () => {
    const { body } = await enter({ gameId: game.id }).expect(201);
    expect(body).toEqual({ guest: expect.stringMatching(/^ggg_/), ticket: expect.stringMatching(/^ggl_/) });
    const { guest, ticket } = body as GuestTicket;
    const first = await node.request.post('/api/play/sessions').send({ ticket }).expect(201);
    const again = await enter({ gameId: game.id, guest }).expect(201);
    expect(again.body.guest).toBe(guest);
    const second = await node.request.post('/api/play/sessions').send({ ticket: again.body.ticket }).expect(201);
    expect(second.body.player).toEqual(first.body.player);
    const unknown = guest.replace(/.{5}$/, 'AAAAA');
    expect((await enter({ gameId: game.id, guest: unknown }).expect(201)).body.guest).not.toBe(unknown);
    expectError(await enter({ gameId: game.id, guest: 'ggg_wrong' }), 'validation_failed', {
      guest: ['guest must be a secret that begins with ggg_'],
    });
  });

  it('cannot start from origins that its settings do not allow', async () => {
    const named = await makeEmbedded();
    await node.database.rows(`UPDATE games SET allowed_origins = '{https://named.example}' WHERE id = $1`, [named.id]);
    expectError(await enter({ gameId: named.id }).set('Origin', 'https://evil.example'), 'origin_not_allowed');
    await enter({ gameId: named.id }).set('Origin', 'https://named.example').expect(201);
    expectError(await enter({ gameId: 999_999 }), 'not_found');
  });
});

describe('the limits of guests', () => {
  const { launch, newGuest, newConnect } = RATE_LIMITS;

  it('let 200 pupils behind one address start a game and connect it, on this site and elsewhere', async () => {
    // A separate database and Redis, because the other guests share its address.
    const strict = await startTestApp({ limits: { launch, newGuest, newConnect } });
    try {
      const [onSite, elsewhere] = [await makeEmbedded(strict.database), await makeEmbedded(strict.database)];
      const start = async () => {
        await strict.request.post(`/api/games/${onSite.id}/launches`).send({}).expect(201);
        const entered = await strict.request.post('/api/play/guests').send({ gameId: elsewhere.id }).expect(201);
        const { guest } = entered.body as GuestTicket;
        await strict.request.post('/api/play/connects').send({ gameId: elsewhere.id, guest }).expect(201);
      };
      await runConcurrently(Array.from({ length: 200 }), start);
    } finally {
      await strict.close();
    }
  });

  it.each([
    ['launches', (strict: TestApp, id: number) => strict.request.post(`/api/games/${id}/launches`).send({})],
    ['guests', (strict: TestApp, id: number) => strict.request.post('/api/play/guests').send({ gameId: id })],
    ['connects', (strict: TestApp, id: number) => strict.request.post('/api/play/connects').send({ gameId: id })],
  ])('count new %s for game and address', async (_what, act) => {
    const one = { points: 1, duration: 60 };
    const strict = await startTestApp({
      settings: { trustProxy: 1 },
      limits: { newGuest: one, newConnect: one },
    });
    try {
      const [first, second] = [await makeEmbedded(strict.database), await makeEmbedded(strict.database)];
      const from = (host: number, { id }: MadeGame) => act(strict, id).set('X-Forwarded-For', `203.0.113.${host}`);
      await from(1, first).expect(201);
      const refused = await from(1, first);
      expectError(refused, 'rate_limited');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      await from(1, second).expect(201);
      await from(2, first).expect(201);
    } finally {
      await strict.close();
    }
  });

  it('do not count known guests, but limit the launches of each', async () => {
    const strict = await startTestApp({
      limits: { newGuest: { points: 2, duration: 60 }, launch: { points: 1, duration: 60 } },
    });
    const own = await makeEmbedded(strict.database);
    const enter = (guest?: string) => strict.request.post('/api/play/guests').send({ gameId: own.id, guest });
    try {
      const guests = [(await enter().expect(201)).body, (await enter().expect(201)).body] as GuestTicket[];
      for (const { guest } of guests) {
        await enter(guest).expect(201);
        expectError(await enter(guest), 'rate_limited');
      }
      expectError(await enter(), 'rate_limited');
    } finally {
      await strict.close();
    }
  });
});
