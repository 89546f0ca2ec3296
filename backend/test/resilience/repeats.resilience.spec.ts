import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { makeGame } from '../factories/game.factory.js';
import { makeUser, type MadeUser } from '../factories/user.factory.js';
import { expectError } from '../support/http/expect-error.js';
import type { TestApp } from '../support/test-app.js';
import { startTwoNodes, type TwoNodes } from '../support/services/two-nodes.js';

let nodes: TwoNodes;
let both: TestApp[];
let ada: MadeUser;
let gameId: number;

beforeAll(async () => {
  nodes = await startTwoNodes();
  both = [nodes.one, nodes.two];
  ada = await makeUser(nodes.database);
  gameId = (await makeGame(nodes.database)).id;
});
afterAll(() => nodes?.close());

const send = (node: TestApp, key: string, score: number, { apiKey } = ada) =>
  node.request.post('/api/scores').set('Idempotency-Key', key).send({ gameId, score, apiKey });
const rowsWith = (score: number) =>
  nodes.database.rows('SELECT id FROM scores WHERE game_id = $1 AND score = $2', [gameId, score]);

describe('one idempotency key', () => {
  it.each([1, 2, 3])(
    'sent fifty times concurrently to two nodes stores one score with the same answers (round %i)',
    async (round) => {
      const [key, score] = [randomUUID(), 1_000 * round];
      const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => send(both[i % 2] as TestApp, key, score)));
      expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(answers[0]?.body).toMatchObject({ score, rank: 1, personalBest: true });
      expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(49);
      expect(await rowsWith(score)).toHaveLength(1);
    },
  );

  it('repeated at once on any node gets the first answer', async () => {
    for (const [index, node] of [...both, ...both].entries()) {
      const [key, score] = [randomUUID(), 50_000 + index];
      const first = await send(nodes.one, key, score).expect(200);
      const again = await send(node, key, score).expect(200);
      expect(again.text).toBe(first.text);
      expect(again.headers['idempotency-replayed']).toBe('true');
    }
  });

  it('keeps its rank when others have overtaken', async () => {
    const bob = await makeUser(nodes.database);
    const key = randomUUID();
    const first = await send(nodes.one, key, 60_000).expect(200);
    expect(first.body).toMatchObject({ rank: 1, personalBest: true });
    await send(nodes.two, randomUUID(), 60_001, bob).expect(200);
    await send(nodes.one, randomUUID(), 60_002).expect(200);
    const again = await send(nodes.two, key, 60_000).expect(200);
    expect(again.text).toBe(first.text);
  });

  it('is refused for another score, also concurrently on another node', async () => {
    const key = randomUUID();
    const answers = await Promise.all([70_001, 70_002].map((score, i) => send(both[i] as TestApp, key, score)));
    const [taken, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect(taken?.status).toBe(200);
    if (refused) expectError(refused, 'idempotency_mismatch');
    expect([...(await rowsWith(70_001)), ...(await rowsWith(70_002))]).toHaveLength(1);
  });

  it('of another player is independent', async () => {
    const [key, bob] = [randomUUID(), await makeUser(nodes.database)];
    const [first, second] = [await send(nodes.one, key, 80_000), await send(nodes.one, key, 80_000, bob)];
    expect(second.body.id).not.toBe(first.body.id);
    expect(second.headers['idempotency-replayed']).toBeUndefined();
  });

  it('in a batch stores one score, whichever of batch and single score came first', async () => {
    const key = randomUUID();
    const item = { gameId, score: 90_000, idempotencyKey: key };
    const batch = () => nodes.two.request.post('/api/scores/batch').send({ apiKey: ada.apiKey, scores: [item, item] });
    const [{ body }, single] = await Promise.all([batch(), send(nodes.one, key, 90_000)]);
    const ids = [single.body.id, ...body.results.map(({ id }: { id: number }) => id)];
    expect(new Set(ids).size).toBe(1);
    expect(await rowsWith(90_000)).toHaveLength(1);
  });

  it('whose answer was lost in a crash reports the best and its rank', async () => {
    const key = randomUUID();
    const first = await send(nodes.one, key, 100_000).expect(200);
    await send(nodes.one, key, 100_000).expect(200); // its answer is stored by now
    await nodes.database.rows('DELETE FROM score_responses');
    const again = await send(nodes.two, key, 100_000).expect(200);
    expect(again.text).toBe(first.text);
  });
});
