import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Settings } from '../../config/settings.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { until } from '../../../test/support/until.js';
import '../live/live.events.js';
import { channelName } from '../redis/channels.js';
import { openRedis, type Redis } from '../redis/redis.js';
import { SEQUENCE_KEY } from './event-message.js';
import { EventStream } from './event-stream.service.js';

Logger.overrideLogger(false);

interface Received {
  node: string;
  seq: number;
}

/** One node's event stream and the events it has received. */
interface Node {
  stream: EventStream;
  received: Received[];
  resyncs: () => number;
  subscriber: Redis;
}

const UNREACHABLE = 'redis://127.0.0.1:1';
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

async function startNode(redisUrl = database.redisUrl): Promise<Node> {
  const [requests, subscriber] = [
    openRedis(redisUrl, 'request', () => undefined),
    openRedis(redisUrl, 'worker', () => undefined),
  ];
  opened.push(requests, subscriber);
  const stream = new EventStream(requests, subscriber, { redisUrl } as Settings);
  const received: Received[] = [];
  let resyncs = 0;
  stream.on('watchers.asked', ({ payload }, seq) => received.push({ node: payload.node, seq }));
  stream.onResync(() => (resyncs += 1));
  stream.onApplicationBootstrap();
  if (redisUrl !== UNREACHABLE) {
    await until(() => requests.isReady && resyncs > 0, Boolean);
    await drain(stream, received);
    received.length = 0;
  }
  return { stream, received, resyncs: () => resyncs, subscriber };
}

/** Publishes an event and waits for it, so that all earlier ones have been received. */
async function drain(stream: EventStream, received: Received[]): Promise<void> {
  const mark = `mark ${Math.random()}`;
  await stream.publish('watchers.asked', { node: mark });
  await until(() => received.some(({ node }) => node === mark), Boolean);
}

/** Drains both nodes and clears what they have received. */
async function drainBoth(one: Node, two: Node): Promise<void> {
  await drain(one.stream, two.received);
  for (const node of [one, two]) {
    await receives(node, 1);
    node.received.length = 0;
  }
}

const publish = ({ stream }: Node, node: string) => stream.publish('watchers.asked', { node });
const names = ({ received }: Node) => received.map(({ node }) => node);
const receives = (node: Node, count: number) =>
  until(
    () => node.received.length,
    (length) => length >= count,
  );

describe('EventStream', () => {
  it('delivers events to every node, including the publisher', async () => {
    const [one, two] = [await startNode(), await startNode()];
    await drainBoth(one, two);
    await publish(one, 'hello');
    await receives(one, 1);
    await receives(two, 1);
    expect(names(one)).toEqual(['hello']);
    expect(two.received).toEqual(one.received);
    expect(two.stream.position).toBe(two.received[0]?.seq);
  });

  it('delivers events in the same order with increasing numbers on all nodes', async () => {
    const [one, two] = [await startNode(), await startNode()];
    await drainBoth(one, two);
    const before = [one, two].map((node) => node.resyncs());
    await Promise.all(Array.from({ length: 60 }, (_, i) => publish(i % 2 ? one : two, `event ${i}`)));
    await receives(one, 60);
    await receives(two, 60);
    expect(two.received).toEqual(one.received);
    const numbers = one.received.map(({ seq }) => seq);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    expect([one, two].map((node) => node.resyncs())).toEqual(before);
  });

  it('resyncs after a lost connection and continues', async () => {
    const [one, two] = [await startNode(), await startNode()];
    await drainBoth(one, two);
    const before = two.resyncs();
    const ids = (await redis.clientList()).filter(({ flags }) => flags.includes('P')).map(({ id }) => id);
    const last = Math.max(...ids);
    await redis.sendCommand(['CLIENT', 'KILL', 'ID', String(last)]);
    await publish(one, 'missed, perhaps');
    await until(
      () => two.resyncs(),
      (count) => count > before,
    );
    await publish(one, 'after');
    await until(
      () => names(two).at(-1),
      (name) => name === 'after',
    );
    // A resync takes its number from this node's clock, which may be ahead of the event's.
    expect(two.stream.position).toBeGreaterThanOrEqual(two.received.at(-1)?.seq ?? Infinity);
  });

  it('resyncs when an event does not follow the previous one, and still delivers it', async () => {
    const one = await startNode();
    await publish(one, 'first');
    await receives(one, 1);
    const before = one.resyncs();
    const seq = one.stream.position + 10;
    const body = JSON.stringify({ node: 'x', name: 'watchers.asked', payload: { node: 'out of line' } });
    await redis.publish(channelName(database.redisUrl, 'events'), `${seq} ${seq - 1} \n${body}`);
    await receives(one, 2);
    expect(one.resyncs()).toBe(before + 1);
    expect(one.received.at(-1)).toEqual({ node: 'out of line', seq });
  });

  it('continues above the last number when Redis loses its data', async () => {
    const [one, two] = [await startNode(), await startNode()];
    await drainBoth(one, two);
    await publish(one, 'before');
    await receives(two, 1);
    const fresh = two.resyncs();
    await redis.flushDb();
    await publish(two, 'after');
    await receives(two, 2);
    expect(two.received[1]?.seq).toBeGreaterThan(two.received[0]?.seq ?? 0);
    expect(two.resyncs()).toBe(fresh + 1);
  });

  it('continues above a number from a clock that was ahead', async () => {
    const ahead = Date.now() * 1_000 + 3_600e6;
    await redis.set(SEQUENCE_KEY, String(ahead));
    const one = await startNode();
    await publish(one, 'still ahead');
    await receives(one, 1);
    expect(one.received[0]?.seq).toBeGreaterThan(ahead);
  });

  it('does not repeat numbers that the node allocated by itself', async () => {
    const one = await startNode();
    const own = Array.from({ length: 1_000 }, () => one.stream.advance());
    expect(own).toEqual([...new Set(own)].sort((a, b) => a - b));
    await publish(one, 'next');
    await receives(one, 1);
    expect(one.received[0]?.seq).toBeGreaterThan(own.at(-1) ?? 0);
  });

  it('calls the other listeners when one throws', async () => {
    const one = await startNode();
    const after: string[] = [];
    one.stream.on('watchers.asked', () => {
      throw new Error('a fault');
    });
    one.stream.on('watchers.asked', ({ payload }) => after.push(payload.node));
    await publish(one, 'hello');
    await until(
      () => after,
      (names) => names.includes('hello'),
    );
  });

  it('catches up with events that another node has already shown', async () => {
    const [one, two] = [await startNode(), await startNode()];
    await drainBoth(one, two);
    // As a starting node does: from here on each knows of the other.
    await publish(one, 'hello');
    await until(
      () => names(two).length,
      (count) => count === 1,
    );
    for (let i = 1; i <= 20; i++) {
      await publish(one, `event ${i}`);
      await two.stream.caughtUp();
      expect(names(two)).toHaveLength(i + 1);
    }
  });
});

describe('EventStream without Redis', () => {
  it('delivers events on the publishing node', async () => {
    const alone = await startNode(UNREACHABLE);
    await publish(alone, 'one');
    await publish(alone, 'two');
    expect(names(alone)).toEqual(['one', 'two']);
    expect(alone.received[1]?.seq).toBeGreaterThan(alone.received[0]?.seq ?? 0);
    expect(alone.stream.position).toBe(alone.received[1]?.seq);
  });

  it('does not wait in caughtUp()', async () => {
    const alone = await startNode(UNREACHABLE);
    await expect(alone.stream.caughtUp()).resolves.toBeUndefined();
  });
});
