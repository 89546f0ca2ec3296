import * as v from 'valibot';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FakeTransport } from '#testing/fake-transport.js';
import { LiveClient } from './live-client.js';
import { LiveTopic } from './live-topic.js';

const countSchema = v.object({ count: v.number() });
type Count = v.InferOutput<typeof countSchema>;

/** A minimal topic: each change replaces its snapshot. */
const counter = () =>
  new LiveTopic<Count, Count>({
    name: 'game:7',
    snapshot: countSchema,
    changes: countSchema,
    reduce: (_, { count }) => ({ count }),
  });

function patch(from: number, to: number, count: number) {
  return { topic: 'game:7', from, to, count };
}

function setUp() {
  const transport = new FakeTransport();
  const client = new LiveClient(transport.create);
  const topic = counter();
  const state = () => topic.storeIn(client).getState();
  let seq = 5;
  transport.answerWith(() => ({ ok: true, topic: 'game:7', seq, snapshot: { count: seq * 10 } }));
  return { transport, client, topic, state, serverIsAt: (now: number) => (seq = now) };
}

/** Lets every promise resolve and every timer up to `ms` run. */
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
});

describe('LiveClient', () => {
  it('fills a watched topic with the snapshot of the answer', async () => {
    const { client, topic, state } = setUp();
    client.watch(topic);
    await pass(0);
    expect(state()).toMatchObject({ snapshot: { count: 50 }, seq: 5, status: 'live' });
  });

  it('says that a copy is periodic without a connection, and live again with one', async () => {
    const { client, topic, transport, state } = setUp();
    client.watch(topic);
    await pass(0);
    transport.fall();
    transport.openPeriodic();
    await pass(1_000);
    expect(state()).toMatchObject({ snapshot: { count: 50 }, status: 'periodic' });
    transport.open();
    await pass(1_000);
    expect(state()).toMatchObject({ snapshot: { count: 50 }, status: 'live' });
  });

  it('applies the next patch and ignores a repeated one', async () => {
    const { client, topic, transport, state } = setUp();
    client.watch(topic);
    await pass(0);
    transport.send(patch(6, 6, 60));
    transport.send(patch(4, 5, 1));
    expect(state()).toMatchObject({ snapshot: { count: 60 }, seq: 6 });
  });

  it('watches again after a gap', async () => {
    const { client, topic, transport, state, serverIsAt } = setUp();
    client.watch(topic);
    await pass(0);
    serverIsAt(9);
    transport.send(patch(8, 9, 90));
    await pass(1_000);
    expect(transport.requests).toEqual(['watch game:7', 'watch game:7']);
    expect(state()).toMatchObject({ snapshot: { count: 90 }, seq: 9 });
  });

  it('keeps a patch that arrives before the answer and applies it after the snapshot', async () => {
    const { client, topic, transport, state } = setUp();
    let answer: (ack: unknown) => void = () => undefined;
    transport.answerWith(() => new Promise((resolve) => (answer = resolve)));
    client.watch(topic);
    await pass(0);
    transport.send(patch(6, 6, 60));
    answer({ ok: true, topic: 'game:7', seq: 5, snapshot: { count: 50 } });
    await pass(0);
    expect(state()).toMatchObject({ snapshot: { count: 60 }, seq: 6 });
  });

  it('treats an unreadable patch as a gap', async () => {
    const { client, topic, transport } = setUp();
    client.watch(topic);
    await pass(0);
    transport.send({ topic: 'game:7', from: 6, to: 6, count: 'many' });
    await pass(1_000);
    expect(transport.requests).toHaveLength(2);
  });

  it('drops its copy on a reset and watches again', async () => {
    const { client, topic, transport, state, serverIsAt } = setUp();
    client.watch(topic);
    await pass(0);
    serverIsAt(6);
    transport.reset('game:7');
    await pass(1_000);
    expect(state()).toMatchObject({ snapshot: { count: 60 }, seq: 6 });
  });

  it('watches all topics again after a reconnection', async () => {
    const { client, topic, transport, state, serverIsAt } = setUp();
    client.watch(topic);
    await pass(0);
    transport.fall();
    expect(state().status).toBe('reconnecting');
    serverIsAt(30);
    transport.open();
    await pass(1_000);
    expect(state()).toMatchObject({ snapshot: { count: 300 }, status: 'live' });
  });

  it('marks its data as stale when the connection stays down', async () => {
    const { client, topic, transport, state } = setUp();
    client.watch(topic);
    await pass(0);
    transport.fall();
    await pass(30_000);
    expect(state()).toMatchObject({ snapshot: { count: 50 }, status: 'stale' });
    transport.open();
    expect(state().status).toBe('reconnecting');
    await pass(1_000);
    expect(state().status).toBe('live');
  });

  it('shares one watch between two subscribers and unwatches after the last one', async () => {
    const { client, topic, transport } = setUp();
    const leaveFirst = client.watch(topic);
    const leaveSecond = client.watch(topic);
    await pass(0);
    leaveFirst();
    leaveFirst();
    await pass(60_000);
    expect(transport.requests).toEqual(['watch game:7']);
    leaveSecond();
    await pass(60_000);
    expect(transport.requests).toEqual(['watch game:7', 'unwatch game:7']);
  });

  it('requests ten rows of a board with options, and a hundred without', async () => {
    const { client, topic, transport, state } = setUp();
    client.watch(topic, 10);
    await pass(0);
    expect(transport.requests).toEqual(['watch game:7 {"rows":10}']);
    expect(state().rows).toBe(10);
  });

  it('watches with the larger row count of two subscribers, also after that subscriber has left', async () => {
    const { client, topic, transport, state, serverIsAt } = setUp();
    client.watch(topic, 10);
    await pass(0);
    serverIsAt(8);
    const leave = client.watch(topic, 100);
    client.watch(topic, 10);
    expect(state()).toMatchObject({ snapshot: { count: 50 }, rows: 10 });
    // A patch for the former rows that the answer already contains.
    transport.send(patch(6, 7, 70));
    await pass(0);
    expect(state()).toMatchObject({ snapshot: { count: 80 }, seq: 8, rows: 100 });
    leave();
    await pass(60_000);
    transport.fall();
    transport.open();
    await pass(1_000);
    expect(transport.requests).toEqual(['watch game:7 {"rows":10}', 'watch game:7', 'watch game:7']);
  });

  it('sends one request with the larger row count when both subscribe before the connection is up', async () => {
    const { client, topic, transport } = setUp();
    client.watch(topic, 10);
    client.watch(topic, 100);
    await pass(0);
    expect(transport.requests).toEqual(['watch game:7']);
  });

  it('drops the answer for fewer rows after more were requested', async () => {
    const { client, topic, transport, state } = setUp();
    const answers: ((ack: unknown) => void)[] = [];
    transport.answerWith(() => new Promise((resolve) => answers.push(resolve)));
    client.watch(topic, 10);
    await pass(0);
    client.watch(topic, 100);
    await pass(0);
    answers[0]?.({ ok: true, topic: 'game:7', seq: 5, snapshot: { count: 50 } });
    await pass(0);
    expect(state().snapshot).toBeUndefined();
    answers[1]?.({ ok: true, topic: 'game:7', seq: 5, snapshot: { count: 50 } });
    await pass(0);
    expect(state()).toMatchObject({ snapshot: { count: 50 }, rows: 100 });
  });

  it('starts with the row count of the new subscriber after the topic was unwatched', async () => {
    const { client, topic, transport } = setUp();
    client.watch(topic, 100)();
    await pass(60_000);
    client.watch(topic, 10);
    await pass(0);
    expect(transport.requests).toEqual(['watch game:7', 'unwatch game:7', 'watch game:7 {"rows":10}']);
  });

  it('keeps watching a topic for a subscriber that returns soon', async () => {
    const { client, topic, transport, state } = setUp();
    client.watch(topic)();
    client.watch(topic);
    await pass(60_000);
    expect(transport.requests).toEqual(['watch game:7']);
    expect(state().snapshot).toEqual({ count: 50 });
  });

  it('retries when the server is busy', async () => {
    const { client, topic, transport, state } = setUp();
    transport.answerWith(() => ({ ok: false, code: 'unavailable', message: 'busy' }));
    client.watch(topic);
    await pass(0);
    transport.answerWith(() => ({ ok: true, topic: 'game:7', seq: 1, snapshot: { count: 1 } }));
    await pass(5_000);
    expect(state()).toMatchObject({ snapshot: { count: 1 }, failed: false });
  });

  it('asks less and less often while it is rate limited, and is live again once it is not', async () => {
    const { client, topic, transport, state, serverIsAt } = setUp();
    client.watch(topic);
    await pass(0);
    transport.answerWith(() => ({ ok: false, code: 'rate_limited', message: 'Too many events.' }));
    transport.reset('game:7');
    await pass(1_000);
    expect(state()).toMatchObject({ snapshot: { count: 50 }, status: 'stale' });
    await pass(59_000);
    expect(transport.requests.length).toBeLessThanOrEqual(12);
    const asked = transport.requests.length;
    await pass(60_000);
    expect(transport.requests.length - asked).toBeLessThanOrEqual(6);
    serverIsAt(9);
    transport.answerWith(() => ({ ok: true, topic: 'game:7', seq: 9, snapshot: { count: 90 } }));
    await pass(20_000);
    expect(state()).toMatchObject({ snapshot: { count: 90 }, status: 'live', failed: false });
  });

  it('unwatches again later when that was rate limited, unless the topic is watched again', async () => {
    const { client, topic, transport } = setUp();
    transport.unwatched = { ok: false, code: 'rate_limited', message: 'Too many events.' };
    const leave = client.watch(topic);
    await pass(0);
    leave();
    await pass(6_000);
    const unwatches = () => transport.requests.filter((request) => request.startsWith('unwatch')).length;
    expect(unwatches()).toBeGreaterThan(1);
    transport.unwatched = { ok: true };
    await pass(20_000);
    const before = unwatches();
    await pass(60_000);
    expect(unwatches()).toBe(before);

    transport.unwatched = { ok: false, code: 'rate_limited', message: 'Too many events.' };
    client.watch(topic)();
    await pass(4_000);
    client.watch(topic);
    const again = unwatches();
    await pass(60_000);
    expect(unwatches()).toBe(again);
  });

  it('marks its copy as stale when it may no longer watch the topic', async () => {
    const { client, topic, transport, state } = setUp();
    client.watch(topic);
    await pass(0);
    transport.answerWith(() => ({ ok: false, code: 'unknown_topic', message: 'There is no such game.' }));
    transport.reset('game:7');
    await pass(60_000);
    expect(state()).toMatchObject({ snapshot: { count: 50 }, status: 'stale' });
    expect(transport.requests).toHaveLength(2);
  });

  it('fails at once when the topic does not exist', async () => {
    const { client, topic, transport, state } = setUp();
    transport.answerWith(() => ({ ok: false, code: 'unknown_topic', message: 'no' }));
    client.watch(topic);
    await pass(0);
    expect(state().failed).toBe(true);
    await pass(60_000);
    expect(transport.requests).toHaveLength(1);
  });

  it('fails when no answer arrives, and retries on request', async () => {
    const { client, topic, transport, state } = setUp();
    transport.answerWith(() => new Promise(() => undefined));
    client.watch(topic);
    await pass(10_000);
    expect(state().failed).toBe(true);
    transport.answerWith(() => ({ ok: true, topic: 'game:7', seq: 1, snapshot: { count: 1 } }));
    client.retry('game:7');
    await pass(0);
    expect(state()).toMatchObject({ snapshot: { count: 1 }, failed: false });
  });

  it('reconnects for another session and watches all topics again', async () => {
    const { client, topic, transport } = setUp();
    client.watch(topic);
    await pass(0);
    client.reconnect();
    await pass(1_000);
    expect(transport.reopened).toBe(1);
    expect(transport.requests).toEqual(['watch game:7', 'watch game:7']);
  });
});
