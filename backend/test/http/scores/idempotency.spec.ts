import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SubmittedScore } from '@gamegeek/contracts/scores/submission.schemas.js';
import { DeleteExpiredIdempotencyKeysJob } from '../../../src/modules/scores/submission/idempotency/delete-expired-idempotency-keys.job.js';
import { GameDirectory } from '../../../src/modules/games/directory/game-directory.service.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { waitForRanks } from '../../support/scores/wait-for-ranks.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';
import { postScore } from './post-score.js';

let one: TestApp;
let two: TestApp;
let ada: MadeUser;
let bob: MadeUser;
let game: MadeGame;

beforeAll(async () => {
  one = await startTestApp();
  two = await startTestApp({ database: one.database });
  for (const node of [one, two]) await waitForRanks(node);
});
beforeEach(async () => {
  [ada, bob] = [await makeUser(one.database), await makeUser(one.database)];
  game = await makeGame(one.database);
});
afterAll(async () => {
  await two?.close();
  await one?.close();
});

const stored = async (user = ada) =>
  (await one.database.rows('SELECT 1 FROM scores WHERE user_id = $1', [user.id])).length;

interface Sent {
  score?: number;
  key?: string;
  user?: MadeUser;
  gameId?: number;
  node?: TestApp;
}

const submit = ({ score = 100, key = 'once', user = ada, gameId = game.id, node = one }: Sent = {}) =>
  postScore(node, { gameId, score, apiKey: user.apiKey }).set('Idempotency-Key', key);

describe('a score with an idempotency key', () => {
  it('gets the same answer when repeated at once, and is stored once', async () => {
    const first = await submit().expect(200);
    const second = await submit().expect(200);
    expect(second.body).toEqual(first.body);
    expect(first.body).toMatchObject({ personalBest: true, rank: 1 });
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(await stored()).toBe(1);
  });

  it('gets the same answer later, also after other scores', async () => {
    const first = await submit().expect(200);
    await submit({ user: bob, score: 900, key: 'another' }).expect(200);
    await submit({ score: 500, key: 'better' }).expect(200);
    await waitForStoredResponses(2);
    const later = await submit().expect(200);
    expect(later.body).toEqual(first.body);
    expect(await stored()).toBe(2);
  });

  it('gets the same answer from another node', async () => {
    const first = await submit().expect(200);
    const second = await submit({ node: two }).expect(200);
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotency-replayed']).toBe('true');
  });

  it('is no personal best when it is repeated if it was none before', async () => {
    await submit({ score: 500, key: 'best' }).expect(200);
    const first = await submit({ score: 100, key: 'less' }).expect(200);
    const second = await submit({ score: 100, key: 'less' }).expect(200);
    expect(first.body).toMatchObject({ personalBest: false, rank: 1 });
    expect(second.body).toEqual(first.body);
  });

  it('is refused when the key was used for another score or game', async () => {
    await submit().expect(200);
    const other = await makeGame(one.database);
    const { message } = expectError(await submit({ score: 101 }), 'idempotency_mismatch');
    expect(message).toBe('This Idempotency-Key was used for another score.');
    expectError(await submit({ gameId: other.id }), 'idempotency_mismatch');
    expectError(await submit({ score: 101, node: two }), 'idempotency_mismatch');
    expect(await stored()).toBe(1);
  });

  it('does not conflict with the same key of another player', async () => {
    await submit().expect(200);
    const { body } = await submit({ user: bob, score: 7 }).expect(200);
    expect(body).toMatchObject({ userId: bob.id, score: 7 });
  });

  it('is stored once for fifty concurrent requests, with the same answer', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit()));
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 200, body: answers[0]?.body });
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === undefined)).toHaveLength(1);
    expect(answers[0]?.body).toMatchObject({ personalBest: true, rank: 1 });
    expect(await stored()).toBe(1);
  });

  it('is stored once for fifty concurrent requests on two nodes, with the same answer', async () => {
    for (const node of [one, two]) await submit({ node, key: 'warm' });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => submit({ score: 200, node: i % 2 ? one : two })),
    );
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 200, body: answers[0]?.body });
    expect(answers[0]?.body).toMatchObject({ personalBest: true, rank: 1, score: 200 });
    expect(await stored()).toBe(2);
  });

  it('is stored for one of two concurrent requests with different bodies', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => submit({ score: 1 + (i % 2) })));
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(10);
    expect(new Set(taken.map(({ body }) => (body as SubmittedScore).score)).size).toBe(1);
    for (const refused of answers.filter(({ status }) => status !== 200)) expectError(refused, 'idempotency_mismatch');
    expect(await stored()).toBe(1);
  });

  it.each(['x'.repeat(256), 'with space', 'tab\tbed', 'd\u00e9j\u00e0'])('is refused with the key %j', async (key) => {
    expectError(await submit({ key }), 'validation_failed', {
      'Idempotency-Key': ['Idempotency-Key must be 1 to 255 visible ASCII characters'],
    });
    expect(await stored()).toBe(0);
  });

  it('is refused with an empty key', async () => {
    expectError(await submit({ key: '' }), 'validation_failed', {
      'Idempotency-Key': ['Idempotency-Key must be 1 to 255 visible ASCII characters'],
    });
  });

  it.each(['x', '!'.repeat(255), '~{"odd"}~', 'constructor', '__proto__'])('accepts the key %j', async (key) => {
    const first = await submit({ key }).expect(200);
    expect((await submit({ key }).expect(200)).body).toEqual(first.body);
    expect(await stored()).toBe(1);
  });

  it('gets the same answer when the game has been hidden since', async () => {
    const { id: gameId } = await makeGame(one.database, { createdBy: ada.id });
    const first = await submit({ gameId, user: bob }).expect(200);
    await hide(gameId);
    for (const node of [one, two]) {
      const again = await submit({ gameId, user: bob, node }).expect(200);
      expect(again.body).toEqual(first.body);
      expect(again.headers['idempotency-replayed']).toBe('true');
      expectError(await submit({ gameId, user: bob, node, key: 'new' }), 'not_found');
      expectError(await submit({ gameId, user: bob, node, score: 7 }), 'idempotency_mismatch');
    }
    expect(await stored(bob)).toBe(1);
  });

  it('can be sent again with its key after it was refused', async () => {
    await submit({ score: 0 }).expect(400);
    await submit({ gameId: 999_999 }).expect(404);
    const { body } = await submit({ score: 5 }).expect(200);
    expect(body.score).toBe(5);
  });

  it('is answered and not stored again when its first answer was lost in a crash', async () => {
    const first = await submit().expect(200);
    await waitForStoredResponses(1);
    await one.database.rows('DELETE FROM score_responses');
    const second = await submit().expect(200);
    expect(second.body).toEqual({ ...first.body, rank: second.body.rank });
    expect([1, null]).toContain(second.body.rank);
    expect(await stored()).toBe(1);
  });
});

/** Hides a game, and waits for both nodes. */
async function hide(gameId: number): Promise<void> {
  await one.request.delete(`/api/games/${gameId}`).auth(ada.token, { type: 'bearer' }).expect(204);
  for (const { app } of [one, two])
    await until(
      () => app.get(GameDirectory).isPlayable(gameId),
      (playable) => !playable,
    );
}

/** First responses are stored shortly after they are sent. */
async function waitForStoredResponses(count: number): Promise<void> {
  const kept = () =>
    one.database.rows(
      `SELECT FROM idempotency_keys k JOIN score_responses r ON k.score_id BETWEEN first_id AND last_id WHERE owner_id = $1`,
      [ada.id],
    );
  await until(kept, (rows) => rows.length === count);
}

describe('idempotency keys', () => {
  it('are equivalent for single scores and items of a batch', async () => {
    const first = await submit().expect(200);
    const scores = [{ gameId: game.id, score: 100, idempotencyKey: 'once' }];
    const { body } = await postScore(one, { scores, apiKey: ada.apiKey }, '/api/scores/batch');
    expect(body.results).toEqual([{ status: 200, ...first.body }]);
    expect(await stored()).toBe(1);
  });
});

describe('keys and responses older than a day', () => {
  it('are deleted, and newer ones stay', async () => {
    const id = randomUUID();
    for (const [n, age] of [
      [1, '25 hours'],
      [2, '23 hours'],
    ] as const) {
      await one.database.rows(`INSERT INTO score_responses VALUES ($1, $1, '{t}', '{1}', now() - $2::interval)`, [
        n,
        age,
      ]);
      await one.database.rows(
        `INSERT INTO idempotency_keys (owner_id, key, score_id, created_at) VALUES ($1, $2, $3, now() - $4::interval)`,
        [id, String(n), n, age],
      );
    }
    await one.app.get(DeleteExpiredIdempotencyKeysJob).run();
    expect(await one.database.rows('SELECT first_id FROM score_responses WHERE first_id < 3')).toEqual([
      { first_id: '2' },
    ]);
    expect(await one.database.rows('SELECT key FROM idempotency_keys WHERE owner_id = $1', [id])).toEqual([
      { key: '2' },
    ]);
  });
});

describe('a batch with an idempotency key', () => {
  interface SentBatch {
    key?: string;
    scores?: unknown[];
    user?: MadeUser;
    node?: TestApp;
  }

  const item = (score: number, change: object = {}) => ({ gameId: game.id, score, ...change });
  const submitBatch = ({ key = 'whole', scores, user = ada, node = one }: SentBatch = {}) =>
    postScore(node, { scores: scores ?? [item(5), item(0), item(9)], apiKey: user.apiKey }, '/api/scores/batch').set(
      'Idempotency-Key',
      key,
    );

  it('is answered the same when it is repeated, on any node, and stored once', async () => {
    const first = await submitBatch().expect(200);
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(first.body.results).toMatchObject([{ status: 200, score: 5 }, { status: 400 }, { status: 200, score: 9 }]);
    await submit({ user: bob, score: 900, key: 'ahead' }).expect(200);
    for (const node of [one, two]) {
      const again = await submitBatch({ node }).expect(200);
      expect(again.text).toBe(first.text);
      expect(again.headers['idempotency-replayed']).toBe('true');
    }
    expect(await stored()).toBe(2);
  });

  it('is refused with another body, on any node', async () => {
    await submitBatch().expect(200);
    for (const node of [one, two]) {
      const { message } = expectError(await submitBatch({ node, scores: [item(5)] }), 'idempotency_mismatch');
      expect(message).toBe('This Idempotency-Key was used for another batch.');
    }
    expect(await stored()).toBe(2);
  });

  it('does not conflict with the same key of another player', async () => {
    await submitBatch().expect(200);
    const { headers } = await submitBatch({ user: bob }).expect(200);
    expect(headers['idempotency-replayed']).toBeUndefined();
    expect([await stored(), await stored(bob)]).toEqual([2, 2]);
  });

  it('is answered the same when a game has been hidden or shown since', async () => {
    const [shown, hidden] = [
      await makeGame(one.database, { createdBy: ada.id }),
      await makeGame(one.database, { createdBy: ada.id, active: false }),
    ];
    const scores = [
      { gameId: shown.id, score: 5 },
      { gameId: hidden.id, score: 5 },
    ];
    const first = await submitBatch({ scores, user: bob }).expect(200);
    expect(first.body.results).toMatchObject([{ status: 200 }, { status: 404 }]);
    await hide(shown.id);
    await one.request
      .put(`/api/games/${hidden.id}`)
      .auth(ada.token, { type: 'bearer' })
      .send({ active: true })
      .expect(200);
    for (const node of [one, two])
      expect((await submitBatch({ scores, user: bob, node }).expect(200)).text).toBe(first.text);
    expect(await stored(bob)).toBe(1);
  });

  it('is stored once for twenty concurrent requests to two nodes, with the same answer', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => submitBatch({ node: i % 2 ? one : two })));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === undefined)).toHaveLength(1);
    expect(await stored()).toBe(2);
  });

  it('stores only what is missing when a crash interrupted the first request', async () => {
    const first = await submitBatch().expect(200);
    await waitForStoredResponses(2);
    // The state after a crash: one of two items is committed, and no results are stored.
    const [last] = await one.database.rows<{ id: string }>('SELECT max(id) AS id FROM scores WHERE user_id = $1', [
      ada.id,
    ]);
    await one.database.rows('DELETE FROM idempotency_keys WHERE score_id = $1', [last?.id]);
    await one.database.rows('DELETE FROM scores WHERE id = $1', [last?.id]);
    await one.database.rows('UPDATE idempotent_batches SET results = NULL WHERE owner_id = $1', [ada.id]);
    expectError(await submitBatch({ scores: [item(5)] }), 'idempotency_mismatch');
    const again = await submitBatch({ node: two }).expect(200);
    expect(again.body.results[0]).toEqual(first.body.results[0]);
    expect(again.body.results[2]).toMatchObject({ status: 200, score: 9 });
    expect(await stored()).toBe(2);
    expect((await submitBatch().expect(200)).text).toBe(again.text);
  });

  it('also honours the keys of its items', async () => {
    const single = await submit().expect(200);
    const scores = [item(100, { idempotencyKey: 'once' }), item(9)];
    const { body } = await submitBatch({ scores }).expect(200);
    expect(body.results[0]).toEqual({ status: 200, ...single.body });
    expect(await stored()).toBe(2);
  });

  it.each(['', 'x'.repeat(256), 'with space'])('is refused with the key %j', async (key) => {
    expectError(await submitBatch({ key }), 'validation_failed', {
      'Idempotency-Key': ['Idempotency-Key must be 1 to 255 visible ASCII characters'],
    });
    expect(await stored()).toBe(0);
  });

  it('is documented with its header and its error', async () => {
    const { body } = await one.request.get('/api/openapi.json').expect(200);
    const { parameters, responses } = body.paths['/api/scores/batch'].post;
    expect(parameters).toContainEqual(expect.objectContaining({ name: 'idempotency-key', in: 'header' }));
    expect(responses).toHaveProperty('422');
  });

  it('can be sent again with its key after it was refused as a whole', async () => {
    await submitBatch({ scores: [] }).expect(400);
    await submitBatch().expect(200);
    expect(await stored()).toBe(2);
  });
});
