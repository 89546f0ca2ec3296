import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type pg from 'pg';
import type { Sql } from '../../../core/database/sql.service.js';
import type { EventStream } from '../../../core/events/event-stream.service.js';
import type { Jobs } from '../../../core/jobs/jobs.service.js';
import { BestProjection } from './best-projection.service.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A projection whose statements take this many milliseconds. */
function setUp(cost: number) {
  const projected: number[][] = [];
  const client = {
    query: (
      statement: string | { values: [number[], number[]] },
      callback?: (error: null, result: { rows: [] }) => void,
    ) => {
      if (typeof statement !== 'string') projected.push(statement.values[1]);
      callback?.(null, { rows: [] });
      return Promise.resolve();
    },
  } as unknown as pg.PoolClient;
  const sql = {
    relaxedTransaction: async (work: (client: pg.PoolClient) => Promise<unknown>) => {
      const result = await work(client);
      jest.advanceTimersByTime(cost);
      return result;
    },
  } as unknown as Sql;
  const projection = new BestProjection(sql, {} as Jobs, {} as EventStream);
  const store = (...bests: number[]) => projection.add({ outboxIds: bests, bests, firstsOfDay: [], removals: 0 });
  return { projected, store };
}

describe('the projection of bests', () => {
  it('collects scores for 100 ms', async () => {
    const { projected, store } = setUp(4);
    store(1);
    await jest.advanceTimersByTimeAsync(60);
    store(2);
    await jest.advanceTimersByTimeAsync(39);
    expect(projected).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(projected).toEqual([[1, 2]]);
  });

  it('collects them for three times as long as the last projection took', async () => {
    const { projected, store } = setUp(150);
    store(1);
    await jest.advanceTimersByTimeAsync(100);
    store(2);
    await jest.advanceTimersByTimeAsync(449);
    expect(projected).toEqual([[1]]);
    await jest.advanceTimersByTimeAsync(1);
    expect(projected).toEqual([[1], [2]]);
  });

  it('collects them for a second at most', async () => {
    const { projected, store } = setUp(5_000);
    store(1);
    await jest.advanceTimersByTimeAsync(100);
    store(2);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(projected).toEqual([[1], [2]]);
  });

  it('begins at once when it has collected as many as one statement should project', async () => {
    const { projected, store } = setUp(4);
    store(...Array.from({ length: 9_999 }, (_, index) => index));
    expect(projected).toEqual([]);
    store(9_999);
    await jest.advanceTimersByTimeAsync(0);
    expect(projected.flat()).toHaveLength(10_000);
  });
});
