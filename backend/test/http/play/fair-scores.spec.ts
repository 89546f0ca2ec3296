import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RoundAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import { RATE_LIMITS } from '../../../src/config/limits.js';
import { ScoreProofs } from '../../../src/modules/play/proofs/score-proofs.service.js';
import { ForgetRoundsJob } from '../../../src/modules/play/rounds/forget-rounds.job.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { ageRounds, makePlay } from '../../factories/play.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { BoardWatcher } from '../../support/scores/board-watcher.js';
import { expectError } from '../../support/http/expect-error.js';
import { waitForRanks } from '../../support/scores/wait-for-ranks.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';
import { postScore } from '../scores/post-score.js';

const bearer = { type: 'bearer' } as const;
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const ARCADE_ID = 'counting';

/** An engine whose score is the length of the log; some logs provoke faults in the replay. */
const ENGINES = `data:text/javascript,${encodeURIComponent(`
  export function replay(id, seed, log) {
    if (log === 'endless') for (;;);
    if (log === 'broken') throw new Error('a fault of the engine');
    if (log === 'refused') return null;
    return { score: log.length + seed % 2, isOver: !log.endsWith('?'), seconds: log.startsWith('slow') ? 3_600 : 0, achievements: [],
      times: [{ slug: 'level-05', milliseconds: 61_000 }, { slug: 'level-10', milliseconds: 90_000 }] };
  }
`)}`;

let node: TestApp;
let ada: MadeUser;
let game: MadeGame;
let token: string;

beforeAll(async () => {
  node = await startTestApp();
  await waitForRanks(node);
  node.app.get(ScoreProofs).register(ARCADE_ID, ENGINES);
});
beforeEach(async () => {
  ada = await makeUser(node.database);
});
afterAll(() => node?.close());

/** Creates a game with these settings, and a play session. */
async function play(settings: Record<string, unknown>): Promise<MadeUser> {
  const creator = await makeUser(node.database);
  game = await makeGame(node.database, { createdBy: creator.id });
  await node.request.put(`/api/games/${game.id}`).auth(creator.token, bearer).send(settings).expect(200);
  ({ token } = await makePlay(node.database, { game, player: ada }));
  return creator;
}

async function playHosted(): Promise<void> {
  await node.database.rows(`UPDATE games SET launch = 'link', arcade_id = NULL WHERE arcade_id = $1`, [ARCADE_ID]);
  game = await makeGame(node.database);
  await node.database.rows(`UPDATE games SET launch = 'hosted', accepts = 'plays', arcade_id = $1 WHERE id = $2`, [
    ARCADE_ID,
    game.id,
  ]);
  ({ token } = await makePlay(node.database, { game, player: ada }));
}

const startRound = async (by = token) =>
  (await node.request.post('/api/play/rounds').auth(by, bearer).expect(200)).body as RoundAnswer;
const send = (body: object, by = token) => postScore(node, { gameId: game.id, ...body }).auth(by, bearer);
const stored = () => node.database.rows('SELECT score::int FROM scores WHERE user_id = $1 ORDER BY id', [ada.id]);

/** A round that began in the past. */
async function roundOf(age: number): Promise<string> {
  const { round } = await startRound();
  await ageRounds(node.database, round, age);
  return round;
}

describe('a round', () => {
  beforeEach(() => play({}));

  it('has a seed, a start and an end six hours later', async () => {
    const first = await startRound();
    expect(first).toEqual({
      round: expect.stringMatching(/^ggr_/),
      seed: expect.any(Number),
      opening: null,
      startedAt: expect.any(String),
      expiresAt: expect.any(String),
    });
    expect(Date.parse(first.expiresAt) - Date.parse(first.startedAt)).toBe(6 * HOUR);
    const seeds = await Promise.all(Array.from({ length: 10 }, async () => (await startRound()).seed));
    expect(new Set(seeds).size).toBeGreaterThan(1);
  });

  it('counts once for any Idempotency-Key', async () => {
    const { round } = await startRound();
    const first = await send({ score: 7, round }).expect(200);
    const again = await send({ score: 7, round }).set('Idempotency-Key', 'another').expect(200);
    expect(again.body).toEqual(first.body);
    expectError(await send({ score: 8, round }), 'idempotency_mismatch');
    expect(await stored()).toEqual([{ score: 7 }]);
  });

  it('may be sent in a later session of the same player', async () => {
    const { round } = await startRound();
    const later = await makePlay(node.database, { game, player: ada });
    await send({ score: 7, round }, later.token).expect(200);
  });

  it('is refused when it is forged, expired, another player’s or another game’s', async () => {
    const { round } = await startRound();
    const expired = await roundOf(6 * HOUR);
    const elsewhere = await makePlay(node.database, { game: await makeGame(node.database), player: ada });
    const foreignGame = (await startRound(elsewhere.token)).round;
    for (const wrong of [
      '',
      'ggr_',
      `${round}A`,
      round.slice(0, -1),
      round.toUpperCase(),
      round.replace('ggr_', 'ggp_'),
      `ggr_${randomUUID()}`,
      expired,
      foreignGame,
    ]) {
      expectError(await send({ score: 7, round: wrong }), 'round_invalid');
    }
    const bob = await makeUser(node.database);
    const other = await makePlay(node.database, { game, player: bob });
    expectError(await send({ score: 7, round }, other.token), 'round_invalid');
    expect(await stored()).toEqual([]);
  });

  it('is limited for each player over all sessions, to 20 a minute', async () => {
    const strict = await startTestApp({ database: node.database, limits: { round: RATE_LIMITS.round } });
    const start = (by: string) => strict.request.post('/api/play/rounds').auth(by, bearer);
    const second = await makePlay(node.database, { game, player: ada });
    const bob = await makePlay(node.database, { game, player: await makeUser(node.database) });
    try {
      for (const by of [token, second.token]) for (let count = 0; count < 10; count += 1) await start(by).expect(200);
      for (const by of [token, second.token]) expectError(await start(by), 'rate_limited');
      await start(bob.token).expect(200);
    } finally {
      await strict.close();
    }
  });

  it('leaves no time to all but the last of a session, so its seed cannot be chosen', async () => {
    await play({ accepts: 'plays', min_seconds: 30 });
    const rounds = await Promise.all(Array.from({ length: 20 }, async () => (await startRound()).round));
    await ageRounds(node.database, rounds[0] ?? '', 31 * SECOND);
    const answers = await Promise.all(rounds.map((round) => send({ score: 7, round })));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(19);
    for (const answer of refused) expectError(answer, 'too_fast');
  });

  it('counts for a run that was finished before the next one of the session started', async () => {
    await play({ accepts: 'plays', min_seconds: 30 });
    const [long, short] = [await roundOf(31 * SECOND), await roundOf(29 * SECOND)];
    await roundOf(40 * SECOND);
    await send({ score: 7, round: long }).expect(200);
    expectError(await send({ score: 8, round: short }), 'too_fast');
  });

  it('has the time of the database, whatever clock the node has', async () => {
    await play({ accepts: 'plays', min_seconds: 30 });
    const { round } = await startRound();
    const now = jest.spyOn(Date, 'now');
    try {
      const real = now.getMockImplementation() ?? Date.now.bind(Date);
      now.mockReturnValue(real() + 60 * SECOND);
      expectError(await send({ score: 7, round }), 'too_fast');
    } finally {
      now.mockRestore();
    }
  });

  it('is forgotten when it has expired, and only then', async () => {
    const [expired, valid] = [await roundOf(6 * HOUR), await roundOf(6 * HOUR - 60 * SECOND)];
    await node.app.get(ForgetRoundsJob).run();
    const left = await node.database.rows<{ name: string }>(`SELECT 'ggr_' || id AS name FROM play_rounds`);
    expect(left.map(({ name }) => name)).toContain(valid);
    expect(left.map(({ name }) => name)).not.toContain(expired);
  });
});

describe('a game with rules for scores', () => {
  it('refuses scores out of its range, by token and by key', async () => {
    await play({ min_score: 10, max_score: 20 });
    for (const score of [9, 21]) {
      expectError(await send({ score }), 'out_of_range');
      expectError(await postScore(node, { gameId: game.id, score, apiKey: ada.apiKey }), 'out_of_range');
    }
    await send({ score: 10 }).expect(200);
    await postScore(node, { gameId: game.id, score: 20, apiKey: ada.apiKey }).expect(200);
  });

  it('refuses rounds that were too short', async () => {
    await play({ accepts: 'plays', min_seconds: 30 });
    expectError(await send({ score: 7 }), 'too_fast');
    expectError(await send({ score: 7, round: await roundOf(29 * SECOND) }), 'too_fast');
    await send({ score: 7, round: await roundOf(31 * SECOND) }).expect(200);
  });

  it('refuses scores without a round if it requires one', async () => {
    await play({ accepts: 'plays', needs_round: true });
    expectError(await send({ score: 7 }), 'round_required');
    await send({ score: 7, round: (await startRound()).round }).expect(200);
  });

  it('accepts scores by play token only if its rules require it', async () => {
    await play({ accepts: 'plays' });
    const body = { gameId: game.id, score: 7 };
    expectError(await postScore(node, { ...body, apiKey: ada.apiKey }), 'plays_only');
    expectError(await postScore(node, body).set('Cookie', `session=${ada.token}`), 'plays_only');
    const batch = { apiKey: ada.apiKey, scores: [body] };
    const { body: answer } = await node.request.post('/api/scores/batch').send(batch).expect(200);
    expect(answer.results).toMatchObject([{ status: 403, code: 'plays_only' }]);
    await send({ score: 7 }).expect(200);
    expect(await stored()).toEqual([{ score: 7 }]);
  });

  it('accepts the key and the browser of its creator, no other account’s, and play tokens if its rules say own key', async () => {
    const creator = await play({ accepts: 'own_key' });
    const body = { gameId: game.id, score: 7 };
    const { message } = expectError(await postScore(node, { ...body, apiKey: ada.apiKey }), 'not_your_key');
    expect(message).toMatch(/play session/);
    await postScore(node, { ...body, apiKey: creator.apiKey }).expect(200);
    const inBrowser = (user: MadeUser) => postScore(node, body).set('Cookie', `session=${user.token}`);
    expectError(await inBrowser(ada), 'not_your_key');
    await inBrowser(creator).expect(200);
    const batch = (apiKey: string) =>
      node.request
        .post('/api/scores/batch')
        .send({ apiKey, scores: [body] })
        .expect(200);
    expect((await batch(ada.apiKey)).body.results).toMatchObject([{ status: 403, code: 'not_your_key' }]);
    expect((await batch(creator.apiKey)).body.results).toMatchObject([{ status: 200 }]);
    expect(await stored()).toEqual([]);
    await send({ score: 7 }).expect(200);
    expect(await stored()).toEqual([{ score: 7 }]);
  });

  it('still answers repeats of scores accepted before', async () => {
    await play({});
    const once = () => postScore(node, { gameId: game.id, score: 7, apiKey: ada.apiKey }).set('Idempotency-Key', 'one');
    const first = await once().expect(200);
    await node.database.rows(`UPDATE games SET accepts = 'plays' WHERE id = $1`, [game.id]);
    const fresh = await startTestApp({ database: node.database });
    try {
      const again = await postScore(fresh, { gameId: game.id, score: 7, apiKey: ada.apiKey }).set(
        'Idempotency-Key',
        'one',
      );
      expect(again.body).toEqual(first.body);
    } finally {
      await fresh.close();
    }
  });

  it('refuses blocked players, also by key', async () => {
    const creator = await makeUser(node.database);
    game = await makeGame(node.database, { createdBy: creator.id });
    await node.request.put(`/api/games/${game.id}/blocks/${ada.username}`).auth(creator.token, bearer).expect(204);
    expectError(await postScore(node, { gameId: game.id, score: 7, apiKey: ada.apiKey }), 'blocked');
  });
});

describe('a hosted game', () => {
  beforeEach(playHosted);

  /** A log of this score with the seed of the round. */
  const run = async (score: number, text = 'x') => {
    const { round, seed } = await startRound();
    return { score, round, details: { log: text.padEnd(score - ((seed ?? 0) % 2), 'x') } };
  };

  it('accepts a score that a replay reproduces, and marks it as verified on its boards', async () => {
    const watcher = new BoardWatcher(node.url, `leaderboard:${game.id}:all`);
    try {
      await until(() => watcher.ready, Boolean);
      const { body } = await send(await run(12)).expect(200);
      expect(body).toMatchObject({ status: 'accepted', verified: true, rank: 1 });
      await until(
        () => watcher.entries,
        ([first]) => first?.verified === true,
      );
      for (const address of [`/api/leaderboard?gameId=${game.id}`, `/api/leaderboard?gameId=${game.id}&period=week`]) {
        expect((await node.request.get(address).expect(200)).body.entries).toMatchObject([
          { score: 12, verified: true },
        ]);
      }
      const fresh = await startTestApp({ database: node.database });
      try {
        const read = await fresh.request.get(`/api/leaderboard?gameId=${game.id}`).expect(200);
        expect(read.body.entries).toMatchObject([{ score: 12, verified: true }]);
      } finally {
        await fresh.close();
      }
    } finally {
      watcher.close();
    }
  });

  it('refuses a score that a replay does not reproduce: another score, seed or log, and unfinished runs', async () => {
    const good = await run(12);
    const wrong = [
      { ...good, score: 13 },
      { ...good, details: { log: `${good.details.log}x` } },
      { ...good, details: { log: 'refused' } },
      { ...good, details: { log: `${good.details.log.slice(0, -1)}?` } },
      { ...good, details: { log: 12 } },
      { ...good, details: {} },
      { score: 12, round: good.round },
    ];
    for (const body of wrong) expectError(await send(body), 'not_reproduced');
    expectError(await send({ score: 12 }), 'round_required');
    expectError(await postScore(node, { gameId: game.id, score: 12, apiKey: ada.apiKey }), 'plays_only');
    expect(await stored()).toEqual([]);
    await send(good).expect(200);
  });

  it('refuses a run that is faster than the game can be played', async () => {
    expectError(await send(await run(12, 'slow')), 'too_fast');
  });

  it.each([
    // Without a build, a log that reaches the replay thread ends as `unavailable`.
    ['snake', 'whose last input is later than the round is old', '2.100U'],
    ['merge', 'with more inputs than the fastest player makes in that time', `1.${'a'.repeat(100)}`],
  ])('refuses a log of %s %s before it is replayed', async (arcadeId, _, log) => {
    await node.database.rows('UPDATE games SET arcade_id = $1 WHERE id = $2', [arcadeId, game.id]);
    const { token: fresh } = await makePlay(node.database, { game, player: ada });
    const { round } = await startRound(fresh);
    expectError(await send({ score: 7, round, details: { log } }, fresh), 'too_fast');
    const old = await roundOf(60 * SECOND);
    expectError(await send({ score: 7, round: old, details: { log } }, fresh), 'unavailable');
  });

  it('survives a log that breaks the engine or never ends, in bounded time', async () => {
    const { round } = await startRound();
    expectError(await send({ score: 6, round, details: { log: 'broken' } }), 'unavailable');
    const next = await run(12);
    const [endless] = await Promise.all([
      send({ score: 7, round, details: { log: 'endless' } }),
      send(next).expect(200),
    ]);
    expectError(endless, 'unavailable');
    await send(await run(13)).expect(200);
  });

  it('refuses 16 kB of garbage', async () => {
    const { round } = await startRound();
    const log = 'z'.repeat(16_000);
    expectError(await send({ score: 7, round, details: { log } }), 'not_reproduced');
  });

  it('answers 503 when too many replays wait', async () => {
    const { round } = await startRound();
    const proofs = node.app.get(ScoreProofs);
    const claim = { seed: 1, log: 'endless', score: 1, seconds: 1 };
    const first = proofs.prove(ARCADE_ID, claim).catch((error: Error) => error);
    const rest = Array.from({ length: 64 }, () =>
      proofs.prove(ARCADE_ID, { ...claim, log: 'x' }).catch((error: Error) => error),
    );
    expectError(await send({ score: 7, round, details: { log: 'x' } }), 'unavailable');
    await Promise.all([first, ...rest]);
  });
});

describe('the times of a checked run', () => {
  it('are on the boards of times that the game has, once for a repeated score', async () => {
    await playHosted();
    await node.database.rows(
      `INSERT INTO boards (game_id, slug, name, direction, kind, accepts)
       VALUES ($1, 'level-05', 'Fastest to level 5', 'asc', 'time', 'plays')`,
      [game.id],
    );
    const { round, seed } = await startRound();
    const run = { score: 3 + ((seed ?? 0) % 2), round, details: { log: 'run' } };
    const { body } = await send(run).expect(200);
    expect((await send(run).expect(200)).body).toEqual(body);
    const board = (query: string) => node.request.get(`/api/leaderboard?gameId=${game.id}${query}`);
    expect((await board('&board=level-05').expect(200)).body).toMatchObject({
      total: 1,
      entries: [{ userId: ada.id, score: 61_000, verified: true }],
    });
    expectError(await board('&board=level-10'), 'not_found');
    expect((await board('').expect(200)).body).toMatchObject({ entries: [{ score: run.score }] });
    expect(await node.database.rows('SELECT FROM scores WHERE user_id = $1', [ada.id])).toHaveLength(2);
  });
});
