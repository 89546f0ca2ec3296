import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { onMainBoard } from '../../../../../test/factories/submissions.js';
import pg from 'pg';
import { integerArray } from '../../../../core/database/binary-arrays.js';
import type { Sql, Statement } from '../../../../core/database/sql.service.js';
import type { IdempotentReplay } from '../idempotency/idempotent-replay.service.js';
import type { ScorePublisher } from '../publishing/score.publisher.js';
import type { SumPublisher } from '../publishing/sum.publisher.js';
import type { ScoreIds } from './score-ids.service.js';
import { ScoreWriter } from './score-writer.service.js';
import type { StoredScoresNotifier } from './stored-scores.notifier.js';

const unhandled = jest.fn();

beforeEach(() => {
  process.on('unhandledRejection', unhandled);
});
afterEach(() => {
  process.off('unhandledRejection', unhandled);
});

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** The batch fails, alone the first score is a repeat, and the second one fails some turns later. */
function setUp(replay: () => Promise<never>): ScoreWriter {
  const taken = Object.assign(new pg.DatabaseError('taken', 0, 'error'), { code: '23505', table: 'idempotency_keys' });
  const run = async ({ name }: Statement, [, , games]: unknown[]) => {
    const isAlone = (gameId: number) => integerArray([gameId]).equals(games as Buffer);
    if (isAlone(1) && name.includes('repeats')) return [{ at: new Date(), claimed: [] }];
    if (isAlone(1)) throw taken;
    if (isAlone(2)) for (let turns = 0; turns < 5; turns += 1) await turn();
    throw new Error('cannot be stored');
  };
  let last = 0;
  const ids = { take: async (count: number) => (last += count) - count + 1 };
  return new ScoreWriter(
    { run } as unknown as Sql,
    ids as unknown as ScoreIds,
    {} as ScorePublisher,
    {} as SumPublisher,
    { find: replay } as unknown as IdempotentReplay,
    {} as StoredScoresNotifier,
  );
}

describe('scores that are stored alone after their batch failed', () => {
  it('fail alone, the repeat of a different request among them', async () => {
    const writer = setUp(() => Promise.reject(new Error('a different request')));
    const player = { userId: '4f1a5c1e-0000-4000-8000-000000000001', username: 'Ada', score: 5 };
    const [repeat, other] = await Promise.allSettled([
      writer.write(onMainBoard({ ...player, gameId: 1, idempotencyKey: 'once' })),
      writer.write(onMainBoard({ ...player, gameId: 2 })),
    ]);
    expect(repeat).toMatchObject({ status: 'rejected', reason: { message: 'a different request' } });
    expect(other).toMatchObject({ status: 'rejected', reason: { message: 'cannot be stored' } });
    expect(unhandled).not.toHaveBeenCalled();
  });
});
