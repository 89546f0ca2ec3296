import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Notice } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import type { HeldScore } from '@gamegeek/contracts/moderation/held-scores.schemas.js';
import type { GameScore } from '@gamegeek/contracts/moderation/game-scores.schemas.js';
import type { LoggedAct, QueueItem } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import { CountGameStatsJob } from '../../../src/modules/community/game-stats/count-game-stats.job.js';
import { DeleteGamesJob } from '../../../src/modules/community/game-deletion/delete-games.job.js';
import { GameDeletionRepository } from '../../../src/modules/community/game-deletion/game-deletion.repository.js';
import { ListScoresJob } from '../../../src/modules/scores/lists/list-scores.job.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { makePlay } from '../../factories/play.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { wrongProjections } from '../../support/scores/true-scores.js';
import { waitForRanks } from '../../support/scores/wait-for-ranks.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

const bearer = { type: 'bearer' } as const;
const REASON = 'No human can do that.';

let node: TestApp;
let admin: MadeUser;
let maker: MadeUser;
let ada: MadeUser;
let game: MadeGame;

beforeAll(async () => {
  node = await startTestApp();
  await waitForRanks(node);
  admin = await makeUser(node.database, { isAdmin: true });
});
beforeEach(async () => {
  [maker, ada] = [await makeUser(node.database), await makeUser(node.database)];
  game = await makeGame(node.database, { createdBy: maker.id });
});
afterAll(() => node?.close());

const get = (path: string, { token }: MadeUser) => node.request.get(path).auth(token, bearer);
const send = (path: string, { token }: MadeUser, body: object) =>
  node.request.post(path).auth(token, bearer).send(body);
const scored = async (score: number, user = ada): Promise<number> =>
  (await send('/api/scores', user, { gameId: game.id, score }).expect(200)).body.id;
const placeOf = (id: number) => `/api/games/${game.id}/scores/${id}`;
const remove = (id: number, user = maker, body: object = {}) =>
  node.request
    .delete(placeOf(id))
    .auth(user.token, bearer)
    .send({ reason: REASON, ...body });
const restore = (id: number, user = maker) => node.request.post(`${placeOf(id)}/restore`).auth(user.token, bearer);
const act = (id: number, name: string) =>
  send('/api/admin/acts', admin, { kind: 'score', id, act: name, reason: 'We have looked at it.' }).expect(200);
const scores = async (query = ''): Promise<GameScore[]> =>
  (await get(`/api/games/${game.id}/scores${query}`, maker).expect(200)).body;
const board = async (): Promise<number[]> =>
  (await node.request.get(`/api/leaderboard?gameId=${game.id}`).expect(200)).body.entries.map(
    ({ score }: { score: number }) => score,
  );
const noticesOf = async (user: MadeUser) => {
  const { body } = await get('/api/user/inbox?limit=100', user).expect(200);
  return (body.notices as Notice[]).flatMap((notice) => (notice.kind === 'moderation' ? [notice.details] : []));
};
const appeal = (id: number, user = ada) =>
  send('/api/reports', user, { kind: 'score', id, reason: 'appeal', text: 'I am just good at it.' });
const inQueue = async (id: number): Promise<QueueItem | undefined> =>
  (await get('/api/admin/queue?limit=100&kind=score', admin).expect(200)).body.find(
    (item: QueueItem) => item.id === id,
  );

describe('the figures of a game', () => {
  const stats = (query = '', user = maker) => get(`/api/games/${game.id}/stats${query}`, user);
  const today = () => new Date().toISOString().slice(0, 10);

  it('are counted by day for its makers, and saved as a file', async () => {
    await scored(250);
    await makePlay(node.database, { game, player: ada });
    await node.app.get(CountGameStatsJob).run();
    const { body } = await stats().expect(200);
    expect(body).toEqual([
      {
        day: today(),
        ...{ plays: 1, players: 1, new_players: 1, guests: 0, guests_kept: 0, d1: null, d7: null, median_seconds: 0 },
        ...{ scores: 1, refused: 0, histogram: [{ from: 250, to: 259, scores: 1 }] },
        origins: [{ origin: 'unknown', plays: 1 }],
        devices: [{ device: 'unknown', plays: 1 }],
      },
    ]);
    const file = await stats('?format=csv').expect(200);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toBe(`attachment; filename="game-${game.id}-stats.csv"`);
    expect(file.text).toBe(
      `day,plays,players,new_players,guests,guests_kept,d1,d7,median_seconds,scores,refused\r\n${today()},1,1,1,0,0,,,0,1,0\r\n`,
    );
    expectError(await stats('', ada), 'forbidden');
    expectError(await get('/api/games/999999/stats', maker), 'not_found');
  });

  it.each([
    ['from=2026-02-30', { from: ['from must be a day like 2026-11-21'] }],
    ['to=0000-01-01', { to: ['to must be a day like 2026-11-21'] }],
    ['from=2026-11-02&to=2026-11-01', { from: ['from must not be after to'] }],
    ['from=2025-01-01&to=2026-01-02', { from: ['Ask for at most 366 days'] }],
    ['format=xml', { format: ['format must be json or csv'] }],
  ])('are not answered for %s', async (query, fields) => {
    expectError(await stats(`?${query}`), 'validation_failed', fields);
  });
});

describe('the scores of a game', () => {
  it('are listed for its creator with player, origin, seconds and state, newest first, page by page', async () => {
    const byKey = await scored(10);
    const { token } = await makePlay(node.database, { game, player: ada });
    const byPlay = (await node.request.post('/api/scores').auth(token, bearer).send({ gameId: game.id, score: 7 }))
      .body;
    await remove(byKey).expect(204);
    const player = { id: ada.id, username: ada.username };
    expect(await scores()).toEqual([
      {
        id: byPlay.id,
        ...{ board: 'main', board_name: 'Main' },
        score: 7,
        created_at: byPlay.createdAt,
        player,
        origin: 'play',
        seconds: expect.any(Number),
        verified: false,
        state: 'shown',
        acts: [],
      },
      {
        id: byKey,
        ...{ board: 'main', board_name: 'Main' },
        score: 10,
        created_at: expect.stringMatching(/Z$/),
        player,
        origin: 'key',
        seconds: null,
        verified: false,
        state: 'removed',
        acts: [{ act: 'remove_score', by: 'creator', reason: REASON, created_at: expect.stringMatching(/Z$/) }],
      },
    ]);
    const { body, headers } = await get(`/api/games/${game.id}/scores?limit=1&page=2`, maker).expect(200);
    expect(body).toMatchObject([{ id: byKey }]);
    expect(headers['x-total-count']).toBe('2');
    expect(await scores('?state=removed')).toMatchObject([{ id: byKey }]);
    expect((await get(`/api/games/${game.id}/scores?state=shown`, maker)).status).toBe(400);
    expectError(await get(`/api/games/${game.id}/scores`, ada), 'forbidden');
  });
});

describe('a score that the creator of its game removes', () => {
  it('leaves the board, with a notice to the player and a line in the log, and returns when restored', async () => {
    await scored(10);
    const id = await scored(9_000);
    await remove(id).expect(204);
    await remove(id).expect(204);
    expect(await board()).toEqual([10]);
    const notice = { subject: 'score', name: game.name, reader: 'author', until: null, by: 'creator', score_id: id };
    expect(await noticesOf(ada)).toEqual([{ ...notice, act: 'remove_score', reason: REASON }]);

    expect((await restore(id).expect(200)).body).toMatchObject({ id, state: 'shown', score: 9_000 });
    await until(board, ([first]) => first === 9_000);
    expect(await noticesOf(ada)).toEqual([
      { ...notice, act: 'restore_score', reason: '' },
      { ...notice, act: 'remove_score', reason: REASON },
    ]);
    const log: LoggedAct[] = (await get('/api/admin/log', admin).expect(200)).body;
    expect(log.filter(({ subject_id }) => subject_id === id)).toMatchObject([
      { act: 'restore_score', by: 'creator', admin: { username: maker.username }, user: { username: ada.username } },
      { act: 'remove_score', by: 'creator', admin: { username: maker.username }, reason: REASON },
    ]);
  });

  it('is found only in its own game, and only its creator and admins may remove it', async () => {
    const id = await scored(10);
    const other = await makeGame(node.database, { createdBy: maker.id });
    const elsewhere = `/api/games/${other.id}/scores/${id}`;
    const body = { reason: REASON };
    expectError(await node.request.delete(elsewhere).auth(maker.token, bearer).send(body), 'not_found');
    expectError(await node.request.post(`${elsewhere}/restore`).auth(maker.token, bearer), 'not_found');
    expectError(await remove(id, ada), 'forbidden');
    expectError(await remove(Number.MAX_SAFE_INTEGER), 'not_found');
    expectError(await remove(id, maker, { reason: 'x' }), 'validation_failed', {
      reason: ['Reason must be at least 3 characters'],
    });
    expect(await board()).toEqual([10]);
    expect(await noticesOf(ada)).toEqual([]);
  });

  it('can take its player out of the game', async () => {
    const id = await scored(10);
    await remove(id, maker, { block: true }).expect(204);
    expectError(await send('/api/scores', ada, { gameId: game.id, score: 11 }), 'blocked');
    const { body } = await get(`/api/games/${game.id}/blocks`, maker).expect(200);
    expect(body).toMatchObject([{ id: ada.id }]);
  });

  it('can be appealed once by its player, and an admin decides for good', async () => {
    const id = await scored(9_000);
    expectError(await appeal(id), 'validation_failed', { id: ['You cannot report your own content'] });
    await remove(id).expect(204);
    expectError(await appeal(id, maker), 'not_found');
    await appeal(id).expect(201);
    await appeal(id).expect(200);
    expect(await inQueue(id)).toMatchObject({
      state: 'hidden',
      reports: 1,
      details: [{ reason: 'appeal', text: 'I am just good at it.', reporter: { id: ada.id } }],
      acts: [{ act: 'remove_score', by: 'creator', reason: REASON }],
    });
    await act(id, 'restore_score');
    await until(board, ([first]) => first === 9_000);
    expect((await noticesOf(ada)).map(({ act: name }) => name)).toEqual(['restore_score', 'remove_score']);
    const { message } = expectError(await remove(id), 'forbidden');
    expect(message).toMatch(/An admin has decided/);
    expect((await scores())[0]).toMatchObject({
      state: 'shown',
      acts: [
        { act: 'restore_score', by: 'admin', reason: '' },
        { act: 'remove_score', by: 'creator' },
      ],
    });
  });

  it('stays removed when an admin dismisses the appeal, which cannot be repeated', async () => {
    const id = await scored(9_000);
    await remove(id).expect(204);
    await appeal(id).expect(201);
    await act(id, 'dismiss');
    expect(await board()).toEqual([]);
    expect((await noticesOf(ada))[0]).toMatchObject({ act: 'dismiss', reader: 'reporter' });
    expectError(await appeal(id), 'not_found');
    await restore(id).expect(200);
  });
});

describe('a score that an admin has removed', () => {
  it('can be restored by admins only, and not be appealed', async () => {
    const id = await scored(9_000);
    await act(id, 'remove_score');
    expectError(await restore(id), 'forbidden');
    expectError(await appeal(id), 'not_found');
    expect((await restore(id, admin).expect(200)).body).toMatchObject({ state: 'shown', acts: [{ by: 'admin' }, {}] });
    expectError(await remove(id), 'forbidden');
    await remove(id, admin).expect(204);
  });
});

describe('removals by creators', () => {
  it('are limited, and refused to muted ones', async () => {
    const strict = await startTestApp({
      database: node.database,
      limits: { scoreRemoval: { points: 1, duration: 60 } },
    });
    const removeThere = (id: number) =>
      strict.request.delete(placeOf(id)).auth(maker.token, bearer).send({ reason: REASON });
    try {
      await removeThere(await scored(10)).expect(204);
      expectError(await removeThere(await scored(11)), 'rate_limited');
    } finally {
      await strict.close();
    }
    const mute = { kind: 'score', id: await scored(12), act: 'mute', days: 1, user_id: maker.id, reason: 'Insults.' };
    await send('/api/admin/acts', admin, mute).expect(200);
    for (const refused of [await remove(mute.id), await restore(mute.id)]) {
      expect(refused.body).toMatchObject({ code: 'forbidden', fields: { muted_until: [expect.any(String)] } });
    }
  });
});

describe('a score that breaks a rule of a game that holds such scores', () => {
  const rules = (fields: object) =>
    node.request
      .put(`/api/games/${game.id}`)
      .auth(maker.token, bearer)
      .send({ on_doubt: 'hold', ...fields })
      .expect(200);
  const sendScore = (score: number, key?: string, user = ada) =>
    node.request
      .post('/api/scores')
      .auth(user.token, bearer)
      .set(key === undefined ? {} : { 'Idempotency-Key': key })
      .send({ gameId: game.id, score });
  const held = async (): Promise<HeldScore[]> => (await get(`/api/games/${game.id}/held`, maker).expect(200)).body;
  const decide = (id: number, body: object, user = maker) => send(`/api/games/${game.id}/held/${id}`, user, body);
  const stored = () => node.database.rows('SELECT id::int FROM scores WHERE game_id = $1 AND score > 100', [game.id]);

  beforeEach(() => rules({ max_score: 100 }));

  it('waits for a maker, who sees it beside its neighbours, and its player is told why', async () => {
    const eve = await makeUser(node.database);
    await scored(90, eve);
    await scored(20);
    const { body } = await sendScore(5_000).expect(200);
    expect(body).toMatchObject({
      score: 5_000,
      rank: null,
      personalBest: false,
      status: 'held',
      reason: 'out_of_range',
    });
    expect(await board()).toEqual([90, 20]);
    expect(await held()).toEqual([
      {
        id: body.id,
        ...{ board: 'main', board_name: 'Main' },
        score: 5_000,
        created_at: body.createdAt,
        player: { id: ada.id, username: ada.username },
        ...{ origin: 'key', seconds: null, verified: false, reason: 'out_of_range', finding: null },
        ...{ rank: 1, best: 20, above: [], below: [{ username: eve.username, score: 90 }] },
      },
    ]);
    const [notice] = await until(
      () => noticesOf(ada),
      (notices) => notices.length > 0,
    );
    expect(notice).toMatchObject({ act: 'hold_score', name: game.name, doubt: 'out_of_range', reader: 'author' });
    expectError(await get(`/api/games/${game.id}/held`, ada), 'forbidden');
    expectError(await decide(body.id, { decision: 'accept' }, ada), 'forbidden');
    expectError(await decide(body.id, { decision: 'maybe' }), 'validation_failed', {
      decision: ['decision must be accept or refuse'],
    });
  });

  it('counts once it is accepted, with the time when it was sent, however often that is repeated', async () => {
    const { body: sent } = await sendScore(5_000).expect(200);
    const [first, again] = await Promise.all([
      decide(sent.id, { decision: 'accept', note: 'A fine run.' }),
      decide(sent.id, { decision: 'accept' }),
    ]);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(first.body).toMatchObject({ id: sent.id, state: 'shown', created_at: sent.createdAt });
    expect((await decide(sent.id, { decision: 'refuse' })).body).toMatchObject({ state: 'shown' });
    await until(board, ([best]) => best === 5_000);
    expect(await stored()).toHaveLength(1);
    expect(await held()).toEqual([]);
    expect(await noticesOf(ada)).toMatchObject([{ act: 'accept_score', by: 'creator', score_id: sent.id }]);
    expect((await scores())[0]?.acts).toMatchObject([{ act: 'accept_score', by: 'creator' }]);
    expect(await wrongProjections(node.database)).toEqual([]);
  });

  it('still waits when the acceptance is cut off in the middle, and counts once after the next one', async () => {
    const { body: sent } = await sendScore(5_000).expect(200);
    const other = await node.database.pool.connect();
    try {
      // The acceptance has taken the score from those that wait, and cannot store it.
      await other.query('BEGIN');
      await other.query('LOCK TABLE scores IN SHARE MODE');
      const [cutOff] = await Promise.all([
        decide(sent.id, { decision: 'accept' }),
        until(
          () =>
            node.database.rows<{ ended: boolean }>(
              `SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity
               WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%scores%'`,
            ),
          (rows) => rows.length > 0,
        ),
      ]);
      expect(cutOff.status).toBe(503);
    } finally {
      await other.query('ROLLBACK');
      other.release();
    }
    expect(await held()).toHaveLength(1);
    expect(await stored()).toEqual([]);
    await decide(sent.id, { decision: 'accept' }).expect(200);
    await until(board, ([best]) => best === 5_000);
    expect(await stored()).toHaveLength(1);
    expect(await wrongProjections(node.database)).toEqual([]);
  });

  it('counts in the week in which it was sent, whose champions are determined again', async () => {
    const { body: sent } = await sendScore(5_000).expect(200);
    const [{ week } = { week: '' }] = await node.database.rows<{ week: string }>(
      `UPDATE held_scores SET created_at = created_at - interval '7 days' WHERE id = $1
       RETURNING date_trunc('week', created_at AT TIME ZONE 'UTC')::date::text AS week`,
      [sent.id],
    );
    await node.database.rows('INSERT INTO finalized_weeks (week, players) VALUES ($1, 0) ON CONFLICT DO NOTHING', [
      week,
    ]);
    await decide(sent.id, { decision: 'accept' }).expect(200);
    const [weeks] = await node.database.rows(
      `SELECT (SELECT recount FROM finalized_weeks WHERE week = $1),
              (SELECT score::int FROM weekly_bests WHERE week = $1 AND game_id = $2)`,
      [week, game.id],
    );
    expect(weeks).toEqual({ recount: true, score: 5_000 });
    await node.database.rows('DELETE FROM finalized_weeks WHERE week = $1', [week]);
  });

  it('is refused with a note, against which its player can appeal, and can still be restored', async () => {
    const { body: sent } = await sendScore(5_000).expect(200);
    const refused = await decide(sent.id, { decision: 'refuse', note: 'Nobody gets there.' }).expect(200);
    expect(refused.body).toMatchObject({
      state: 'removed',
      acts: [{ act: 'refuse_score', by: 'creator', reason: 'Nobody gets there.' }],
    });
    expect(await noticesOf(ada)).toMatchObject([
      { act: 'refuse_score', reason: 'Nobody gets there.', by: 'creator', score_id: sent.id },
    ]);
    expect(await board()).toEqual([]);
    await appeal(sent.id).expect(201);
    await restore(sent.id).expect(200);
    await until(board, ([best]) => best === 5_000);
  });

  it('gets the same answer when it is sent again with its key, also at once, and is held once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => sendScore(5_000, 'run-1').expect(200)));
    const bodies = [...answers, await sendScore(5_000, 'run-1').expect(200)].map(({ body }) => body);
    expect(bodies[0]).toMatchObject({ status: 'held', reason: 'out_of_range' });
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    expect(await held()).toHaveLength(1);
    expectError(await sendScore(6_000, 'run-1'), 'idempotency_mismatch');
  });

  it('has the status 202 among the results of a batch', async () => {
    const sent = [5, 5_000].map((score) => ({ gameId: game.id, score }));
    const { body } = await send('/api/scores/batch', ada, { scores: sent }).expect(200);
    expect(body.results).toMatchObject([
      { status: 200, score: 5 },
      { status: 202, score: 5_000, reason: 'out_of_range' },
    ]);
  });

  it('is held below the minimum time as well, but refused to guests', async () => {
    await rules({ accepts: 'plays', min_seconds: 60 });
    const play = await makePlay(node.database, { game, player: ada });
    const submit = (token: string, score: number) =>
      node.request.post('/api/scores').auth(token, bearer).send({ gameId: game.id, score });
    expect((await submit(play.token, 50).expect(200)).body).toMatchObject({ status: 'held', reason: 'too_fast' });
    expect(await held()).toMatchObject([{ origin: 'play', seconds: expect.any(Number), reason: 'too_fast' }]);
    const { body: guest } = await node.request.post('/api/play/guests').send({ gameId: game.id }).expect(201);
    const { body: session } = await node.request.post('/api/play/sessions').send({ ticket: guest.ticket }).expect(201);
    expectError(await submit(session.token, 50), 'too_fast');
    expectError(await submit(session.token, 5_000), 'out_of_range');
  });

  it('is refused when ten of its player wait, or 500 of the game', async () => {
    for (let count = 0; count < 10; count += 1) await sendScore(5_000 + count).expect(200);
    expectError(await sendScore(6_000), 'out_of_range');
    await node.database.rows(
      `INSERT INTO held_scores (id, user_id, game_id, score, doubt)
       SELECT -n, gen_random_uuid(), $1, 500, 'out_of_range' FROM generate_series(1, 490) AS n`,
      [game.id],
    );
    expectError(await sendScore(6_000, undefined, await makeUser(node.database)), 'out_of_range');
  });

  it('is found only in its own game', async () => {
    const { body: sent } = await sendScore(5_000).expect(200);
    const other = await makeGame(node.database, { createdBy: maker.id });
    expectError(await send(`/api/games/${other.id}/held/${sent.id}`, maker, { decision: 'accept' }), 'not_found');
    expect(await held()).toHaveLength(1);
  });
});

describe('scores outside of bounds that their game got later', () => {
  const outside = async () => (await get(`/api/games/${game.id}/outside-scores`, maker).expect(200)).body;
  const bounds = (fields: object) =>
    node.request.put(`/api/games/${game.id}`).auth(maker.token, bearer).send(fields).expect(200);
  const removeOutside = (user = maker, body: object = { reason: REASON }) =>
    node.request.delete(`/api/games/${game.id}/outside-scores`).auth(user.token, bearer).send(body);
  const removed = () => until(outside, ({ removing }) => !removing);

  it('are counted, and removed together: one notice for each player, a line in the log for each score', async () => {
    const eve = await makeUser(node.database);
    await scored(50);
    const ids = [await scored(500), await scored(5_000), await scored(700, eve)];
    await scored(3, await makeUser(node.database));
    expect(await outside()).toEqual({ count: 0, more: false, removing: false });
    await bounds({ min_score: 10, max_score: 100 });
    expect(await outside()).toEqual({ count: 4, more: false, removing: false });

    await removeOutside().expect(202);
    await until(outside, ({ count, removing }) => count === 0 && !removing);
    expect(await board()).toEqual([50]);
    for (const user of [ada, eve]) {
      const notices = await noticesOf(user);
      expect(notices).toMatchObject([{ act: 'remove_score', outside: true, reason: REASON, by: 'creator' }]);
      expect(ids).toContain(notices[0]?.score_id);
    }
    expect(await scores('?state=removed')).toHaveLength(4);
    const [highest = 0] = ids.slice(1);
    await appeal(highest).expect(201);
    await restore(highest).expect(200);
    await until(board, ([best]) => best === 5_000);
    expect(await wrongProjections(node.database)).toEqual([]);
  });

  it('stay if an admin has restored them, and are not counted', async () => {
    const id = await scored(5_000);
    await remove(id).expect(204);
    await act(id, 'restore_score');
    await scored(6_000, await makeUser(node.database));
    await bounds({ max_score: 100 });
    expect(await outside()).toMatchObject({ count: 1 });
    await removeOutside().expect(202);
    await removed();
    expect(await board()).toEqual([5_000]);
  });

  it('are counted and removed by makers and admins only, with a reason', async () => {
    await scored(5_000);
    await bounds({ max_score: 100 });
    expectError(await get(`/api/games/${game.id}/outside-scores`, ada), 'forbidden');
    expectError(await removeOutside(ada), 'forbidden');
    expectError(await removeOutside(maker, { reason: 'x' }), 'validation_failed', {
      reason: ['Reason must be at least 3 characters'],
    });
    expect(await outside()).toEqual({ count: 1, more: false, removing: false });
    await removeOutside(admin).expect(202);
    await removed();
    expect(await board()).toEqual([]);
  });
});

describe('a game that is deleted for good', () => {
  const path = () => `/api/games/${game.id}`;
  const remove = (user = maker) => node.request.delete(`${path()}?for=good`).auth(user.token, bearer);
  const totalOf = async (user: MadeUser) =>
    (await get(`/api/leaderboard?around=${user.id}`, user)).body.entries.find(
      ({ userId }: { userId: string }) => userId === user.id,
    )?.score;
  /** Rows of the game by table; removed scores are forgotten two days later. */
  async function rowsOf(gameId: number): Promise<Record<string, number>> {
    // Bests know the board only: the main one has the id of the game.
    const tables = await node.database.rows<{ name: string; key: string }>(
      `SELECT table_name AS name, max(column_name) AS key
       FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
       WHERE column_name IN ('game_id', 'board_id') AND table_schema = 'public' AND table_type = 'BASE TABLE'
         AND table_name <> 'removed_scores' GROUP BY table_name`,
    );
    const found: Record<string, number> = {};
    for (const { name, key } of tables) {
      const rows = await node.database.rows(`SELECT FROM ${name} WHERE ${key} = $1`, [gameId]);
      if (rows.length > 0) found[name] = rows.length;
    }
    return found;
  }

  it('is hidden at once, can be restored by its creator for seven days, and is not listed meanwhile', async () => {
    const coMaker = await makeUser(node.database);
    await node.database.rows(
      'INSERT INTO game_makers (game_id, user_id, invited_by, accepted_at) VALUES ($1, $2, $3, now())',
      [game.id, coMaker.id, maker.id],
    );
    for (const user of [ada, coMaker]) expectError(await remove(user), 'forbidden');
    expect((await remove().expect(202)).body).toEqual({});
    expectError(await get(path(), ada), 'not_found');
    const { body } = await get(path(), coMaker).expect(200);
    expect(Math.round((Date.parse(body.delete_at) - Date.now()) / 86_400_000)).toBe(7);
    expectError(await node.request.put(path()).auth(maker.token, bearer).send({ status: 'listed' }), 'conflict');
    expectError(await send(`${path()}/restore`, coMaker, {}), 'forbidden');
    const restored = await send(`${path()}/restore`, maker, {}).expect(200);
    expect(restored.body).toMatchObject({ status: 'hidden', delete_at: null });
    expectError(await send(`${path()}/restore`, maker, {}), 'conflict');
    await node.request.put(path()).auth(maker.token, bearer).send({ status: 'listed' }).expect(200);
  });

  it('goes with all its rows, also if the deletion was killed in the middle, and what it has earned is recounted', async () => {
    const eve = await makeUser(node.database);
    const elsewhere = await makeGame(node.database);
    for (const [score, user] of [
      [50, ada],
      [70, ada],
      [60, ada],
      [90, eve],
    ] as const)
      await scored(score, user);
    await send('/api/scores', ada, { gameId: elsewhere.id, score: 30 }).expect(200);
    await send(`${path()}/comments`, ada, { content: 'What a game.' }).expect(201);
    await send(`${path()}/ratings`, ada, { rating: 4 }).expect(200);
    await send('/api/reports', ada, { kind: 'game', id: game.id, reason: 'broken' }).expect(201);
    await send(`${path()}/invites`, ada, { username: eve.username }).expect(202);
    await makePlay(node.database, { game, player: ada });
    await until(
      () => totalOf(ada),
      (total) => total === 100,
    );
    await node.app.get(ListScoresJob).run();
    await remove().expect(202);
    await node.app.get(DeleteGamesJob).run();
    expect(await rowsOf(game.id)).toMatchObject({ personal_bests: 2, comments: 1 });
    await node.database.rows(`UPDATE games SET delete_at = now() - interval '1 second' WHERE id = $1`, [game.id]);
    // What a killed run may leave.
    await node.app.get(GameDeletionRepository).deleteOtherScores(game.id);
    await node.database.rows('DELETE FROM ratings WHERE game_id = $1', [game.id]);
    await node.app.get(DeleteGamesJob).run();
    expect(await rowsOf(game.id)).toEqual({});
    expect(await node.database.rows('SELECT FROM games WHERE id = $1', [game.id])).toEqual([]);
    for (const address of [path(), `${path()}/comments`, `${path()}/scores`, `/api/leaderboard?gameId=${game.id}`]) {
      expectError(await get(address, maker), 'not_found');
    }
    expectError(await send('/api/scores', maker, { gameId: game.id, score: 5 }), 'not_found');
    await until(
      async () => [await totalOf(ada), await totalOf(eve)],
      ([adas, eves]) => adas === 30 && eves === undefined,
    );
    const [totals] = await node.database.rows(
      `SELECT (SELECT score::int FROM player_totals WHERE user_id = $1) AS ada,
              (SELECT count(*)::int FROM player_totals WHERE user_id = $2) AS eve,
              (SELECT count(*)::int FROM weekly_totals WHERE user_id = $2) AS week`,
      [ada.id, eve.id],
    );
    expect(totals).toEqual({ ada: 30, eve: 0, week: 0 });
    expect(await wrongProjections(node.database)).toEqual([]);
    const { body: inbox } = await get('/api/user/inbox', eve).expect(200);
    expect(inbox.notices.filter(({ game: of }: Notice) => of?.id === game.id)).toEqual([]);
  });
});
