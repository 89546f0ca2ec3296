import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { onMainBoard } from '../../../../../test/factories/submissions.js';
import { Logger } from '@nestjs/common';
import { makePlayers } from '../../../../../test/factories/user.factory.js';
import { openScoringParts, type ScoringParts } from '../../../../../test/support/scores/scoring-parts.js';
import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.js';

Logger.overrideLogger(false);

const START = 60_000;

let database: TestDatabase;
let node: ScoringParts;
let userId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  node = await openScoringParts(database);
  const [player] = await makePlayers(database, 1);
  userId = player?.id ?? '';
}, START);
afterAll(async () => {
  await node?.close();
  await database?.drop();
});

const write = (score: number, idempotencyKey: string) =>
  node.writer.write(onMainBoard({ userId, username: 'somebody', gameId: 1, score, idempotencyKey }));

it('sends a batch with a repeat once more, and for a while expects repeats in every batch', async () => {
  const first = await write(10, 'a');
  const run = jest.spyOn(node.sql, 'run');
  const statements = () => run.mock.calls.map(([{ name }]) => name).filter((name) => name.startsWith('accept-scores'));
  const [repeat, other] = await Promise.all([write(10, 'a'), write(30, 'b')]);
  expect(repeat).toMatchObject({ id: first.id, replayed: true });
  expect(other).toMatchObject({ personalBest: true, rank: 1, replayed: false });
  expect(statements()).toEqual(['accept-scores-keyed', 'accept-scores-keyed-repeats']);
  expect(await write(30, 'b')).toMatchObject({ id: other.id, replayed: true });
  expect(statements()).toHaveLength(3);
  expect(await database.rows('SELECT score::integer FROM scores ORDER BY score')).toEqual([
    { score: 10 },
    { score: 30 },
  ]);
});
