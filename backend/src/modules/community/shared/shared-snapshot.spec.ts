import { beforeEach, describe, expect, it } from '@jest/globals';
import { SharedSnapshot } from './shared-snapshot.js';

let truth: number;
let loads: number;
let hold: Promise<void> | undefined;
let changes: [before: number, now: number][];
let snapshot: SharedSnapshot<number>;

/** Returns the value as of the start of the load. */
async function load(): Promise<number> {
  loads += 1;
  const seen = truth;
  await hold;
  return seen;
}

function holdLoads(): () => void {
  let release: () => void = () => undefined;
  hold = new Promise((resolve) => (release = resolve));
  return () => {
    hold = undefined;
    release();
  };
}

beforeEach(() => {
  [truth, loads, hold, changes] = [1, 0, undefined, []];
  snapshot = new SharedSnapshot({ load, onChange: (before, now) => changes.push([before, now]) });
});

describe('a shared snapshot', () => {
  it('is loaded once for all watchers, without a change', async () => {
    expect(await Promise.all([snapshot.get(), snapshot.get()])).toEqual([1, 1]);
    truth = 2;
    expect(await snapshot.get()).toBe(1);
    expect([loads, changes]).toEqual([1, []]);
  });

  it('reports each refresh as a change', async () => {
    await snapshot.get();
    for (truth of [2, 3]) await snapshot.refresh();
    expect(changes).toEqual([
      [1, 2],
      [2, 3],
    ]);
    expect(snapshot.peek()).toBe(3);
  });

  it('is loaded once more after changes during a load', async () => {
    await snapshot.get();
    const release = holdLoads();
    const first = snapshot.refresh();
    await Promise.resolve();
    truth = 2;
    const others = [snapshot.refresh(), snapshot.refresh(), snapshot.refresh()];
    release();
    expect(await first).toBe(1);
    expect(await Promise.all(others)).toEqual([2, 2, 2]);
    expect(loads).toBe(3);
    expect(changes.at(-1)).toEqual([1, 2]);
  });

  it('is loaded again when it was dropped during a load', async () => {
    const release = holdLoads();
    const loading = snapshot.get();
    await Promise.resolve();
    truth = 2;
    snapshot.drop();
    release();
    expect(await loading).toBe(2);
    expect(changes).toEqual([]);
  });

  it('keeps its state when a load fails, and can be refreshed later', async () => {
    await snapshot.get();
    hold = Promise.reject(new Error('away'));
    await expect(snapshot.refresh()).rejects.toThrow('away');
    expect(snapshot.peek()).toBe(1);
    [hold, truth] = [undefined, 2];
    expect(await snapshot.refresh()).toBe(2);
  });
});
