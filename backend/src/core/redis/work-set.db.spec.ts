import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { openRedis, type Redis } from './redis.js';
import { WorkSet } from './work-set.js';

let database: TestDatabase;
let redis: Redis;
let waiting: WorkSet;

beforeAll(async () => {
  database = await createTestDatabase();
  redis = openRedis(database.redisUrl, 'worker', () => undefined);
  waiting = new WorkSet(redis, 'subjects');
});
beforeEach(() => redis.flushDb());
afterAll(async () => {
  redis?.destroy();
  await database?.drop();
});

/** All subjects of one call, sorted. */
async function taken(size: number, work: (subjects: string[]) => Promise<void> = async () => {}): Promise<string[]> {
  const all: string[] = [];
  await waiting.takeAll(size, async (subjects) => {
    expect(subjects.length).toBeLessThanOrEqual(size);
    all.push(...subjects);
    await work(subjects);
  });
  return all.sort();
}

describe('WorkSet', () => {
  it('returns each subject once, however often it was added', async () => {
    await waiting.add(['a', 'b', 'c']);
    await waiting.add(['b', 'c', 'd']);
    expect(await taken(3)).toEqual(['a', 'b', 'c', 'd']);
    expect(await taken(3)).toEqual([]);
  });

  it('returns only subjects that waited when the call began', async () => {
    await waiting.add(['0', '1', '2']);
    let added = 3;
    expect(await taken(1, () => waiting.add([String(added++), String(added++)]))).toHaveLength(3);
    expect(await taken(100)).toHaveLength(6);
  });

  it('keeps a subject that is added again while it is processed', async () => {
    await waiting.add(['a']);
    expect(await taken(10, () => waiting.add(['a']))).toEqual(['a']);
    expect(await taken(10)).toEqual(['a']);
  });

  it('returns the subjects of a failed call again', async () => {
    await waiting.add(['a']);
    await expect(taken(10, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await taken(10)).toEqual(['a']);
  });
});
