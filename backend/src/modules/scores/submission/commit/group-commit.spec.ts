import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { GroupCommit } from './group-commit.js';

interface Running {
  items: number[];
  /** Commits the items; `answer` resolves their results. */
  commit: () => void;
  answer: () => void;
  finish: () => void;
  fail: (error: Error) => void;
}

const OPTIONS = { largest: 100, mostWaiting: 1_000, onFull: () => new Error('full'), retriesAlone: () => false };

/** Commits that run until the test completes them. */
function setUp(options: Partial<typeof OPTIONS> = {}) {
  const running: Running[] = [];
  const batches: number[][] = [];
  const commits = new GroupCommit<number, { answered: Promise<void> }, string>({
    ...OPTIONS,
    ...options,
    commit: (items) =>
      new Promise((resolve, reject) => {
        batches.push(items);
        const answered = Promise.withResolvers<void>();
        const end = () => void running.splice(running.indexOf(entry), 1);
        const entry: Running = {
          items,
          // In an object, which a promise does not wait for.
          commit: () => resolve({ answered: answered.promise }),
          answer: () => {
            end();
            answered.resolve();
          },
          finish: () => {
            entry.commit();
            entry.answer();
          },
          fail: (error) => {
            end();
            reject(error);
          },
        };
        running.push(entry);
      }),
    results: (items, { answered }) => items.map((item) => answered.then(() => resultOf(item))),
  });
  return { commits, running, batches };
}

/** Every tenth item fails. */
function resultOf(item: number): string {
  if (item % 10 === 0) throw new Error(`${item} is bad`);
  return `committed ${item}`;
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a group commit', () => {
  it('commits an item at once if no commit is running', async () => {
    const { commits, running } = setUp();
    const result = commits.add(1);
    await turn();
    expect(running.map(({ items }) => items)).toEqual([[1]]);
    running[0]?.finish();
    expect(await result).toBe('committed 1');
  });

  it('commits items of the same event loop tick together', async () => {
    const { commits, batches } = setUp();
    for (const item of [1, 2, 3]) void commits.add(item);
    await turn();
    expect(batches).toEqual([[1, 2, 3]]);
  });

  it('commits all items that arrive during a commit as one batch', async () => {
    const { commits, running, batches } = setUp();
    void commits.add(1);
    await turn();
    for (const item of [2, 3]) void commits.add(item);
    await turn();
    void commits.add(4);
    await turn();
    expect(batches).toEqual([[1]]);
    running[0]?.finish();
    await turn();
    await turn();
    expect(batches).toEqual([[1], [2, 3, 4]]);
  });

  it('runs one commit at a time, and the next as soon as the items are durable', async () => {
    const { commits, running, batches } = setUp({ largest: 2 });
    const results = [1, 2, 3, 4].map((item) => commits.add(item));
    await turn();
    await turn();
    expect(batches).toEqual([[1, 2]]);
    running[0]?.commit();
    await turn();
    await turn();
    expect(batches).toEqual([
      [1, 2],
      [3, 4],
    ]);
    running[1]?.finish();
    running[0]?.answer();
    expect(await Promise.all(results)).toEqual([1, 2, 3, 4].map((item) => `committed ${item}`));
  });

  it('sends the next batch before it determines the results of the one before', async () => {
    const steps: string[] = [];
    const commits = new GroupCommit<number, void, number>({
      ...OPTIONS,
      largest: 2,
      commit: async (items) => {
        // As a pool of connections does, which sends a statement at the end of the tick.
        process.nextTick(() => steps.push(`send ${items.join()}`));
        await turn();
      },
      results: (items) => {
        steps.push(`results of ${items.join()}`);
        return items.map((item) => Promise.resolve(item));
      },
    });
    await Promise.all([1, 2, 3].map((item) => commits.add(item)));
    expect(steps).toEqual(['send 1,2', 'send 3', 'results of 1,2', 'results of 3']);
  });

  it('rejects only the failed item of a batch', async () => {
    const { commits, running } = setUp();
    const results = Promise.allSettled([9, 10, 11].map((item) => commits.add(item)));
    await turn();
    running[0]?.finish();
    expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('rejects all items of a failed commit, and continues with the next batch', async () => {
    const { commits, running } = setUp({ largest: 2 });
    const results = Promise.allSettled([1, 2, 3].map((item) => commits.add(item)));
    await turn();
    running[0]?.fail(new Error('the disk is full'));
    await turn();
    await turn();
    running[0]?.finish();
    expect(await results).toEqual([
      { status: 'rejected', reason: new Error('the disk is full') },
      { status: 'rejected', reason: new Error('the disk is full') },
      { status: 'fulfilled', value: 'committed 3' },
    ]);
  });

  it('commits each item of a failed batch alone, so that only the bad one fails', async () => {
    const batches: number[][] = [];
    const commits = new GroupCommit<number, void, string>({
      ...OPTIONS,
      retriesAlone: () => true,
      commit: async (items) => {
        batches.push(items);
        if (items.includes(2)) throw new Error('2 cannot be stored');
      },
      results: (items) => items.map(async (item) => resultOf(item)),
    });
    const results = await Promise.allSettled([1, 2, 3].map((item) => commits.add(item)));
    expect(batches).toEqual([[1, 2, 3], [1], [2], [3]]);
    expect(results).toEqual([
      { status: 'fulfilled', value: 'committed 1' },
      { status: 'rejected', reason: new Error('2 cannot be stored') },
      { status: 'fulfilled', value: 'committed 3' },
    ]);
  });

  it('answers each item as soon as its result is known', async () => {
    const other = Promise.withResolvers<string>();
    const commits = new GroupCommit<number, void, string>({
      ...OPTIONS,
      commit: async () => undefined,
      results: () => [other.promise, Promise.resolve('known')],
    });
    const first = commits.add(1);
    expect(await commits.add(2)).toBe('known');
    other.resolve('first');
    expect(await first).toBe('first');
  });

  it('rejects all items if their results cannot be determined', async () => {
    const commits = new GroupCommit<number, void, string>({
      ...OPTIONS,
      commit: async () => undefined,
      results: () => {
        throw new Error('no results');
      },
    });
    await expect(commits.add(1)).rejects.toThrow('no results');
  });

  it('refuses items while the queue is full, and accepts items again later', async () => {
    const { commits, running } = setUp({ mostWaiting: 2 });
    const first = commits.add(1);
    await turn();
    const waiting = [commits.add(2), commits.add(3)];
    await expect(commits.add(4)).rejects.toThrow('full');
    running[0]?.finish();
    await first;
    await turn();
    const later = commits.add(5);
    running[0]?.finish();
    await Promise.all(waiting);
    await turn();
    running[0]?.finish();
    expect(await later).toBe('committed 5');
  });

  it('is drained when no item is waiting or running', async () => {
    const { commits, running } = setUp({ largest: 1 });
    await commits.drained();
    void commits.add(1);
    void commits.add(2);
    let drained = false;
    const whenDrained = commits.drained().then(() => (drained = true));
    await turn();
    running[0]?.finish();
    await turn();
    await turn();
    expect(drained).toBe(false);
    running[0]?.finish();
    await whenDrained;
    expect(running).toEqual([]);
  });

  it('resolves every item once with its own result, in any schedule', async () => {
    const schedules = fc.record({
      largest: fc.integer({ min: 1, max: 4 }),
      steps: fc.array(fc.oneof(fc.constant('add'), fc.constant('turn'), fc.constant('finish'), fc.constant('fail')), {
        maxLength: 60,
      }),
    });
    await fc.assert(
      fc.asyncProperty(schedules, async ({ largest, steps }) => {
        const { commits, running, batches } = setUp({ largest });
        const failed = new Set<number>();
        const results: Promise<PromiseSettledResult<string>[]>[] = [];
        let items = 0;
        for (const step of steps) {
          if (step === 'add') results.push(Promise.allSettled([commits.add((items += 1))]));
          if (step === 'turn') await turn();
          if (step === 'finish') running[0]?.finish();
          if (step === 'fail' && running[0]) {
            for (const item of running[0].items) failed.add(item);
            running[0].fail(new Error('together'));
          }
          expect(running.length).toBeLessThanOrEqual(1);
        }
        let drained = false;
        void commits.drained().then(() => (drained = true));
        while (!drained) {
          for (const commit of [...running]) commit.finish();
          await turn();
        }
        expect(batches.flat()).toEqual(Array.from({ length: items }, (_, index) => index + 1));
        for (const batch of batches) expect(batch.length).toBeLessThanOrEqual(largest);
        const settled = (await Promise.all(results)).flat();
        settled.forEach((result, index) => {
          const item = index + 1;
          if (failed.has(item)) expect(result).toMatchObject({ status: 'rejected' });
          else if (item % 10 === 0) expect(result).toEqual({ status: 'rejected', reason: new Error(`${item} is bad`) });
          else expect(result).toEqual({ status: 'fulfilled', value: `committed ${item}` });
        });
      }),
      { numRuns: 60 },
    );
  });
});
