import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { EventStream } from '../events/event-stream.js';
import { WatcherCounts } from './watcher-counts.js';

type Listener = (event: { payload: unknown }) => void;

/** All nodes of a test, joined by an event stream without Redis. */
class Nodes {
  readonly told: { name: string; payload: unknown }[] = [];
  private readonly listeners: { name: string; listener: Listener }[] = [];
  private readonly counts: WatcherCounts[] = [];

  start(): WatcherCounts {
    const stream = {
      on: (name: string, listener: Listener) => this.listeners.push({ name, listener }),
      publish: async (name: string, payload: unknown) => {
        this.told.push({ name, payload });
        for (const { name: wanted, listener } of this.listeners) if (wanted === name) listener({ payload });
      },
    };
    const counts = new WatcherCounts(stream as unknown as EventStream);
    counts.onApplicationBootstrap();
    this.counts.push(counts);
    return counts;
  }

  stop(): void {
    for (const counts of this.counts) counts.onModuleDestroy();
  }
}

let nodes: Nodes;
beforeEach(() => {
  jest.useFakeTimers();
  nodes = new Nodes();
});
afterEach(() => {
  nodes.stop();
  jest.useRealTimers();
});

describe('the watchers of a topic', () => {
  it('are counted as they come and go', () => {
    const one = nodes.start();
    expect(one.of('game:7')).toBe(0);
    one.joined('game:7');
    one.joined('game:7');
    one.joined('game:8');
    expect(one.of('game:7')).toBe(2);
    one.left('game:7');
    expect([one.of('game:7'), one.of('game:8')]).toEqual([1, 1]);
  });

  it('are counted over all nodes, a second later', () => {
    const [one, two] = [nodes.start(), nodes.start()];
    one.joined('game:7');
    two.joined('game:7');
    two.joined('game:7');
    jest.advanceTimersByTime(1_000);
    expect([one.of('game:7'), two.of('game:7')]).toEqual([3, 3]);
    two.left('game:7');
    two.left('game:7');
    jest.advanceTimersByTime(1_000);
    expect([one.of('game:7'), two.of('game:7')]).toEqual([1, 1]);
  });

  it('never become fewer than none', () => {
    const one = nodes.start();
    one.left('game:7');
    one.joined('game:7');
    expect(one.of('game:7')).toBe(1);
  });

  it('are told at most once a second, and only those of topics that changed', () => {
    const one = nodes.start();
    jest.advanceTimersByTime(1_000);
    nodes.told.length = 0;
    const changed = jest.fn();
    one.onChange(changed);
    for (let i = 0; i < 50; i++) one.joined('game:7');
    expect(changed).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(changed.mock.calls).toEqual([['game:7']]);
    expect(nodes.told).toEqual([
      { name: 'watchers.counted', payload: { node: expect.any(String), counts: { 'game:7': 50 } } },
    ]);
    jest.advanceTimersByTime(3_000);
    expect(nodes.told).toHaveLength(1);
  });

  it('that have not changed are published to other nodes again, and announced to no watcher', () => {
    const [one, two] = [nodes.start(), nodes.start()];
    one.joined('game:7');
    two.joined('game:7');
    jest.advanceTimersByTime(2_000);
    nodes.told.length = 0;
    const changed = [one, two].map((node) => {
      const listener = jest.fn();
      node.onChange(listener);
      return listener;
    });
    jest.advanceTimersByTime(60_000);
    expect(nodes.told).toContainEqual({
      name: 'watchers.counted',
      payload: { node: expect.any(String), counts: { 'game:7': 1 } },
    });
    for (const listener of changed) expect(listener).not.toHaveBeenCalled();
  });

  it('that rose and fell within a second are announced, for a snapshot may have shown the rise', () => {
    const one = nodes.start();
    one.joined('game:7');
    jest.advanceTimersByTime(1_000);
    const changed = jest.fn();
    one.onChange(changed);
    one.joined('game:7');
    one.left('game:7');
    jest.advanceTimersByTime(1_000);
    expect(changed.mock.calls).toEqual([['game:7']]);
  });

  it('are announced on the node that hears of them as well', () => {
    const [one, two] = [nodes.start(), nodes.start()];
    const changed = jest.fn();
    one.onChange(changed);
    two.joined('game:7');
    jest.advanceTimersByTime(1_000);
    expect(changed).toHaveBeenCalledWith('game:7');
  });

  it('are told to a node that starts later', () => {
    const one = nodes.start();
    one.joined('game:7');
    jest.advanceTimersByTime(2_000);
    const late = nodes.start();
    expect(late.of('game:7')).toBe(0);
    jest.advanceTimersByTime(1_000);
    expect(late.of('game:7')).toBe(1);
  });

  it('of a node that fell silent are forgotten within half a minute', () => {
    const [one, lost] = [nodes.start(), nodes.start()];
    lost.joined('game:7');
    jest.advanceTimersByTime(1_000);
    expect(one.of('game:7')).toBe(1);
    const changed = jest.fn();
    one.onChange(changed);
    lost.onModuleDestroy();
    jest.advanceTimersByTime(30_000);
    expect(one.of('game:7')).toBe(0);
    expect(changed).toHaveBeenCalledWith('game:7');
  });

  it('of a node that lives are kept, however long nothing changes', () => {
    const [one, two] = [nodes.start(), nodes.start()];
    two.joined('game:7');
    jest.advanceTimersByTime(120_000);
    expect(one.of('game:7')).toBe(1);
  });
});
