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

  it('reads no more of the waiting subjects at once than a portion, also after a failed call', async () => {
    const all = Array.from({ length: 500 }, (_, index) => String(index));
    await waiting.add(all);
    await expect(taken(10, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    const portions: number[] = [];
    await redis.configResetStat();
    await waiting.takeAll(100, async (subjects) => void portions.push(subjects.length));
    expect(portions).toEqual([100, 100, 100, 100, 100]);
    const used = [...(await redis.info('commandstats')).matchAll(/cmdstat_([a-z]+)/g)].map(([, command]) => command);
    // Commands on whole sets: the only one reads the subjects of the failed call.
    expect(used.filter((command) => /^(s(members|union|inter|diff|move|port|scan)|copy)/.test(command ?? ''))).toEqual([
      'smembers',
    ]);
  });

  it('returns the subjects of a failed call again although another call ended beside it', async () => {
    await waiting.add(['a']);
    const began = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const first = waiting.takeAll(10, () => {
      began.resolve();
      return end.promise;
    });
    await began.promise;
    await waiting.add(['b']);
    const second = waiting.takeAll(10, async () => {
      end.resolve();
      await first;
      throw new Error('failed');
    });
    await expect(second).rejects.toThrow('failed');
    expect(await taken(10)).toContain('b');
  });

  it('returns the subjects of a failed call again', async () => {
    await waiting.add(['a']);
    await expect(taken(10, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await taken(10)).toEqual(['a']);
  });
});
