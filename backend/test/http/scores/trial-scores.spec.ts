import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { LaunchAnswer, PlaySessionAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import { leaderboardTopic } from '@gamegeek/contracts/live/topics.js';
import { makeDraft, makeHiddenGame, type MadeGame } from '../../factories/game.factory.js';
import { SubmitKeptTrialsJob } from '../../../src/modules/scores/trials/submit-kept-trials.job.js';
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
      `INSERT INTO trial_scores (id, game_id, board_id, user_id, score, personal_best)
       SELECT nextval('score_id_blocks'), $1, $1, $2, 5, false FROM generate_series(1, 1100)`,
      [game.id, maker.id],
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

describe('a draft', () => {
  let draft: MadeGame;
  let cookie: string;
  let coMaker: MadeUser;
  const path = () => `/api/games/${draft.id}`;
  const linkOf = async () =>
    String((await node.request.get(`${path()}/draft-link`).auth(maker.token, bearer).expect(200)).body.url);
  const open = async (url: string) => {
    const opened = await node.request.get(url.slice(url.indexOf('/play/')));
    return { opened, cookie: String(opened.headers['set-cookie']).split(';')[0] ?? '' };
  };
  const launchDraft = (user?: MadeUser, opened = cookie) => {
    const request = node.request.post(`${path()}/launches`).set('Cookie', opened);
    return (user ? request.auth(user.token, bearer) : request).send({});
  };
  const playAs = async (user?: MadeUser) => {
    const { ticket } = (await launchDraft(user).expect(201)).body as LaunchAnswer;
    return (await exchange(ticket).expect(201)).body as PlaySessionAnswer;
  };
  const score = (token: string, points: number) =>
    node.request.post('/api/scores').auth(token, bearer).send({ gameId: draft.id, score: points });
  const board = async () =>
    (await node.request.get(`/api/leaderboard?gameId=${draft.id}`).set('Cookie', cookie).expect(200)).body;
  const list = (body: object) => node.request.put(path()).auth(maker.token, bearer).send(body);

  beforeEach(async () => {
    draft = await makeDraft(node.database, { createdBy: maker.id, launch: 'embed', gameUrl: 'https://draft.example/' });
    ({ cookie } = await open(await linkOf()));
    coMaker = await makeUser(node.database);
    await node.database.rows(
      'INSERT INTO game_makers (game_id, user_id, invited_by, accepted_at) VALUES ($1, $2, $3, now())',
      [draft.id, coMaker.id, maker.id],
    );
  });

  it('is opened by its link, which leaves the address, and is not found without it', async () => {
    const { opened } = await open(await linkOf());
    expect(opened.status).toBe(303);
    expect(opened.headers).toMatchObject({ location: `/play/${draft.id}`, 'referrer-policy': 'no-referrer' });
    expect(String(opened.headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Lax/);
    const { body } = await node.request.get(path()).set('Cookie', cookie).expect(200);
    expect(body).toMatchObject({ id: draft.id, status: 'draft' });
    for (const wrong of ['', `drafts=${draft.id}.${'x'.repeat(22)}`, cookie.replace(/\d+\./, `${draft.id + 1}.`)]) {
      expectError(await node.request.get(path()).set('Cookie', wrong), 'not_found');
      expectError(await launchDraft(other, wrong), 'not_found');
    }
    expectError(await node.request.post('/api/scores').send({ gameId: draft.id, score: 1, apiKey: other.apiKey }), 'not_found'); // prettier-ignore
    await node.request.post('/api/scores').send({ gameId: draft.id, score: 1, apiKey: coMaker.apiKey }).expect(200);
  });

  it('is played by testers, makers and guests, and ranks the best of each player for them only', async () => {
    for (const [user, points] of [
      [other, 30],
      [other, 20],
      [maker, 40],
      [coMaker, 30],
    ] as const) {
      const { token } = await playAs(user);
      expect((await score(token, points).expect(200)).body).toMatchObject({ status: 'accepted' });
    }
    const guest = await playAs();
    expect((await score(guest.token, 99).expect(200)).body).toMatchObject({ status: 'guest', personalBest: false });
    const { entries, total } = await board();
    expect(total).toBe(3);
    expect(entries).toMatchObject([
      { rank: 1, userId: maker.id, score: 40 },
      { rank: 2, userId: other.id, score: 30 },
      { rank: 2, userId: coMaker.id, score: 30 },
    ]);
    expectError(await node.request.get(`/api/leaderboard?gameId=${draft.id}`), 'not_found');
    const client = await live.connect(node.url, { cookie });
    expect((await client.watching(leaderboardTopic(draft.id, 'all'))).snapshot.entries).toHaveLength(3);
  });

  it('closes to testers on every way when its link is replaced, and stays open to its makers', async () => {
    const tester = await playAs(other);
    const own = await playAs(coMaker);
    const { ticket } = (await launchDraft(other).expect(201)).body as LaunchAnswer;
    const client = await live.connect(node.url, { cookie });
    await client.watching(leaderboardTopic(draft.id, 'all'));
    const { body } = await node.request.post(`${path()}/draft-link`).auth(maker.token, bearer).expect(200);
    expectError(await launchDraft(other), 'not_found');
    expectError(await node.request.get(path()).set('Cookie', cookie), 'not_found');
    expectError(await exchange(ticket), 'token_invalid');
    expectError(await until(() => score(tester.token, 5), ({ status }) => status !== 200), 'session_over'); // prettier-ignore
    await until(
      () => client.resets,
      (resets) => resets.includes(leaderboardTopic(draft.id, 'all')),
    );
    expect(await client.watch(leaderboardTopic(draft.id, 'all'))).toMatchObject({ ok: false, code: 'unknown_topic' });
    await score(own.token, 5).expect(200);
    ({ cookie } = await open(body.url));
    await launchDraft(other).expect(201);
  });

  it('is connected by a code that a tester has confirmed, until its link is replaced', async () => {
    const { body: started } = await node.request.post('/api/play/connects').send({ gameId: draft.id }).expect(201);
    const confirm = (user: MadeUser, opened: string) =>
      node.request.post(`/api/play/connects/${started.code}/confirm`).set('Cookie', opened).auth(user.token, bearer);
    expectError(await confirm(admin, ''), 'not_found');
    await confirm(other, cookie).expect(204);
    const { body: polled } = await node.request
      .post('/api/play/connects/poll')
      .send({ poll: started.poll })
      .expect(200);
    const { body: session } = await exchange(polled.ticket).expect(201);
    await score(session.token, 12).expect(200);
    const connect = () => node.request.post('/api/play/sessions').send({ device: polled.device });
    await connect().expect(201);
    await node.request.post(`${path()}/draft-link`).auth(maker.token, bearer).expect(200);
    expectError(await connect(), 'token_invalid');
  });

  it('submits the best trial score of each player once when it is listed with them, also after a crash', async () => {
    await list({ accepts: 'plays' }).expect(200);
    for (const [user, points] of [
      [other, 30],
      [other, 70],
      [maker, 40],
    ] as const)
      await score((await playAs(user)).token, points).expect(200);
    expectError(await list({ trial_scores: 'keep' }), 'validation_failed', {
      trial_scores: ['Trial scores are kept or cleared when the game is listed'],
    });
    const job = node.app.get(SubmitKeptTrialsJob);
    await list({ status: 'listed', trial_scores: 'keep' }).expect(200);
    const kept = await node.database.rows('SELECT * FROM trial_scores WHERE game_id = $1', [draft.id]);
    await job.run();
    // As if it was killed before it deleted the rows.
    for (const { id, user_id, score: points, session_id, seconds } of kept) {
      await node.database.rows(
        `INSERT INTO trial_scores (id, game_id, board_id, user_id, score, personal_best, session_id, seconds, kept)
         VALUES ($1, $2, $2, $3, $4, true, $5, $6, true) ON CONFLICT DO NOTHING`,
        [id, draft.id, user_id, points, session_id, seconds],
      );
    }
    await job.run();
    const { body } = await node.request.get(`/api/leaderboard?gameId=${draft.id}`).expect(200);
    expect(body.entries).toMatchObject([
      { rank: 1, userId: other.id, score: 70 },
      { rank: 2, userId: maker.id, score: 40 },
    ]);
    const [counts] = await node.database.rows(
      `SELECT (SELECT count(*)::int FROM scores WHERE game_id = $1) AS scores,
              (SELECT count(*)::int FROM trial_scores WHERE game_id = $1) AS trials`,
      [draft.id],
    );
    expect(counts).toEqual({ scores: 2, trials: 0 });
  });
});
