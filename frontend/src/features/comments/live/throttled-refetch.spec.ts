import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ThrottledRefetch } from './throttled-refetch.js';

beforeEach(() => {
  jest.useFakeTimers();
});

/** A fetch that takes 100 ms, and fails on demand. */
function paced() {
  const began: number[] = [];
  const state = { fails: false };
  const reader = new ThrottledRefetch(async (signal) => {
    began.push(Date.now());
    await new Promise((resolve) => setTimeout(resolve, 100));
    signal.throwIfAborted();
    if (state.fails) throw new Error('unreachable');
  });
  const start = Date.now();
  return { reader, state, times: () => began.map((at) => at - start) };
}

describe('ThrottledRefetch', () => {
  it('runs at once, then at most every two seconds', async () => {
    const { reader, times } = paced();
    reader.now();
    for (let ms = 0; ms < 5_000; ms += 50) {
      reader.soon();
      await jest.advanceTimersByTimeAsync(50);
    }
    expect(times()).toEqual([0, 2_000, 4_000]);
  });

  it('runs once more when requested during a run', async () => {
    const { reader, times } = paced();
    reader.now();
    await jest.advanceTimersByTimeAsync(50);
    reader.soon();
    reader.soon();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(times()).toEqual([0, 2_000]);
  });

  it('retries failures with increasing delays', async () => {
    const { reader, state, times } = paced();
    state.fails = true;
    reader.now();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(times()).toEqual([0, 4_000, 12_000, 28_000]);
    state.fails = false;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(times()).toHaveLength(5);
  });

  it('drops the result when another request is started', async () => {
    const { reader, times } = paced();
    reader.now();
    await jest.advanceTimersByTimeAsync(50);
    reader.now();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(times()).toEqual([0, 50]);
  });

  it('does not run after it was stopped', async () => {
    const { reader, times } = paced();
    reader.now();
    reader.soon();
    reader.stop();
    reader.soon();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(times()).toEqual([0]);
  });
});
