import { describe, expect, it, jest } from '@jest/globals';
import { Twins } from './twins.js';

const setUp = () => new Twins<number, string>((a, b) => a === b);
const mismatch = () => new Error('another wish');

function later<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => ([resolve, reject] = [yes, no]));
  return { promise, resolve, reject };
}

describe('requests with one key', () => {
  it('run when they are alone', async () => {
    expect(await setUp().run('key', 1, async () => 'done', mismatch)).toEqual({ result: 'done', twin: false });
  });

  it('share the first one’s work and answer while it runs', async () => {
    const twins = setUp();
    const { promise, resolve } = later<string>();
    const work = jest.fn(() => promise);
    const answers = Array.from({ length: 50 }, () => twins.run('key', 1, work, mismatch));
    resolve('done');
    expect(await Promise.all(answers)).toEqual([
      { result: 'done', twin: false },
      ...Array(49).fill({ result: 'done', twin: true }),
    ]);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('are refused when they ask for something else than the one that runs', async () => {
    const twins = setUp();
    const { promise, resolve } = later<string>();
    const first = twins.run('key', 1, () => promise, mismatch);
    const other = twins.run('key', 2, async () => 'no', mismatch);
    resolve('done');
    await expect(other).rejects.toThrow('another wish');
    expect(await first).toEqual({ result: 'done', twin: false });
  });

  it('are not refused because of one that runs and is itself refused', async () => {
    const twins = setUp();
    const { promise, reject } = later<string>();
    const mistaken = twins.run('key', 2, () => promise, mismatch);
    const right = [1, 1].map(() => twins.run('key', 1, async () => 'done', mismatch));
    reject(mismatch());
    await expect(mistaken).rejects.toThrow('another wish');
    expect(await Promise.all(right)).toEqual([
      { result: 'done', twin: false },
      { result: 'done', twin: true },
    ]);
  });

  it('share the first one’s failure, and run again afterwards', async () => {
    const twins = setUp();
    const { promise, reject } = later<string>();
    const answers = Promise.allSettled([1, 2].map(() => twins.run('key', 1, () => promise, mismatch)));
    reject(new Error('away'));
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await twins.run('key', 1, async () => 'done', mismatch)).toEqual({ result: 'done', twin: false });
  });

  it('run one after the other when they do not meet', async () => {
    const twins = setUp();
    const work = jest.fn(async () => 'done');
    await twins.run('key', 1, work, mismatch);
    await twins.run('key', 2, work, mismatch);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('leave requests with other keys alone', async () => {
    const twins = setUp();
    const never = new Promise<string>(() => undefined);
    void twins.run('one', 1, () => never, mismatch);
    expect(await twins.run('two', 1, async () => 'done', mismatch)).toEqual({ result: 'done', twin: false });
  });
});
