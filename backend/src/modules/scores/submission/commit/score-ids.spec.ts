import { describe, expect, it } from '@jest/globals';
import type { EventStream } from '../../../../core/events/event-stream.js';
import type { Sql } from '../../../../core/database/sql.js';
import { ScoreIds } from './score-ids.service.js';

/** Calls the listener of `boards.rebuilt`. */
let rebuilt = (): void => undefined;
const EVENTS = { on: (_: string, listener: () => void) => (rebuilt = listener) } as unknown as EventStream;

/** A database whose answers come when the test says so, in the order it says. */
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

describe('ids of scores', () => {
  it('come from a block in the order they are asked for', async () => {
    const { ids, asked } = setUp();
    const first = ids.take(3);
    await answerAll(asked, (waiting) => waiting[0]);
    expect(await first).toBe(1);
    expect(await ids.take(2)).toBe(4);
  });

  it('that are asked for together follow each other: a block that is too short is skipped', async () => {
    const { ids, asked } = setUp();
    const taken = [ids.take(600), ids.take(600), ids.take(600)];
    await turn();
    await answerAll(asked, (waiting) => waiting[0]);
    expect(await Promise.all(taken)).toEqual([1, 1_001, 2_001]);
  });

  it('come from a new block after the database was restored, which may give the old one to another node', async () => {
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

  it('can be had again after the database was away', async () => {
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

  it('rise, though two ask at once and the second is answered first', async () => {
    const { ids, asked } = setUp();
    const all = [ids.take(600), ids.take(600), ids.take(600)];
    await turn();
    await answerAll(asked, (waiting) => waiting.at(-1));
    const firsts = await Promise.all(all);
    expect(firsts.every((first, index) => index === 0 || first >= (firsts[index - 1] ?? 0) + 600)).toBe(true);
  });
});
