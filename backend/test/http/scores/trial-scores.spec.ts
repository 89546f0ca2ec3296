import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { LaunchAnswer, PlaySessionAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import { leaderboardTopic } from '@gamegeek/contracts/live/topics.js';
import { makeHiddenGame, type MadeGame } from '../../factories/game.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { LiveClients, type LiveClient } from '../../support/live-client.js';
import { rowSnapshot } from '../../support/row-snapshot.js';
import { waitForRanks } from '../../support/scores/wait-for-ranks.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';
import { postScore } from './post-score.js';

const bearer = { type: 'bearer' } as const;
const live = new LiveClients();

let node: TestApp;
let maker: MadeUser;
let other: MadeUser;
let admin: MadeUser;
let game: MadeGame;

beforeAll(async () => {
  node = await startTestApp();
  await waitForRanks(node);
});
beforeEach(async () => {
  maker = await makeUser(node.database);
  other = await makeUser(node.database);
  admin = await makeUser(node.database, { isAdmin: true });
  game = await makeHiddenGame(node.database, {
    createdBy: maker.id,
    launch: 'embed',
    gameUrl: 'https://trial.example/play',
  });
});
afterEach(() => live.closeAll());
afterAll(() => node?.close());

const byKey = (score: number, { apiKey } = maker) =>
  node.request.post('/api/scores').send({ gameId: game.id, score, apiKey });
const read = (path: string, reader?: MadeUser) => {
  const request = node.request.get(path);
  return reader ? request.auth(reader.token, bearer) : request;
};
const boardPath = (period = 'all') => `/api/leaderboard?gameId=${game.id}&period=${period}`;
const rows = async (reader: MadeUser, period = 'all') => (await read(boardPath(period), reader).expect(200)).body;
const change = (body: object, by = maker) =>
  node.request.put(`/api/games/${game.id}`).auth(by.token, bearer).send(body).expect(200);
const launch = ({ token } = maker) => node.request.post(`/api/games/${game.id}/launches`).auth(token, bearer).send({});
const exchange = (ticket: string) => node.request.post('/api/play/sessions').send({ ticket });

async function begin(): Promise<PlaySessionAnswer> {
  const { ticket } = (await launch().expect(201)).body as LaunchAnswer;
  return (await exchange(ticket).expect(201)).body as PlaySessionAnswer;
}

const own = (score: number) => ({ rank: 1, userId: maker.id, username: maker.username, score });

describe('a hidden game, for its creator', () => {
  it('accepts scores by the own key, and shows the best on the own board', async () => {
    const send = (score: number) => postScore(node, { gameId: game.id, score, apiKey: maker.apiKey }).expect(200);
    expect((await send(70)).body).toMatchObject({ gameId: game.id, score: 70, rank: 1, personalBest: true });
    expect((await send(60)).body).toMatchObject({ score: 60, rank: 1, personalBest: false });
    for (const period of ['all', 'week']) {
      expect(await rows(maker, period)).toMatchObject({ gameId: game.id, period, total: 1, entries: [own(70)] });
    }
    expect((await read(`/api/scores?gameId=${game.id}`, maker).expect(200)).body).toMatchObject([own(70)]);
    expect((await read(`/api/scores/weekly?gameId=${game.id}`, maker).expect(200)).body).toMatchObject([own(70)]);
    expect((await read(`/api/scores/count?gameId=${game.id}`, maker).expect(200)).body).toMatchObject({ scores: 2 });
  });

  it('accepts scores by the own browser and in batches', async () => {
    await node.request.post('/api/scores').auth(maker.token, bearer).send({ gameId: game.id, score: 5 }).expect(200);
    const batch = { apiKey: maker.apiKey, scores: [{ gameId: game.id, score: 8 }] };
    const { body } = await node.request.post('/api/scores/batch').send(batch).expect(200);
    expect(body.results).toMatchObject([{ status: 200, score: 8, personalBest: true }]);
    expect((await rows(maker)).entries).toMatchObject([own(8)]);
  });

  it('is launched, played in a session, and accepts the scores of the session', async () => {
    const { token, player } = await begin();
    expect(player).toMatchObject({ id: maker.id, guest: false });
    const round = await node.request.post('/api/play/rounds').auth(token, bearer).expect(200);
    const sent = { gameId: game.id, score: 33, round: round.body.round };
    const { body } = await node.request.post('/api/scores').auth(token, bearer).send(sent).expect(200);
    expect(body).toMatchObject({ status: 'accepted', rank: 1, personalBest: true });
    expect((await rows(maker)).entries).toMatchObject([own(33)]);
  });

  it('keeps its rules', async () => {
    await change({ accepts: 'plays', max_score: 50 });
    expectError(await byKey(10), 'plays_only');
    const { token } = await begin();
    const send = (score: number) =>
      node.request.post('/api/scores').auth(token, bearer).send({ gameId: game.id, score });
    expectError(await send(51), 'out_of_range');
    await send(50).expect(200);
  });

  it('counts a score with the same idempotency key once', async () => {
    const send = (score: number) => byKey(score).set('Idempotency-Key', 'run-1');
    const first = await send(9).expect(200);
    const again = await send(9).expect(200);
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expectError(await send(10), 'idempotency_mismatch');
  });

  it('stores trial scores in one table, and changes no other', async () => {
    await byKey(1).expect(200);
    const before = await rowSnapshot(node.database);
    await byKey(9_000).set('Idempotency-Key', 'leak').expect(200);
    const after = await rowSnapshot(node.database);
    const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
    expect(changed).toEqual(['trial_scores']);
  });

  it('keeps the best and the newest trial scores only', async () => {
    await byKey(9_000).expect(200);
    await node.database.rows(
      `INSERT INTO trial_scores (id, game_id, score, personal_best)
       SELECT nextval('score_id_blocks'), $1, 5, false FROM generate_series(1, 1100)`,
      [game.id],
    );
    await byKey(7).expect(200);
    const [row] = await node.database.rows('SELECT count(*)::int AS n, max(score)::int AS best FROM trial_scores WHERE game_id = $1', [game.id]); // prettier-ignore
    expect(row).toEqual({ n: 1_001, best: 9_000 });
  });

  it('is shown without trial scores, ends trial sessions, and begins with an empty board', async () => {
    await byKey(70).expect(200);
    const { token } = await begin();
    await change({ active: true });
    const { body } = await read(boardPath()).expect(200);
    expect(body).toMatchObject({ total: 0, entries: [] });
    const [row] = await node.database.rows('SELECT count(*)::int AS n FROM trial_scores WHERE game_id = $1', [game.id]);
    expect(row).toEqual({ n: 0 });
    const late = await until(
      () => node.request.post('/api/scores').auth(token, bearer).send({ gameId: game.id, score: 99 }),
      ({ status }) => status !== 200,
    );
    expectError(late, 'session_over');
    await change({ active: false });
    expect(await rows(maker)).toMatchObject({ total: 0, entries: [] });
  });

  it('answers a repeat of a score from before it was hidden, and stores nothing', async () => {
    await change({ active: true });
    const first = await byKey(12).set('Idempotency-Key', 'earlier').expect(200);
    await change({ active: false });
    const again = await byKey(12).set('Idempotency-Key', 'earlier').expect(200);
    expect(again.body).toEqual(first.body);
    expect((await rows(maker)).total).toBe(0);
  });
});

describe('a hidden game, for everybody else', () => {
  beforeEach(async () => {
    await byKey(70).expect(200);
  });

  it('is not found by any way in', async () => {
    const { ticket } = (await launch().expect(201)).body as LaunchAnswer;
    expect(ticket).toMatch(/^ggl_/);
    for (const user of [other, admin]) {
      expectError(await byKey(1, user), 'not_found');
      expectError(await launch(user), 'not_found');
      const batch = { apiKey: user.apiKey, scores: [{ gameId: game.id, score: 8 }] };
      const { body } = await node.request.post('/api/scores/batch').send(batch).expect(200);
      expect(body.results).toMatchObject([{ status: 404, code: 'not_found' }]);
    }
    expectError(await node.request.post(`/api/games/${game.id}/launches`).send({ as: 'guest' }), 'not_found');
    expectError(await node.request.post('/api/play/guests').send({ gameId: game.id }), 'not_found');
    expectError(await node.request.post('/api/play/connects').send({ gameId: game.id }), 'not_found');
  });

  it.each([
    ['/api/leaderboard?gameId='],
    ['/api/leaderboard?period=week&gameId='],
    ['/api/scores?gameId='],
    ['/api/scores/weekly?gameId='],
    ['/api/scores/count?gameId='],
  ])('has no board at %s', async (path) => {
    for (const reader of [undefined, other, admin]) expectError(await read(`${path}${game.id}`, reader), 'not_found');
  });
});

describe('live boards of a hidden game', () => {
  const topic = () => leaderboardTopic(game.id, 'all');
  const connect = (user?: MadeUser): Promise<LiveClient> => live.connect(node.url, user ? { token: user.token } : {});
  const wasReset = (client: LiveClient, times: number) =>
    until(
      async () => client.resets.filter((reset) => reset === topic()).length,
      (count) => count >= times,
    );

  it('follow the trial scores of the creator', async () => {
    const client = await connect(maker);
    expect((await client.watching(topic())).snapshot).toMatchObject({ total: 0, entries: [] });
    await byKey(70).expect(200);
    await wasReset(client, 1);
    expect((await client.watching(topic(), { rows: 10 })).snapshot).toMatchObject({ total: 1, entries: [own(70)] });
  });

  it('show trial scores neither to admins nor to others, and never on the global board', async () => {
    const [visitor, player, moderator, owner] = [await connect(), await connect(other), await connect(admin), await connect(maker)]; // prettier-ignore
    await owner.watching(topic());
    for (const client of [visitor, player]) {
      expect(await client.watch(topic())).toMatchObject({ ok: false, code: 'unknown_topic' });
      await client.watching(leaderboardTopic('global', 'all'));
    }
    expect((await moderator.watching(topic())).snapshot.entries).toEqual([]);
    await byKey(70).expect(200);
    await wasReset(owner, 1);
    expect((await moderator.watching(topic())).snapshot.entries).toEqual([]);
    const shown = [visitor, player, moderator].flatMap(({ patches }) => JSON.stringify(patches));
    expect(shown.join('')).not.toContain(maker.id);
  });

  it('move their creator to the board of all players when the game is shown, and back with the first score after it was hidden', async () => {
    const client = await connect(maker);
    await client.watching(topic());
    await byKey(70).expect(200);
    await wasReset(client, 1);
    expect((await client.watching(topic())).snapshot.entries).toHaveLength(1);
    await change({ active: true });
    await wasReset(client, 2);
    expect((await client.watching(topic())).snapshot.entries).toEqual([]);
    await change({ active: false });
    await byKey(20).expect(200);
    await wasReset(client, 3);
    expect((await client.watching(topic())).snapshot.entries).toMatchObject([own(20)]);
  });
});
