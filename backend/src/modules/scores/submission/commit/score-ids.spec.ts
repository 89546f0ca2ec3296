import { describe, expect, it } from '@jest/globals';
import type { Settings } from '../../../../config/settings.js';
import { Sql, type Row } from '../../../../core/database/sql.service.js';
import { EventStream } from '../../../../core/events/event-stream.service.js';
import type { Redis } from '../../../../core/redis/redis.js';
import { ScoreIds } from './score-ids.service.js';
import { listen } from '../../../../core/events/on-event.decorator.js';

const SETTINGS = { databaseUrl: 'postgres://unused', redisUrl: 'redis://unused' } as Settings;
const NO_REDIS = {} as Redis;

/** A database that answers each statement by a function. */
class AnsweringSql extends Sql {
  constructor(private readonly answer: () => Promise<Row[]>) {
    super(SETTINGS);
  }

  override async run<T extends Row>(): Promise<T[]> {
    return (await this.answer()) as T[];
  }
}

const createEvents = () => new EventStream(NO_REDIS, NO_REDIS, SETTINGS);

/** A database whose responses arrive when and in the order the test says. */
function setUp() {
  const asked: (() => void)[] = [];
  let block = 1;
  const run = () =>
    new Promise<Row[]>((resolve) => {
      const first = block;
      block += 1_000;
      asked.push(() => resolve([{ first }]));
    });
  const events = createEvents();
  return { ids: new ScoreIds(new AnsweringSql(run)), asked, events };
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
    const { ids, asked, events } = setUp();
    listen(events, ids);
    const first = ids.take(3);
    await answerAll(asked, (waiting) => waiting[0]);
    expect(await first).toBe(1);
    // Without Redis an event is delivered to its own node only.
    await events.publish('boards.rebuilt', { rows: 0 });
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
    const ids = new ScoreIds(new AnsweringSql(run));
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
