import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { GatheredWork } from './gathered-work.js';

const DELAY = 1_000;

let isAway = false;
let added: string[][] = [];
let requested: string[] = [];
let gathered: GatheredWork;

beforeEach(() => {
  jest.useFakeTimers();
  isAway = false;
  added = [];
  requested = [];
  gathered = new GatheredWork({
    job: 'count',
    jobs: { delayOf: () => DELAY, request: (job) => void requested.push(job) },
    work: {
      add: async (subjects) => {
        if (isAway) throw new Error('Redis is away');
        added.push(subjects);
      },
    },
  });
});
afterEach(() => void jest.useRealTimers());

describe('gathered work', () => {
  it('is handed over once after the delay of the job, each subject once', async () => {
    gathered.add(['ada', 'bob']);
    await jest.advanceTimersByTimeAsync(DELAY - 1);
    gathered.add(['bob', 'cyd']);
    expect(added).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(added).toEqual([['ada', 'bob', 'cyd']]);
    expect(requested).toEqual(['count']);
    await jest.advanceTimersByTimeAsync(10 * DELAY);
    expect(added).toHaveLength(1);
  });

  it('is kept while Redis is away, with what is added meanwhile', async () => {
    isAway = true;
    gathered.add(['ada']);
    await jest.advanceTimersByTimeAsync(3 * DELAY);
    gathered.add(['bob']);
    expect(requested).toEqual([]);
    isAway = false;
    await jest.advanceTimersByTimeAsync(DELAY);
    expect(added).toEqual([['ada', 'bob']]);
    expect(requested).toEqual(['count']);
  });

  it('is handed over at once by a node that stops', async () => {
    gathered.add(['ada']);
    await gathered.flush();
    expect(added).toEqual([['ada']]);
    await gathered.flush();
    expect(requested).toEqual(['count']);
  });

  it('is bounded', async () => {
    gathered.add(Array.from({ length: 10_001 }, (_, index) => String(index)));
    await gathered.flush();
    expect(added[0]).toHaveLength(10_000);
  });
});
