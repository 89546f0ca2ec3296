import { beforeEach, describe, expect, it } from '@jest/globals';
import { SharedSnapshot } from './shared-snapshot.js';

let truth: number;
let reads: number;
let hold: Promise<void> | undefined;
let told: [before: number, now: number][];
let list: SharedSnapshot<number>;

/** What is true when a read begins, answered when it ends. */
async function read(): Promise<number> {
  reads += 1;
  const seen = truth;
  await hold;
  return seen;
}

function holdReads(): () => void {
  let release: () => void = () => undefined;
  hold = new Promise((resolve) => (release = resolve));
  return () => {
    hold = undefined;
    release();
  };
}

beforeEach(() => {
  [truth, reads, hold, told] = [1, 0, undefined, []];
  list = new SharedSnapshot({ load: read, onChange: (before, now) => told.push([before, now]) });
});

describe('a shared snapshot', () => {
  it('is loaded once for all watchers, without a change', async () => {
    expect(await Promise.all([list.get(), list.get()])).toEqual([1, 1]);
    truth = 2;
    expect(await list.get()).toBe(1);
    expect([reads, told]).toEqual([1, []]);
  });

  it('reports each refresh as a change', async () => {
    await list.get();
    for (truth of [2, 3]) await list.refresh();
    expect(told).toEqual([
      [1, 2],
      [2, 3],
    ]);
    expect(list.peek()).toBe(3);
  });

  it('is loaded once more after changes during a load', async () => {
    await list.get();
    const release = holdReads();
    const first = list.refresh();
    await Promise.resolve();
    truth = 2;
    const others = [list.refresh(), list.refresh(), list.refresh()];
    release();
    expect(await first).toBe(1);
    expect(await Promise.all(others)).toEqual([2, 2, 2]);
    expect(reads).toBe(3);
    expect(told.at(-1)).toEqual([1, 2]);
  });

  it('is loaded again when it was dropped during a load', async () => {
    const release = holdReads();
    const reading = list.get();
    await Promise.resolve();
    truth = 2;
    list.drop();
    release();
    expect(await reading).toBe(2);
    expect(told).toEqual([]);
  });

  it('keeps its state when a load fails, and can be refreshed later', async () => {
    await list.get();
    hold = Promise.reject(new Error('away'));
    await expect(list.refresh()).rejects.toThrow('away');
    expect(list.peek()).toBe(1);
    [hold, truth] = [undefined, 2];
    expect(await list.refresh()).toBe(2);
  });
});
