import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PacedRead } from './paced-read.js';

beforeEach(() => {
  jest.useFakeTimers();
});

/** A read that takes 100 ms, and fails while it is told to. */
function paced() {
  const began: number[] = [];
  const state = { fails: false };
  const reader = new PacedRead(async (signal) => {
    began.push(Date.now());
    await new Promise((resolve) => setTimeout(resolve, 100));
    signal.throwIfAborted();
    if (state.fails) throw new Error('away');
  });
  const start = Date.now();
  return { reader, state, times: () => began.map((at) => at - start) };
}

describe('what is read again and again', () => {
  it('is read at once, then at most every two seconds, however often it is wanted', async () => {
    const { reader, times } = paced();
    reader.now();
    for (let ms = 0; ms < 5_000; ms += 50) {
      reader.soon();
      await jest.advanceTimersByTimeAsync(50);
    }
    expect(times()).toEqual([0, 2_000, 4_000]);
  });

  it('is read once more when it was wanted while it was read', async () => {
    const { reader, times } = paced();
    reader.now();
    await jest.advanceTimersByTimeAsync(50);
    reader.soon();
    reader.soon();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(times()).toEqual([0, 2_000]);
  });

  it('is tried again when it failed, less and less often', async () => {
    const { reader, state, times } = paced();
    state.fails = true;
    reader.now();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(times()).toEqual([0, 4_000, 12_000, 28_000]);
    state.fails = false;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(times()).toHaveLength(5);
  });

  it('is let go of when something else is asked for', async () => {
    const { reader, times } = paced();
    reader.now();
    await jest.advanceTimersByTimeAsync(50);
    reader.now();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(times()).toEqual([0, 50]);
  });

  it('is not read by anybody who has left', async () => {
    const { reader, times } = paced();
    reader.now();
    reader.soon();
    reader.stop();
    reader.soon();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(times()).toEqual([0]);
  });
});
