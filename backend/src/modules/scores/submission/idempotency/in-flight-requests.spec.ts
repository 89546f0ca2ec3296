import { describe, expect, it, jest } from '@jest/globals';
import { InFlightRequests } from './in-flight-requests.js';

const setUp = () => new InFlightRequests<number, string>((a, b) => a === b);
const mismatch = () => new Error('different request');

function later<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => ([resolve, reject] = [yes, no]));
  return { promise, resolve, reject };
}

describe('requests with the same idempotency key', () => {
  it('run if no other is in flight', async () => {
    expect(await setUp().run('key', 1, async () => 'done', mismatch)).toEqual({ result: 'done', shared: false });
  });

  it('share the result of the first one while it is in flight', async () => {
    const requests = setUp();
    const { promise, resolve } = later<string>();
    const work = jest.fn(() => promise);
    const answers = Array.from({ length: 50 }, () => requests.run('key', 1, work, mismatch));
    resolve('done');
    expect(await Promise.all(answers)).toEqual([
      { result: 'done', shared: false },
      ...Array(49).fill({ result: 'done', shared: true }),
    ]);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('share it also after many other requests have ended', async () => {
    const requests = setUp();
    const { promise, resolve } = later<string>();
    const first = requests.run('key', 1, () => promise, mismatch);
    for (let other = 0; other < 1_000; other += 1) {
      await requests.run(`other ${other}`, other, async () => 'other', mismatch);
    }
    const second = requests.run('key', 1, async () => 'no', mismatch);
    resolve('done');
    expect(await Promise.all([first, second])).toEqual([
      { result: 'done', shared: false },
      { result: 'done', shared: true },
    ]);
    expect(await requests.run('key', 2, async () => 'again', mismatch)).toEqual({ result: 'again', shared: false });
  });

  it('are refused if they differ from the one in flight', async () => {
    const requests = setUp();
    const { promise, resolve } = later<string>();
    const first = requests.run('key', 1, () => promise, mismatch);
    const other = requests.run('key', 2, async () => 'no', mismatch);
    resolve('done');
    await expect(other).rejects.toThrow('different request');
    expect(await first).toEqual({ result: 'done', shared: false });
  });

  it('are not refused if the one in flight fails', async () => {
    const requests = setUp();
    const { promise, reject } = later<string>();
    const mistaken = requests.run('key', 2, () => promise, mismatch);
    const right = [1, 1].map(() => requests.run('key', 1, async () => 'done', mismatch));
    reject(mismatch());
    await expect(mistaken).rejects.toThrow('different request');
    expect(await Promise.all(right)).toEqual([
      { result: 'done', shared: false },
      { result: 'done', shared: true },
    ]);
  });

  it('share the failure of the first one, and run again afterwards', async () => {
    const requests = setUp();
    const { promise, reject } = later<string>();
    const answers = Promise.allSettled([1, 2].map(() => requests.run('key', 1, () => promise, mismatch)));
    reject(new Error('away'));
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await requests.run('key', 1, async () => 'done', mismatch)).toEqual({ result: 'done', shared: false });
  });

  it('each run if they are not concurrent', async () => {
    const requests = setUp();
    const work = jest.fn(async () => 'done');
    await requests.run('key', 1, work, mismatch);
    await requests.run('key', 2, work, mismatch);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('do not affect requests with other keys', async () => {
    const requests = setUp();
    const never = new Promise<string>(() => undefined);
    void requests.run('one', 1, () => never, mismatch);
    expect(await requests.run('two', 1, async () => 'done', mismatch)).toEqual({ result: 'done', shared: false });
  });
});
