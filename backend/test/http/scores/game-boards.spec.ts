import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BoardSpread } from '@gamegeek/contracts/boards/spread.schemas.js';
import type { GameBoard } from '@gamegeek/contracts/boards/boards.schemas.js';
import { leaderboardTopic } from '@gamegeek/contracts/live/topics.js';
import type { LeaderboardPage } from '@gamegeek/contracts/scores/scores.schemas.js';
import { Invalidations } from '../../../src/core/redis/invalidations.service.js';
import { REDIS, type Redis } from '../../../src/core/redis/redis.js';
import { GAME_CHANGED } from '../../../src/modules/games/directory/game-directory.service.js';
import { makeDraft, makeGame, type MadeGame } from '../../factories/game.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { LiveClients } from '../../support/live-client.js';
import { SubmitKeptTrialsJob } from '../../../src/modules/scores/trials/submit-kept-trials.job.js';
import { removeScore, restoreScore } from '../../support/scores/remove-score.js';
import { wrongProjections, wrongRanks } from '../../support/scores/true-scores.js';
import { waitForBests } from '../../support/scores/wait-for-bests.js';
import { waitForRanks } from '../../support/scores/wait-for-ranks.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

const bearer = { type: 'bearer' } as const;
const live = new LiveClients();
const COINS = { slug: 'coins', name: 'Coins', policy: 'sum', resets: ['day', 'month'] };
const TRIAL = { slug: 'speed', name: 'Time trial', direction: 'asc', kind: 'time', resets: ['day', 'month'] };

let node: TestApp;
let maker: MadeUser;
let ada: MadeUser;
let bob: MadeUser;
let game: MadeGame;

beforeAll(async () => {
  node = await startTestApp();
  await waitForRanks(node);
});
beforeEach(async () => {
  [maker, ada, bob] = [await makeUser(node.database), await makeUser(node.database), await makeUser(node.database)];
  game = await makeGame(node.database, { createdBy: maker.id });
});
afterEach(() => live.closeAll());
afterAll(() => node?.close());

const boardsPath = (of = game) => `/api/games/${of.id}/boards`;
const make = (board: object, by = maker, of = game) =>
  node.request.post(boardsPath(of)).auth(by.token, bearer).send(board);
const change = (slug: string, fields: object, by = maker) =>
  node.request.put(`${boardsPath()}/${slug}`).auth(by.token, bearer).send(fields);
const list = async (of = game) => (await node.request.get(boardsPath(of)).expect(200)).body as GameBoard[];
const send = (player: MadeUser, score: number, board?: string, of = game) =>
  node.request.post('/api/scores').send({ gameId: of.id, score, board, apiKey: player.apiKey });
const page = async (query: string) =>
  (await node.request.get(`/api/leaderboard?gameId=${game.id}&${query}`).expect(200)).body as LeaderboardPage;
/** Refused with this code because of these fields. */
function expectFields({ body }: { body: unknown }, code: string, fields: string[]): void {
  const refusal = body as { code: string; fields?: object };
  expect([refusal.code, Object.keys(refusal.fields ?? {})]).toEqual([code, fields]);
}
const named = ({ entries }: LeaderboardPage) => entries.map(({ rank, userId, score }) => [rank, userId, score]);

describe('the boards of a game', () => {
  it('begin with the main board, and are listed in their order', async () => {
    await make(TRIAL).expect(201);
    await make({ slug: 'level-03', name: 'Level 3' }).expect(201);
    expect(await list()).toMatchObject([
      { slug: 'main', main: true, direction: 'desc', resets: ['week'], writes: 'keys', locked: false, total: 0 },
      {
        policy: 'best',
        earlier: [],
        slug: 'speed',
        main: false,
        direction: 'asc',
        kind: 'time',
        resets: ['day', 'month'],
        edition: 1,
      },
      { slug: 'level-03', main: false, direction: 'desc', kind: 'number', resets: [] },
    ]);
  });

  it('are changed by makers only', async () => {
    expectError(await make(TRIAL, ada), 'forbidden');
    await make(TRIAL).expect(201);
    expectError(await change('speed', { name: 'Mine' }, ada), 'forbidden');
    expect((await change('speed', { name: 'Fastest lap' }).expect(200)).body).toMatchObject({ name: 'Fastest lap' });
  });

  it.each([
    [{ slug: 'Level 3' }, 'slug'],
    [{ kind: 'time', decimals: 2 }, 'decimals'],
    [{ kind: 'time', unit: 'm' }, 'unit'],
    [{ policy: 'sum', direction: 'asc' }, 'policy'],
    [{ policy: 'average' }, 'policy'],
    [{ min: 5, max: 4 }, 'max'],
    [{ min: 0.5 }, 'min'],
    [{ decimals: 4 }, 'decimals'],
    [{ resets: ['year'] }, 'resets'],
    [{ writes: 'keys', needs_round: true }, 'writes'],
    [{ name: '' }, 'name'],
  ])('are refused with %j', async (fields, wrong) => {
    expectFields(await make({ slug: 'speed', name: 'Speed', ...fields }), 'validation_failed', [wrong]);
    expect(await list()).toHaveLength(1);
  });

  it('have one of each name, also if two makers define it at once', async () => {
    const answers = await Promise.all([make(TRIAL), make(TRIAL)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expectFields(await make(TRIAL), 'slug_taken', ['slug']);
  });

  it('are 50 at most', async () => {
    await node.database.rows(
      `INSERT INTO boards (game_id, slug, name, accepts) SELECT $1, 'b' || n, 'B', 'keys' FROM generate_series(1, 49) AS n`,
      [game.id],
    );
    expectError(await make(TRIAL), 'boards_full');
  });
});

describe('a board on which the lower value is better', () => {
  beforeEach(() => make(TRIAL).expect(201));

  it('ranks the lowest value first, and shows the values that were sent', async () => {
    await send(ada, 72_300, 'speed').expect(200);
    const { body } = await send(bob, 65_050, 'speed').expect(200);
    expect(body).toMatchObject({ board: 'speed', score: 65_050, rank: 1, personalBest: true });
    expect((await send(bob, 70_000, 'speed').expect(200)).body).toMatchObject({ personalBest: false, rank: 1 });
    const format = { direction: 'asc', kind: 'time', decimals: 0, unit: null };
    for (const period of ['all', 'day', 'month']) {
      const shown = await page(`board=speed&period=${period}`);
      expect(shown).toMatchObject({ gameId: game.id, board: 'speed', edition: 1, format, period, total: 2 });
      expect(named(shown)).toEqual([
        [1, bob.id, 65_050],
        [2, ada.id, 72_300],
      ]);
    }
    expect(named(await page(`board=speed&around=${ada.id}`))[1]).toEqual([2, ada.id, 72_300]);
  });

  it('is live: a better time moves its player up on the screens of all watchers', async () => {
    await send(ada, 60_000, 'speed').expect(200);
    const topic = leaderboardTopic(game.id, 'day', 'speed');
    const client = await live.connect(node.url);
    const { snapshot } = await client.watching(topic);
    expect(snapshot).toMatchObject({ entries: [{ userId: ada.id, score: 60_000 }], format: { direction: 'asc' } });
    await send(bob, 59_999, 'speed').expect(200);
    const rows = await until(
      () => client.patchesOf(topic).flatMap(({ upserts }) => upserts),
      ({ length }) => length > 0,
    );
    expect(rows).toMatchObject([{ userId: bob.id, score: 59_999, rank: 1 }]);
  });

  it('has the values that were sent wherever scores are listed: for the player, the maker, in profiles and exports', async () => {
    const { body: sent } = await send(ada, 65_050, 'speed').expect(200);
    await node.database.rows(
      `INSERT INTO held_scores (id, user_id, game_id, board_id, score, doubt)
       SELECT 5000000, $1, $2, id, 9007199254740992 - 61000, 'out_of_range' FROM boards WHERE game_id = $2 AND slug = 'speed'`,
      [ada.id, game.id],
    );
    const get = async (path: string, { token } = maker): Promise<unknown> =>
      (await node.request.get(path).auth(token, bearer).expect(200)).body;
    const format = { direction: 'asc', kind: 'time', decimals: 0, unit: null };
    const mine = { board: 'speed', boardName: 'Time trial', score: 65_050, format };
    expect(await get('/api/user/scores', ada)).toMatchObject([{ id: sent.id, ...mine }]);
    expect(await get(`/api/users/${ada.username}`)).toMatchObject({ bests: [{ scoreId: sent.id, rank: 1, ...mine }] });
    expect(await get('/api/user/export', ada)).toMatchObject({
      scores: [{ id: sent.id, board: 'speed', score: 65_050, format }],
      bests: [{ board: 'speed', score: 65_050, format }],
      held_scores: [{ board: 'speed', score: 61_000, format }],
    });
    const named = { board: 'speed', board_name: 'Time trial', format };
    expect(await get(`/api/games/${game.id}/scores`)).toMatchObject([{ id: sent.id, ...named, score: 65_050 }]);
    expect(await get(`/api/games/${game.id}/held`)).toMatchObject([{ ...named, score: 61_000, rank: 1, best: 65_050 }]);
    const report = { kind: 'score', id: sent.id, reason: 'cheating' };
    await node.request.post('/api/reports').auth(bob.token, bearer).send(report).expect(201);
    const admin = await makeUser(node.database, { isAdmin: true });
    const queue = (await get('/api/admin/queue', admin)) as { id: number }[];
    expect(queue.find(({ id }) => id === sent.id)).toMatchObject({
      content: { board_name: 'Time trial', score: 65_050, format, neighbours: [{ score: 65_050 }] },
    });
  });

  it('says how the bests of its players are spread, the best last', async () => {
    const spread = async (slug: string) =>
      (await node.request.get(`${boardsPath()}/${slug}/spread`).expect(200)).body as BoardSpread;
    expect(await spread('speed')).toMatchObject({ board: 'speed', players: 0, shares: [], bars: [] });
    await send(ada, 90_000, 'speed').expect(200);
    await send(bob, 60_000, 'speed').expect(200);
    await send(maker, 60_500, 'speed').expect(200);
    const { players, shares, bars } = await spread('speed');
    expect(players).toBe(3);
    expect(shares.map(({ share, value }) => [share, value])).toEqual([
      [1, 60_000],
      [10, 60_000],
      [25, 60_000],
      [50, 60_500],
      [75, 90_000],
    ]);
    expect(bars).toHaveLength(20);
    expect(bars.map((bar) => bar.players).filter(Boolean)).toEqual([1, 2]);
    expect(bars[0]).toMatchObject({ to: 90_000, players: 1 });
    expect(bars.at(-1)).toMatchObject({ from: 60_000, players: 2 });
    expectError(await node.request.get(`${boardsPath()}/other/spread`), 'not_found');
    await node.database.rows('UPDATE games SET active = false WHERE id = $1', [game.id]);
    await node.app.get(Invalidations).publish(GAME_CHANGED, game.id);
    expectError(await node.request.get(`${boardsPath()}/speed/spread`), 'not_found');
    const history = `/api/users/${ada.username}/ranks?gameId=${game.id}&board=speed`;
    expectError(await node.request.get(history), 'not_found');
  });

  it('has a history of the ranks of its players, which ends with the rank of now', async () => {
    await send(ada, 90_000, 'speed').expect(200);
    await node.database.rows(
      `INSERT INTO rank_days (board_id, user_id, day, rank)
       SELECT id, $1, (now() AT TIME ZONE 'UTC')::date - 3, 7 FROM boards WHERE game_id = $2 AND slug = 'speed'`,
      [ada.id, game.id],
    );
    const path = `/api/users/${ada.username}/ranks?gameId=${game.id}`;
    const { body } = await node.request.get(`${path}&board=speed`).expect(200);
    const days = [7, 1].map((rank) => ({ day: expect.any(String), rank }));
    expect(body).toEqual({ gameId: game.id, board: 'speed', days });
    const empty = { gameId: game.id, board: 'main', days: [] };
    expect((await node.request.get(path).expect(200)).body).toEqual(empty);
    expectError(await node.request.get(`/api/users/nobody-at-all/ranks?gameId=${game.id}`), 'not_found');
    const fields = { gameId: ['gameId is missing'] };
    expectError(await node.request.get(`/api/users/${ada.username}/ranks`), 'validation_failed', fields);
  });

  it('changes no main board, total or global board', async () => {
    await send(ada, 60_000, 'speed').expect(200);
    await waitForBests(node.database);
    expect(named(await page('period=all'))).toEqual([]);
    expect(await node.database.rows('SELECT FROM player_totals WHERE user_id = $1', [ada.id])).toEqual([]);
    const { body } = await node.request.get(`/api/games/${game.id}`).expect(200);
    expect(body).toMatchObject({ player_count: 0 });
  });

  it('has the periods that reset it, and no others', async () => {
    const answer = await node.request.get(`/api/leaderboard?gameId=${game.id}&board=speed&period=week`);
    expectError(answer, 'validation_failed', { period: ['period must be all, day or month'] });
    const client = await live.connect(node.url);
    const refused = await client.watch(leaderboardTopic(game.id, 'week', 'speed'));
    expect(refused).toMatchObject({ code: 'unknown_topic' });
  });

  it('keeps past days, which can be read', async () => {
    await send(ada, 60_000, 'speed').expect(200);
    await waitForBests(node.database);
    const [day] = await node.database.rows<{ day: string }>(
      `UPDATE period_bests SET since = since - 1 WHERE period = 'day' AND user_id = $1 RETURNING since::text AS day`,
      [ada.id],
    );
    expect(named(await page(`board=speed&period=day&at=${day?.day}`))).toEqual([[1, ada.id, 60_000]]);
    const future = await node.request.get(`/api/leaderboard?gameId=${game.id}&board=speed&period=day&at=2999-01-01`);
    expectError(future, 'validation_failed', { at: ['at must not be in the future'] });
    // PostgreSQL has no year 0.
    for (const at of ['0000-01-01', '2026-02-30']) {
      const answer = await node.request.get(`/api/leaderboard?gameId=${game.id}&board=speed&period=day&at=${at}`);
      expectError(answer, 'validation_failed', { at: ['at must be a day, such as 2026-11-30'] });
    }
    await node.database.rows(`UPDATE period_bests SET since = since + 1 WHERE period = 'day' AND user_id = $1`, [
      ada.id,
    ]);
  });
});

describe('a board of sums', () => {
  beforeEach(() => make(COINS).expect(201));

  it('adds up the scores of each player, of all time and of each period, also after its ranks were lost', async () => {
    await send(bob, 30, 'coins').expect(200);
    await send(ada, 20, 'coins').expect(200);
    const scores = [15, 4].map((score) => ({ gameId: game.id, score, board: 'coins' }));
    const { body } = await node.request.post('/api/scores/batch').send({ apiKey: ada.apiKey, scores }).expect(200);
    expect(body.results).toMatchObject([
      { score: 15, personalBest: true, rank: 1 },
      { score: 4, personalBest: true, rank: 1 },
    ]);
    const expectSums = async () => {
      for (const period of ['all', 'day', 'month'])
        expect(named(await page(`board=coins&period=${period}`))).toEqual([
          [1, ada.id, 39],
          [2, bob.id, 30],
        ]);
    };
    await expectSums();
    const redis = node.app.get<Redis>(REDIS);
    await redis.flushDb();
    await waitForRanks(node);
    await expectSums();
    expect((await send(bob, 9, 'coins').expect(200)).body).toMatchObject({ rank: 1, score: 9 });
    expect(await wrongProjections(node.database)).toEqual([]);
    expect(await wrongRanks(node.database, redis)).toEqual([]);
  });

  it('is live: each score moves its player, and a removed one moves back', async () => {
    await send(bob, 30, 'coins').expect(200);
    const { body: first } = await send(ada, 25, 'coins').expect(200);
    const topic = leaderboardTopic(game.id, 'day', 'coins');
    const client = await live.connect(node.url);
    await client.watching(topic);
    await send(ada, 6, 'coins').expect(200);
    const rows = await until(
      () => client.patchesOf(topic).flatMap(({ upserts }) => upserts),
      ({ length }) => length > 0,
    );
    expect(rows).toMatchObject([{ userId: ada.id, score: 31, rank: 1 }]);
    await removeScore(node, Number(first.id));
    await until(
      () => page('board=coins&period=day').then(named),
      (shown) => JSON.stringify(shown) === JSON.stringify([[1, bob.id, 30], [2, ada.id, 6]]), // prettier-ignore
    );
    await restoreScore(node, Number(first.id));
    await until(
      () => page('board=coins').then(named),
      (shown) => shown[0]?.[2] === 31,
    );
  });

  it('adds a held score when it is accepted, and its bounds hold for each score', async () => {
    await change('coins', { max: 50, on_doubt: 'hold' }).expect(200);
    await send(ada, 50, 'coins').expect(200);
    await send(ada, 50, 'coins').expect(200);
    await send(bob, 60, 'coins').expect(200);
    const { body: held } = await send(ada, 51, 'coins').expect(200);
    expect(held).toMatchObject({ status: 'held', rank: null, personalBest: false });
    expect(named(await page('board=coins'))).toEqual([[1, ada.id, 100]]);
    const path = `/api/games/${game.id}/held`;
    const { body: waiting } = await node.request.get(path).auth(maker.token, bearer).expect(200);
    expect(waiting).toMatchObject([{ rank: 2 }, { score: 51, best: 100, rank: 1 }]);
    await node.request.post(`${path}/${held.id}`).auth(maker.token, bearer).send({ decision: 'accept' }).expect(200);
    await until(
      () => page('board=coins').then(named),
      (shown) => shown[0]?.[2] === 151,
    );
  });

  it('has the sums of a draft before it is listed, and the kept ones after', async () => {
    const draft = await makeDraft(node.database, { createdBy: maker.id });
    await make(COINS, maker, draft).expect(201);
    await send(maker, 3, 'coins', draft).expect(200);
    expect((await send(maker, 4, 'coins', draft).expect(200)).body).toMatchObject({ personalBest: true, rank: 1 });
    const shown = async () =>
      (await node.request.get(`/api/leaderboard?gameId=${draft.id}&board=coins`).auth(maker.token, bearer).expect(200))
        .body as LeaderboardPage;
    expect(named(await shown())).toEqual([[1, maker.id, 7]]);
    const listed = { status: 'listed', trial_scores: 'keep' };
    await node.request.put(`/api/games/${draft.id}`).auth(maker.token, bearer).send(listed).expect(200);
    await node.app.get(SubmitKeptTrialsJob).run();
    expect(named(await shown())).toEqual([[1, maker.id, 7]]);
  });

  it('stays one once it has a score', async () => {
    await send(ada, 5, 'coins').expect(200);
    expectFields(await change('coins', { policy: 'best' }), 'board_locked', ['policy']);
  });
});

describe('a score that names its board', () => {
  it('may have as many decimals as the board', async () => {
    await make({ slug: 'jump', name: 'Long jump', decimals: 2, unit: 'm' }).expect(201);
    expect((await send(ada, 7.25, 'jump').expect(200)).body).toMatchObject({ score: 7.25, rank: 1 });
    const refusal = await send(ada, 7.255, 'jump');
    expectError(refusal, 'validation_failed', {
      score: ['Score must be at most 10000000000000, with at most 2 decimals'],
    });
    expectError(await send(ada, 7.25), 'validation_failed', { score: ['Score must be an integer'] });
    expect(named(await page('board=jump'))).toEqual([[1, ada.id, 7.25]]);
  });

  it('is refused with the names of the boards if there is none of this name', async () => {
    await make(TRIAL).expect(201);
    const answer = await send(ada, 9, 'sped');
    expectError(answer, 'not_found');
    expect((answer.body as { message: string }).message).toContain('main, speed');
  });

  it('has to keep the rules of the board', async () => {
    await make({ ...TRIAL, min: 10_000, writes: 'own_key' }).expect(201);
    expectError(await send(ada, 60_000, 'speed'), 'not_your_key');
    expectError(await send(maker, 9_999, 'speed'), 'out_of_range');
    await send(maker, 10_000, 'speed').expect(200);
    await send(ada, 5).expect(200);
  });

  it('is stored once for a repeated request, and is another score than one of the main board', async () => {
    await make(TRIAL).expect(201);
    const repeat = (board?: string) => send(ada, 800, board).set('Idempotency-Key', 'lap-1');
    const { body } = await repeat('speed').expect(200);
    expect((await repeat('speed').expect(200)).body).toEqual(body);
    expectError(await repeat(), 'idempotency_mismatch');
  });

  it('is an item of a batch', async () => {
    await make(TRIAL).expect(201);
    const scores = [
      { gameId: game.id, score: 500, board: 'speed' },
      { gameId: game.id, score: 40 },
      { gameId: game.id, score: 400, board: 'speed' },
    ];
    const { body } = await node.request.post('/api/scores/batch').send({ apiKey: ada.apiKey, scores }).expect(200);
    expect(body.results).toMatchObject([{ status: 200, board: 'speed' }, { status: 200 }, { board: 'speed', rank: 1 }]);
    expect(named(await page('board=speed'))).toEqual([[1, ada.id, 400]]);
    expect(named(await page('period=all'))).toEqual([[1, ada.id, 40]]);
    await waitForBests(node.database);
    expect(await wrongProjections(node.database)).toEqual([]);
    expect(await wrongRanks(node.database, node.app.get<Redis>(REDIS))).toEqual([]);
  });

  it('of a draft is on the trial board of its maker only', async () => {
    const draft = await makeDraft(node.database, { createdBy: maker.id });
    await make(TRIAL, maker, draft).expect(201);
    await send(maker, 900, 'speed', draft).expect(200);
    expect((await send(maker, 700, 'speed', draft).expect(200)).body).toMatchObject({ rank: 1, personalBest: true });
    const path = `/api/leaderboard?gameId=${draft.id}`;
    const shown = async (board: string) =>
      (await node.request.get(`${path}${board}`).auth(maker.token, bearer).expect(200)).body as LeaderboardPage;
    expect(named(await shown('&board=speed'))).toEqual([[1, maker.id, 700]]);
    expect(named(await shown(''))).toEqual([]);
    expectError(await node.request.get(`${path}&board=speed`), 'not_found');
  });
});

describe('a board that has a score', () => {
  beforeEach(async () => {
    await make(TRIAL).expect(201);
    await send(ada, 60_000, 'speed').expect(200);
  });

  it('keeps what gives its scores their meaning', async () => {
    expectFields(await change('speed', { direction: 'desc' }), 'board_locked', ['direction']);
    expectFields(await change('speed', { resets: [] }), 'board_locked', ['resets']);
    await change('speed', { name: 'Sprint', max: 90_000 }).expect(200);
    expect((await list())[1]).toMatchObject({ name: 'Sprint', max: 90_000, direction: 'asc', locked: true, total: 1 });
  });

  it('starts afresh with a new edition, and the old one can be read', async () => {
    const begin = () => node.request.post(`${boardsPath()}/speed/editions`).auth(maker.token, bearer);
    expect((await begin().expect(201)).body).toMatchObject({ slug: 'speed', edition: 2, locked: false, total: 0 });
    const earlier = [{ edition: 1, policy: 'best', ended_at: expect.stringMatching(/T.*Z$/) }];
    expect(await list()).toMatchObject([{ earlier: [] }, { edition: 2, earlier }]);
    expect(named(await page('board=speed'))).toEqual([]);
    expect(named(await page('board=speed&edition=1'))).toEqual([[1, ada.id, 60_000]]);
    const unknown = `/api/leaderboard?gameId=${game.id}&board=speed&edition=${Number.MAX_SAFE_INTEGER}`;
    expectError(await node.request.get(unknown), 'not_found');
    await send(bob, 70_000, 'speed').expect(200);
    expect(named(await page('board=speed'))).toEqual([[1, bob.id, 70_000]]);
  });

  it('has each score that comes in while it starts afresh in one of both editions', async () => {
    const players = await Promise.all(Array.from({ length: 20 }, () => makeUser(node.database)));
    const begin = async () => {
      await node.request.post(`${boardsPath()}/speed/editions`).auth(maker.token, bearer).expect(201);
    };
    const sending = players.map(async (player, at) => {
      await send(player, 50_000 + at, 'speed').expect(200);
    });
    await Promise.all([...sending.slice(0, 10), begin(), ...sending.slice(10)]);
    await waitForBests(node.database);
    const editions = [await page('board=speed&edition=1&limit=100'), await page('board=speed&limit=100')];
    const found = editions.flatMap(({ entries }) => entries.map(({ userId }) => userId)).filter((id) => id !== ada.id);
    expect(found.sort()).toEqual(players.map(({ id }) => id).sort());
  });

  it('is gone for everybody when it is removed, also for those who watch it', async () => {
    const topic = leaderboardTopic(game.id, 'all', 'speed');
    const client = await live.connect(node.url);
    await client.watching(topic);
    await node.request.delete(`${boardsPath()}/speed`).auth(maker.token, bearer).expect(204);
    expectError(await node.request.get(`/api/leaderboard?gameId=${game.id}&board=speed`), 'not_found');
    expectError(await send(ada, 50_000, 'speed'), 'not_found');
    expect(await (await live.connect(node.url)).watch(topic)).toMatchObject({ code: 'unknown_topic' });
  });
});

describe('the main board', () => {
  it('may rank the lower value first: such a game counts its players, but in no total', async () => {
    await change('main', { direction: 'asc', kind: 'time' }).expect(200);
    await send(ada, 900).expect(200);
    await send(bob, 800).expect(200);
    expect(named(await page('period=week'))).toEqual([
      [1, bob.id, 800],
      [2, ada.id, 900],
    ]);
    await waitForBests(node.database);
    expect(await node.database.rows('SELECT FROM player_totals WHERE user_id = $1', [ada.id])).toEqual([]);
    const count = () => node.request.get(`/api/games/${game.id}`).then(({ body }) => body.player_count as number);
    expect(await until(count, (players) => players === 2)).toBe(2);
    expect(await wrongRanks(node.database, node.app.get<Redis>(REDIS))).toEqual([]);
    const { body: profile } = await node.request.get(`/api/users/${bob.username}`).expect(200);
    expect(profile.bests).toMatchObject([{ gameId: game.id, score: 800, format: { kind: 'time' } }]);
    expect(profile.bests[0]).not.toHaveProperty('board');
  });

  it('has the rules of its game, the board of the week, and no editions', async () => {
    expectFields(await change('main', { max: 5 }), 'validation_failed', ['max']);
    expectFields(await change('main', { resets: ['day'] }), 'validation_failed', ['resets']);
    expectFields(await change('main', { policy: 'sum' }), 'validation_failed', ['policy']);
    const editions = await node.request.post(`${boardsPath()}/main/editions`).auth(maker.token, bearer);
    expectError(editions, 'conflict');
    expectError(await node.request.delete(`${boardsPath()}/main`).auth(maker.token, bearer), 'conflict');
  });
});
