import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { io } from 'socket.io-client';
import { ARCADE_GAME_IDS, LOG_LIMIT, type ArcadeGameId } from '@gamegeek/arcade/game.js';
import { secretGame, replayedGame } from '@gamegeek/arcade/games.js';
import { seededRandom } from '@gamegeek/arcade/random.js';
import { DELETE_PUBLISHED } from '../../../src/core/events/outbox.sql.js';
import { REDIS, type Redis } from '../../../src/core/redis/redis.js';
import { ScoreProofs } from '../../../src/modules/play/proofs/score-proofs.service.js';
import { PlayScores } from '../../../src/modules/play/scores/play-scores.service.js';
import { PROJECT_PUBLISHED } from '../../../src/modules/scores/bests/best-projection.sql.js';
import { LOCK_REMOVALS_SHARED } from '../../../src/modules/scores/bests/removals-lock.sql.js';
import { READ_TOTALS } from '../../../src/modules/scores/totals/totals.sql.js';
import { makeGame, makeHiddenGame, type MadeGame } from '../../factories/game.factory.js';
import { makePlay, type MadePlay } from '../../factories/play.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { ARCADE_ENGINES } from '../../support/scores/arcade-engines.js';
import { expectError } from '../../support/http/expect-error.js';
import { runConcurrently } from '../../support/run-concurrently.js';
import { removeScore, restoreScore } from '../../support/scores/remove-score.js';
import { waitForRanks } from '../../support/scores/wait-for-ranks.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';
import { postScore } from '../scores/post-score.js';

let node: TestApp;

beforeAll(async () => {
  node = await startTestApp();
});
afterAll(() => node?.close());

describe('scores', () => {
  const bearer = { type: 'bearer' } as const;
  let ada: MadeUser;
  let game: MadeGame;
  let play: MadePlay;

  beforeAll(async () => {
    await waitForRanks(node);
  });
  beforeEach(async () => {
    ada = await makeUser(node.database);
    game = await makeGame(node.database);
    play = await makePlay(node.database, { game, player: ada });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const send = (score: number, { token = play.token, gameId = game.id, more = {} } = {}) =>
    postScore(node, { gameId, score, ...more }).auth(token, bearer);
  const scoresOf = ({ id }: MadeUser) => node.database.rows('SELECT id FROM scores WHERE user_id = $1', [id]);

  describe('a score by play token', () => {
    it('belongs to the player of the session, and returns all fields', async () => {
      const { body } = await send(1_200).expect(200);
      expect(body).toEqual({
        id: expect.any(Number),
        userId: ada.id,
        gameId: game.id,
        score: 1_200,
        createdAt: expect.any(String),
        rank: 1,
        personalBest: true,
        status: 'accepted',
        verified: false,
        wouldBeRank: null,
        reason: null,
      });
      expect((await send(1_100).expect(200)).body).toMatchObject({ rank: 1, personalBest: false });
    });

    it('records the session and the seconds played', async () => {
      const long = await makePlay(node.database, { game, player: ada, startedAt: Date.now() - 90_000 });
      const { body } = await send(5, { token: long.token }).expect(200);
      const [origin] = await node.database.rows<{ seconds: number }>(
        'SELECT session_id, seconds_played AS seconds, verified FROM scores WHERE id = $1',
        [body.id],
      );
      expect(origin).toMatchObject({ session_id: long.sessionId, verified: false });
      expect(origin?.seconds).toBeGreaterThanOrEqual(90);
    });

    it('keeps the session of a score that is removed and restored', async () => {
      const long = await makePlay(node.database, { game, player: ada, startedAt: Date.now() - 90_000 });
      const { body } = await send(5, { token: long.token }).expect(200);
      await removeScore(node, Number(body.id));
      await restoreScore(node, Number(body.id));
      const stored = await node.database.rows('SELECT session_id, verified FROM scores WHERE id = $1', [body.id]);
      expect(stored).toEqual([{ session_id: long.sessionId, verified: false }]);
    });

    it('counts once for an idempotency key', async () => {
      const once = () => send(9).set('Idempotency-Key', 'play-1');
      const first = await once().expect(200);
      const second = await once().expect(200);
      expect(second.body).toEqual(first.body);
      expect(second.headers['idempotency-replayed']).toBe('true');
      expectError(await send(10).set('Idempotency-Key', 'play-1'), 'idempotency_mismatch');
      expect(await scoresOf(ada)).toHaveLength(1);
    });

    it('is refused for another game with 403 wrong_game', async () => {
      const other = await makeGame(node.database);
      expectError(await send(5, { gameId: other.id }), 'wrong_game');
      expect(await scoresOf(ada)).toEqual([]);
    });

    it('is refused with a forged token, one of another secret and one with another prefix', async () => {
      const foreign = await makePlay(node.database, { game, player: ada, secret: 'x'.repeat(40) });
      const changed = play.token.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
      const cut = play.token.slice(0, -1);
      for (const token of [changed, cut, `${play.token}A`, foreign.token, 'ggp_', 'ggp_.', `ggp_${'A'.repeat(90)}`]) {
        expectError(await send(5, { token }), 'play_token_invalid');
      }
      expectError(await send(5, { token: play.token.replace('ggp_', 'ggl_') }), 'unauthorized');
      expectError(await send(5, { token: play.token.replace('ggp_', 'gg_') }), 'api_key_invalid');
      expect(await scoresOf(ada)).toEqual([]);
    });

    it('is refused with an expired token', async () => {
      const { token } = await makePlay(node.database, { game, player: ada, expiresAt: Date.now() - 60_000 });
      expectError(await send(5, { token }), 'play_token_expired');
    });

    it('is refused for a hidden game', async () => {
      const hidden = await makeHiddenGame(node.database);
      const { token } = await makePlay(node.database, { game: hidden, player: ada });
      expectError(await send(5, { token, gameId: hidden.id }), 'not_found');
    });

    it('is refused with the same messages as other scores', async () => {
      expectError(await send(0), 'validation_failed', { score: ['Score must be positive'] });
      expectError(await send(5, { more: { details: 'x' } }), 'validation_failed', {
        details: ['details must be an object'],
      });
      expectError(await send(5, { more: { details: { log: 'x'.repeat(16 * 1024) } } }), 'validation_failed', {
        details: ['details must be at most 16384 bytes as JSON'],
      });
    });

    it('counts for the API key if the body has one', async () => {
      const bob = await makeUser(node.database);
      const { body } = await send(5, { more: { apiKey: bob.apiKey } }).expect(200);
      expect(body.userId).toBe(bob.id);
      expect(body.status).toBeUndefined();
    });

    it('carries the new name of a renamed player', async () => {
      await send(5).expect(200);
      const username = `${ada.username}new`;
      await node.request.put('/api/user/profile').auth(ada.token, bearer).send({ username }).expect(200);
      await send(50).expect(200);
      const { body } = await node.request.get(`/api/leaderboard?gameId=${game.id}`).expect(200);
      expect(body.entries).toMatchObject([{ username, score: 50 }]);
    });
  });

  it('a socket with a play token is treated as a visitor', async () => {
    const socket = io(node.url, { transports: ['websocket'], auth: { token: play.token }, forceNew: true });
    try {
      expect(await socket.timeout(15_000).emitWithAck('watch', 'me')).toMatchObject({ ok: false, code: 'forbidden' });
      const board = `leaderboard:${game.id}:all`;
      expect(await socket.timeout(15_000).emitWithAck('watch', board)).toMatchObject({ ok: true });
    } finally {
      socket.close();
    }
  });

  it('an API key with round and details is refused', async () => {
    const body = { gameId: game.id, score: 5, apiKey: ada.apiKey };
    expectError(await postScore(node, { ...body, round: 'ggr_x' }), 'validation_failed', {
      round: ['round needs a play token'],
    });
    expectError(await postScore(node, { ...body, details: {} }), 'validation_failed', {
      details: ['details needs a play token'],
    });
    expect(await scoresOf(ada)).toEqual([]);
  });

  describe('a play session', () => {
    const loginSessionOf = async (token: string) => {
      const { body } = await node.request.get('/api/auth/sessions').auth(token, bearer).expect(200);
      return (body as { id: number; current: boolean }[]).find(({ current }) => current)?.id;
    };

    it.each([
      ['the login session that launched it ends', () => node.request.post('/api/auth/logout')],
      [
        'the player changes the password',
        () =>
          node.request
            .post('/api/auth/change-password')
            .send({ current_password: ada.password, password: 'a long enough password' }),
      ],
      ['the account is deleted', () => node.request.post('/api/user/delete').send({ password: ada.password })],
    ])('is over when %s', async (_when, act) => {
      play = await makePlay(node.database, { game, player: ada, loginSessionId: await loginSessionOf(ada.token) });
      await send(5).expect(200);
      await act().auth(ada.token, bearer).expect(204);
      const answer = await until(
        () => send(6),
        ({ status }) => status !== 200,
      );
      expectError(answer, 'session_over');
    });

    it('ends when its game is hidden, and stays ended', async () => {
      await send(5).expect(200);
      const creator = await makeUser(node.database);
      await node.database.rows('UPDATE games SET created_by = $1 WHERE id = $2', [creator.id, game.id]);
      const change = (active: boolean) =>
        node.request.put(`/api/games/${game.id}`).auth(creator.token, bearer).send({ active }).expect(200);
      await change(false);
      await change(true);
      const answer = await until(
        () => send(6),
        ({ status }) => status !== 200,
      );
      expectError(answer, 'session_over');
    });
  });

  describe('the limits', () => {
    it('count wrong play tokens for the address', async () => {
      // A separate database and Redis: other tests have sent wrong tokens from the same address.
      const strict = await startTestApp({ limits: { wrongApiKey: { points: 2, duration: 60 } } });
      try {
        const own = await makeGame(strict.database);
        const { token } = await makePlay(strict.database, { game: own, player: await makeUser(strict.database) });
        const by = (credential: string) => postScore(strict, { gameId: own.id, score: 1 }).auth(credential, bearer);
        expectError(await by('ggp_wrong'), 'play_token_invalid');
        expectError(await by(`${token}A`), 'play_token_invalid');
        expectError(await by('ggp_wrong'), 'rate_limited');
        await by(token).expect(200);
      } finally {
        await strict.close();
      }
    });

    it('apply to a session, and to a player over all sessions', async () => {
      const strict = await startTestApp({
        database: node.database,
        limits: { sessionScore: { points: 2, duration: 60, burst: 2 }, playerScore: { points: 3, duration: 60 } },
      });
      const by = (token: string) => postScore(strict, { gameId: game.id, score: 1 }).auth(token, bearer);
      try {
        await by(play.token).expect(200);
        await by(play.token).expect(200);
        expectError(await by(play.token), 'rate_limited');
        const second = await makePlay(node.database, { game, player: ada });
        await by(second.token).expect(200);
        expectError(await by(second.token), 'rate_limited');
        const bob = await makeUser(node.database);
        await by((await makePlay(node.database, { game, player: bob })).token).expect(200);
        await postScore(strict, { gameId: game.id, score: 1, apiKey: ada.apiKey }).expect(200);
      } finally {
        await strict.close();
      }
    });
  });

  it('1,000 scores with a token that is new to the node need only the accepting statements and the rank calls', async () => {
    await send(1).expect(200);
    const { token } = await makePlay(node.database, { game, player: ada });
    // Jobs and heartbeats run at the same time, and are not counted.
    const inRequest = new AsyncLocalStorage<true>();
    const sender = node.app.get(PlayScores);
    const sendAsUsual = sender.send.bind(sender);
    jest.spyOn(sender, 'send').mockImplementation((...sent) => inRequest.run(true, () => sendAsUsual(...sent)));
    const statements = new Map<string, number>();
    const query = Reflect.get(pg.Client.prototype, 'query') as (...given: unknown[]) => unknown;
    const spiedQuery = function (this: pg.Client, ...given: unknown[]) {
      const [statement] = given as [string | { name?: string; text: string }];
      const name = typeof statement === 'string' ? statement : (statement.name ?? statement.text);
      if (inRequest.getStore()) statements.set(name, (statements.get(name) ?? 0) + 1);
      return Reflect.apply(query, this, given);
    };
    const commands = new Map<string, number>();
    // A client with options wraps the one that sends.
    const redis = Reflect.get(node.app.get<Redis>(REDIS), '_self') as Redis;
    const sendCommand = redis.sendCommand.bind(redis);
    jest.spyOn(redis, 'sendCommand').mockImplementation((...given) => {
      const name = String(given[0][0]);
      if (inRequest.getStore()) commands.set(name, (commands.get(name) ?? 0) + 1);
      return sendCommand(...given);
    });
    Object.assign(pg.Client.prototype, { query: spiedQuery });
    try {
      await runConcurrently(
        Array.from({ length: 1_000 }, (_, index) => index + 1),
        async (score) => {
          await send(score, { token }).expect(200);
        },
      );
    } finally {
      Object.assign(pg.Client.prototype, { query });
    }
    // Timers keep the context of their creation, but their work is shared by many scores. Rows of the outbox that are
    // not projected with scores are deleted by such a timer: those of events of jobs.
    const projection = ['BEGIN', LOCK_REMOVALS_SHARED, PROJECT_PUBLISHED.name, 'COMMIT', READ_TOTALS.name];
    const ofJobs = ['mark-achievements-checked', 'plays-ended-lately', 'set-player-counts', DELETE_PUBLISHED.name];
    const projections = statements.get(PROJECT_PUBLISHED.name) ?? 0;
    for (const byTimer of [...ofJobs, ...projection]) {
      expect(statements.get(byTimer) ?? 0).toBeLessThan(100);
      statements.delete(byTimer);
    }
    // Rules of games are cached for a minute, which may end meanwhile on a busy machine.
    for (const [text, count] of statements) {
      if (!/from "game(s|_blocks)"/.test(text)) continue;
      expect(count).toBeLessThan(10);
      statements.delete(text);
    }
    const batches = statements.get('accept-scores-played') ?? 0;
    expect(batches).toBeGreaterThan(0);
    expect(Object.fromEntries(statements)).toEqual({ 'accept-scores-played': batches, 'next-score-ids': 1 });
    // Games with new bests are collected by a timer.
    expect(commands.get('SADD') ?? 0).toBeLessThan(100);
    commands.delete('SADD');
    // Scores that are committed during a Redis call share the next one; each projection publishes its totals in
    // another.
    expect([...commands.keys()]).toEqual(['EVALSHA']);
    expect(commands.get('EVALSHA')).toBeLessThanOrEqual(batches + projections);
  });
});

describe('log lines', () => {
  const bearer = { type: 'bearer' } as const;
  /** The maximum length within the 16 kB of details. */
  const LONGEST = LOG_LIMIT;
  const PRINTABLE = Array.from({ length: 95 }, (_, code) => String.fromCharCode(32 + code));

  const tokens = new Map<ArcadeGameId, { gameId: number; token: string }>();

  beforeAll(async () => {
    const player = await makeUser(node.database);
    for (const id of ARCADE_GAME_IDS) {
      node.app.get(ScoreProofs).register(id, ARCADE_ENGINES);
      const game = await makeGame(node.database);
      await node.database.rows(
        `UPDATE games SET launch = 'hosted', accepts = 'plays', needs_round = true, arcade_id = $1 WHERE id = $2`,
        [id, game.id],
      );
      tokens.set(id, { gameId: game.id, token: (await makePlay(node.database, { game, player })).token });
    }
  });

  /** Logs of maximum length: noise, noise in the alphabet of a log, and long valid input. */
  function garbageFor(id: ArcadeGameId): string[] {
    const prefix = `${(secretGame(id) ?? replayedGame(id))?.version}.`;
    const random = seededRandom(7);
    const noise = (letters: readonly string[]) =>
      Array.from({ length: LONGEST - prefix.length }, () => letters[Math.floor(random() * letters.length)]).join('');
    const repeated = (text: string) => prefix + text.repeat(Math.floor((LONGEST - prefix.length) / text.length));
    return [
      noise(PRINTABLE),
      prefix + noise([...'0123456789abcdefghijklmnopqrstuvwxyz']),
      prefix + noise([...'0123456789abcdefghijklmnopqrstuvABCDEFGHIJKLMNOPQRSTUVWXYZ']),
      // Real-time games: an input in every tick, and the longest waits.
      ...['0L', '1L', '1R', '1U', '0H', 'vvvvvL', 'd5vvL'].map(repeated),
      // Turn-based games: the same input again and again.
      ...['00', '0000', '0', 'a', 'crane', '5'].map(repeated),
    ];
  }

  describe.each(ARCADE_GAME_IDS)('a score in %s', (id) => {
    it('with 16 kB of garbage as its log is refused by the replay within its time limit', async () => {
      const { gameId, token } = tokens.get(id) ?? { gameId: 0, token: '' };
      const { body } = await node.request.post('/api/play/rounds').auth(token, bearer).expect(200);
      for (const log of garbageFor(id)) {
        const score = { gameId, score: 1, round: body.round, details: { log } };
        // A replay that exceeds its time limit is answered `unavailable`; on a busy machine, a later one may not.
        const answer = await until(
          () => node.request.post('/api/scores').auth(token, bearer).send(score),
          ({ status }) => status !== 503,
        );
        expectError(answer, 'not_reproduced');
      }
      expect(await node.database.rows('SELECT FROM scores WHERE game_id = $1', [gameId])).toEqual([]);
    });
  });
});
