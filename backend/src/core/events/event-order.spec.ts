import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import fc from 'fast-check';
import type { Settings } from '../../config/settings.js';
import '../live/live.events.js';
import type { Redis } from '../redis/redis.js';
import { EventStream, type StreamedEvent } from './event-stream.service.js';

Logger.overrideLogger(false);

const FIRST = 1_900_000_000_000_000;

let subscriber: EventEmitter & { isReady: boolean; subscribe: (channel: string, listener: Listener) => Promise<void> };
let receive: Listener;
let stream: EventStream;
let delivered: string[];
let resyncs: number;

type Listener = (message: string) => void;

/** A node that receives messages only from the test. */
beforeEach(async () => {
  subscriber = Object.assign(new EventEmitter(), {
    isReady: true,
    subscribe: (_: string, listener: Listener) => {
      receive = listener;
      return Promise.resolve();
    },
  });
  const redis = { get: () => Promise.resolve(String(FIRST)) };
  const settings = { redisUrl: 'redis://127.0.0.1' } as Settings;
  stream = new EventStream(redis as unknown as Redis, subscriber as unknown as Redis, settings);
  delivered = [];
  stream.on('watchers.asked', ({ payload }) => delivered.push(payload.node));
  stream.onApplicationBootstrap();
  await new Promise((resolve) => setImmediate(resolve));
  resyncs = 0;
  stream.onResync(() => (resyncs += 1));
});

const event = (node: string): StreamedEvent => ({ name: 'watchers.asked', payload: { node }, figures: [] });
const message = (seq: number, node: string) =>
  `${seq} ${seq - 1} \n${JSON.stringify({ node: 'peer', name: 'watchers.asked', payload: { node } })}`;
const place = (seq: number) => ({ seq, previous: seq - 1 });

describe('EventStream order', () => {
  it('delivers an own event from the reply and ignores its message', async () => {
    await stream.deliver(place(FIRST + 1), event('own'));
    expect(delivered).toEqual(['own']);
    receive(message(FIRST + 1, 'own, from its message'));
    receive(message(FIRST + 2, 'next'));
    expect(delivered).toEqual(['own', 'next']);
    expect(resyncs).toBe(0);
  });

  it('delivers an own event from its message when that arrives first', async () => {
    receive(message(FIRST + 1, 'own, from its message'));
    await stream.deliver(place(FIRST + 1), event('own'));
    expect(delivered).toEqual(['own, from its message']);
  });

  it('delivers an own event after earlier events of other nodes', async () => {
    const delivering = stream.deliver(place(FIRST + 2), event('own'));
    expect(delivered).toEqual([]);
    receive(message(FIRST + 1, 'earlier'));
    receive(message(FIRST + 2, 'own, from its message'));
    await delivering;
    expect(delivered).toEqual(['earlier', 'own']);
  });

  it('delivers nothing from a reply while the subscription is down', async () => {
    subscriber.isReady = false;
    await stream.deliver(place(FIRST + 1), event('own'));
    expect(delivered).toEqual([]);
  });

  it('resyncs when a message is missing', () => {
    receive(message(FIRST + 2, 'second'));
    expect(resyncs).toBe(1);
    expect(delivered).toEqual(['second']);
  });

  it.each(['', 'hello', 'one two \n{}', `${FIRST + 1}\n{}`])('ignores %j, which is no message of a node', (text) => {
    receive(text);
    receive(message(FIRST + 1, 'next'));
    expect([delivered, resyncs]).toEqual([['next'], 0]);
  });

  it.each([
    '',
    '{"node":"peer","name":',
    'null',
    '{"node":"peer","payload":{}}',
    '{"node":"peer","name":"watchers.asked"}',
  ])('resyncs after a message whose body is %j, and delivers the next one', (body) => {
    receive(`${FIRST + 1} ${FIRST} \n${body}`);
    expect([delivered, resyncs]).toEqual([[], 1]);
    receive(message(FIRST + 2, 'next'));
    expect([delivered, resyncs]).toEqual([['next'], 1]);
  });

  it('delivers each event once and in order for any interleaving of replies and messages', async () => {
    const published = fc.array(fc.boolean(), { minLength: 1, maxLength: 12 });
    let start = FIRST;
    await fc.assert(
      fc.asyncProperty(published, fc.infiniteStream(fc.nat()), async (isOwn, random) => {
        delivered = [];
        resyncs = 0;
        const base = start;
        start += isOwn.length;
        const steps: (() => void)[] = [];
        const messages = isOwn.map((_, index) => () => receive(message(base + 1 + index, String(index))));
        const replies = isOwn.flatMap((own, index) =>
          own ? [() => void stream.deliver(place(base + 1 + index), event(String(index)))] : [],
        );
        // Each connection is ordered, but one may run ahead of the other.
        while (messages.length > 0 || replies.length > 0) {
          const from = replies.length === 0 || (messages.length > 0 && random.next().value % 2) ? messages : replies;
          const step = from.shift();
          if (step) steps.push(step);
        }
        for (const step of steps) step();
        expect(delivered).toEqual(isOwn.map((_, index) => String(index)));
        expect(resyncs).toBe(0);
      }),
    );
  });
});
