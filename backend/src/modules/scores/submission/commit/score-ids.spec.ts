import { describe, expect, it } from '@jest/globals';
import type { EventStream } from '../../../../core/events/event-stream.js';
import type { Sql } from '../../../../core/database/sql.js';
import { ScoreIds } from './score-ids.service.js';

/** Publishes `boards.rebuilt`. */
let rebuilt = (): void => undefined;
const EVENTS = { on: (_: string, listener: () => void) => (rebuilt = listener) } as unknown as EventStream;

/** A database whose responses arrive when and in the order the test says. */
function setUp() {
  const asked: (() => void)[] = [];
  let block = 1;
  const run = () =>
    new Promise((resolve) => {
      const first = block;
      block += 1_000;
      asked.push(() => resolve([{ first }]));
    });
  return { ids: new ScoreIds({ run } as unknown as Sql, EVENTS), asked };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

async function answerAll(asked: (() => void)[], order: (waiting: (() => void)[]) => (() => void) | undefined) {
  while (asked.length > 0) {
    const next = order(asked);
    asked.splice(asked.indexOf(next as () => void), 1);
    next?.();
    await turn();
  }
}

describe('score ids', () => {
  it('are allocated in order from a block', async () => {
    const { ids, asked } = setUp();
    const first = ids.take(3);
    await answerAll(asked, (waiting) => waiting[0]);
    expect(await first).toBe(1);
    expect(await ids.take(2)).toBe(4);
  });

  it('of one request are consecutive; the rest of a block that is too short is skipped', async () => {
    const { ids, asked } = setUp();
    const taken = [ids.take(600), ids.take(600), ids.take(600)];
    await turn();
    await answerAll(asked, (waiting) => waiting[0]);
    expect(await Promise.all(taken)).toEqual([1, 1_001, 2_001]);
  });

  it('come from a new block after a restore, because another node may get the old one', async () => {
    const { ids, asked } = setUp();
    ids.onModuleInit();
    const first = ids.take(3);
    await answerAll(asked, (waiting) => waiting[0]);
    expect(await first).toBe(1);
    rebuilt();
    const next = ids.take(1);
    await turn();
    await answerAll(asked, (waiting) => waiting[0]);
    expect(await next).toBe(1_001);
  });

  it('are available again after PostgreSQL was unreachable', async () => {
    let away = true;
    const run = async () => {
      if (away) throw new Error('away');
      return [{ first: 1 }];
    };
    const ids = new ScoreIds({ run } as unknown as Sql, EVENTS);
    await expect(Promise.all([ids.take(1), ids.take(1)])).rejects.toThrow('away');
    away = false;
    expect(await ids.take(2)).toBe(1);
  });

  it('increase for concurrent requests whose responses arrive out of order', async () => {
    const { ids, asked } = setUp();
    const all = [ids.take(600), ids.take(600), ids.take(600)];
    await turn();
    await answerAll(asked, (waiting) => waiting.at(-1));
    const firsts = await Promise.all(all);
    expect(firsts.every((first, index) => index === 0 || first >= (firsts[index - 1] ?? 0) + 600)).toBe(true);
  });
});
