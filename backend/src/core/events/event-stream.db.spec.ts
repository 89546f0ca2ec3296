import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Settings } from '../../config/settings.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { until } from '../../../test/support/until.js';
import '../live/live.events.js';
import { channelName } from '../redis/channels.js';
import { openRedis, type Redis } from '../redis/redis.js';
import { SEQUENCE_KEY } from './announce.js';
import { EventStream } from './event-stream.js';

Logger.overrideLogger(false);

interface Heard {
  node: string;
  seq: number;
}

/** One node's event stream, and all that it has heard. */
interface Listening {
  stream: EventStream;
  heard: Heard[];
  freshStarts: () => number;
  subscriber: Redis;
}

const NOBODY = 'redis://127.0.0.1:1';
let database: TestDatabase;
let redis: Redis;
let opened: Redis[];

beforeAll(async () => {
  database = await createTestDatabase();
  redis = openRedis(database.redisUrl, 'worker', () => undefined);
});
beforeEach(async () => {
  opened = [];
  await redis.flushDb();
});
afterEach(() => {
  for (const client of opened) client.destroy();
});
afterAll(async () => {
  redis?.destroy();
  await database?.drop();
});

async function listen(redisUrl = database.redisUrl): Promise<Listening> {
  const [requests, subscriber] = [
    openRedis(redisUrl, 'request', () => undefined),
    openRedis(redisUrl, 'worker', () => undefined),
  ];
  opened.push(requests, subscriber);
  const stream = new EventStream(requests, subscriber, { redisUrl } as Settings);
  const heard: Heard[] = [];
  let freshStarts = 0;
  stream.on('watchers.asked', ({ payload }, seq) => heard.push({ node: payload.node, seq }));
  stream.onFreshStart(() => (freshStarts += 1));
  stream.onApplicationBootstrap();
  if (redisUrl !== NOBODY) {
    await until(() => requests.isReady && freshStarts > 0, Boolean);
    await nothingUnderWay(stream, heard);
    heard.length = 0;
  }
  return { stream, heard, freshStarts: () => freshStarts, subscriber };
}

/** Waits for an event of one's own, so that whatever was said before has been heard. */
async function nothingUnderWay(stream: EventStream, heard: Heard[]): Promise<void> {
  const mark = `mark ${Math.random()}`;
  await stream.publish('watchers.asked', { node: mark });
  await until(() => heard.some(({ node }) => node === mark), Boolean);
}

/** The same for both: what one of them said when it was started has reached the other as well. */
async function allQuiet(one: Listening, two: Listening): Promise<void> {
  await nothingUnderWay(one.stream, two.heard);
  for (const node of [one, two]) {
    await hears(node, 1);
    node.heard.length = 0;
  }
}

const tell = ({ stream }: Listening, node: string) => stream.publish('watchers.asked', { node });
const names = ({ heard }: Listening) => heard.map(({ node }) => node);
const hears = (listening: Listening, count: number) =>
  until(
    () => listening.heard.length,
    (length) => length >= count,
  );

describe('the event stream', () => {
  it('is heard by every node, the one that speaks as well', async () => {
    const [one, two] = [await listen(), await listen()];
    await allQuiet(one, two);
    await tell(one, 'hello');
    await hears(one, 1);
    await hears(two, 1);
    expect(names(one)).toEqual(['hello']);
    expect(two.heard).toEqual(one.heard);
    expect(two.stream.position).toBe(two.heard[0]?.seq);
  });

  it('has one order on all nodes, with numbers that only rise', async () => {
    const [one, two] = [await listen(), await listen()];
    await allQuiet(one, two);
    const before = [one, two].map((node) => node.freshStarts());
    await Promise.all(Array.from({ length: 60 }, (_, i) => tell(i % 2 ? one : two, `event ${i}`)));
    await hears(one, 60);
    await hears(two, 60);
    expect(two.heard).toEqual(one.heard);
    const numbers = one.heard.map(({ seq }) => seq);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    expect([one, two].map((node) => node.freshStarts())).toEqual(before);
  });

  it('starts fresh on a node whose connection was cut, and goes on there', async () => {
    const [one, two] = [await listen(), await listen()];
    await allQuiet(one, two);
    const before = two.freshStarts();
    const ids = (await redis.clientList()).filter(({ flags }) => flags.includes('P')).map(({ id }) => id);
    const last = Math.max(...ids);
    await redis.sendCommand(['CLIENT', 'KILL', 'ID', String(last)]);
    await tell(one, 'missed, perhaps');
    await until(
      () => two.freshStarts(),
      (count) => count > before,
    );
    await tell(one, 'after');
    await until(
      () => names(two).at(-1),
      (name) => name === 'after',
    );
    // A fresh start takes its number from this node's clock, which may be ahead of the event's.
    expect(two.stream.position).toBeGreaterThanOrEqual(two.heard.at(-1)?.seq ?? Infinity);
  });

  it('starts fresh where an event does not follow the one heard before, and still tells it', async () => {
    const one = await listen();
    await tell(one, 'first');
    await hears(one, 1);
    const before = one.freshStarts();
    const seq = one.stream.position + 10;
    const body = JSON.stringify({ node: 'x', name: 'watchers.asked', payload: { node: 'out of line' } });
    await redis.publish(channelName(database.redisUrl, 'events'), `${seq} ${seq - 1} \n${body}`);
    await hears(one, 2);
    expect(one.freshStarts()).toBe(before + 1);
    expect(one.heard.at(-1)).toEqual({ node: 'out of line', seq });
  });

  it('never goes back when Redis comes back empty', async () => {
    const [one, two] = [await listen(), await listen()];
    await allQuiet(one, two);
    await tell(one, 'before');
    await hears(two, 1);
    const fresh = two.freshStarts();
    await redis.flushDb();
    await tell(two, 'after');
    await hears(two, 2);
    expect(two.heard[1]?.seq).toBeGreaterThan(two.heard[0]?.seq ?? 0);
    expect(two.freshStarts()).toBe(fresh + 1);
  });

  it('never goes back behind a number that Redis gave by a clock that was ahead', async () => {
    const ahead = Date.now() * 1_000 + 3_600e6;
    await redis.set(SEQUENCE_KEY, String(ahead));
    const one = await listen();
    await tell(one, 'still ahead');
    await hears(one, 1);
    expect(one.heard[0]?.seq).toBeGreaterThan(ahead);
  });

  it('never gives a number that the node gave out by itself', async () => {
    const one = await listen();
    const own = Array.from({ length: 1_000 }, () => one.stream.advance());
    expect(own).toEqual([...new Set(own)].sort((a, b) => a - b));
    await tell(one, 'next');
    await hears(one, 1);
    expect(one.heard[0]?.seq).toBeGreaterThan(own.at(-1) ?? 0);
  });

  it('passes over a listener that fails', async () => {
    const one = await listen();
    const after: string[] = [];
    one.stream.on('watchers.asked', () => {
      throw new Error('a fault');
    });
    one.stream.on('watchers.asked', ({ payload }) => after.push(payload.node));
    await tell(one, 'hello');
    await until(
      () => after,
      (names) => names.includes('hello'),
    );
  });

  it('lets a node catch up with what another one has shown', async () => {
    const [one, two] = [await listen(), await listen()];
    await allQuiet(one, two);
    // As nodes do when they start: from here on each knows that it is not alone.
    await tell(one, 'hello');
    await until(
      () => names(two).length,
      (count) => count === 1,
    );
    for (let i = 1; i <= 20; i++) {
      await tell(one, `event ${i}`);
      await two.stream.caughtUp();
      expect(names(two)).toHaveLength(i + 1);
    }
  });
});

describe('while Redis is away', () => {
  it('an event is delivered on the node that speaks', async () => {
    const alone = await listen(NOBODY);
    await tell(alone, 'one');
    await tell(alone, 'two');
    expect(names(alone)).toEqual(['one', 'two']);
    expect(alone.heard[1]?.seq).toBeGreaterThan(alone.heard[0]?.seq ?? 0);
    expect(alone.stream.position).toBe(alone.heard[1]?.seq);
  });

  it('nobody waits to catch up', async () => {
    const alone = await listen(NOBODY);
    await expect(alone.stream.caughtUp()).resolves.toBeUndefined();
  });
});
