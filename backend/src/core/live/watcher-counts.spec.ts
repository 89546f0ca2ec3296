import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { EventStream } from '../events/event-stream.service.js';
import { stub } from '../../../test/support/stub.js';
import { listen } from '../events/on-event.decorator.js';
import { WatcherCounts } from './watcher-counts.service.js';

type Listener = (event: { payload: unknown }) => void;

/** Nodes that share an event stream without Redis. */
class Nodes {
  readonly published: { name: string; payload: unknown }[] = [];
  private readonly listeners: { name: string; listener: Listener }[] = [];
  private readonly counts: WatcherCounts[] = [];

  start(): WatcherCounts {
    const stream = stub<EventStream>({
      on: (name: string, listener: Listener) => this.listeners.push({ name, listener }),
      publish: async (name: string, payload: unknown) => {
        this.published.push({ name, payload });
        for (const { name: wanted, listener } of this.listeners) if (wanted === name) listener({ payload });
      },
    });
    const counts = new WatcherCounts(stream);
    listen(stream, counts);
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

describe('WatcherCounts', () => {
  it('counts watchers that join and leave', () => {
    const one = nodes.start();
    expect(one.of('game:7')).toBe(0);
    one.joined('game:7');
    one.joined('game:7');
    one.joined('game:8');
    expect(one.of('game:7')).toBe(2);
    one.left('game:7');
    expect([one.of('game:7'), one.of('game:8')]).toEqual([1, 1]);
  });

  it('adds up the watchers of all nodes after one second', () => {
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

  it('never goes below zero', () => {
    const one = nodes.start();
    one.left('game:7');
    one.joined('game:7');
    expect(one.of('game:7')).toBe(1);
  });

  it('publishes changed counts at most once a second', () => {
    const one = nodes.start();
    jest.advanceTimersByTime(1_000);
    nodes.published.length = 0;
    const changed = jest.fn();
    one.onChange(changed);
    for (let i = 0; i < 50; i++) one.joined('game:7');
    expect(changed).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(changed.mock.calls).toEqual([['game:7']]);
    expect(nodes.published).toEqual([
      { name: 'watchers.counted', payload: { node: expect.any(String), counts: { 'game:7': 50 } } },
    ]);
    jest.advanceTimersByTime(3_000);
    expect(nodes.published).toHaveLength(1);
  });

  it('repeats unchanged counts to other nodes, but not to watchers', () => {
    const [one, two] = [nodes.start(), nodes.start()];
    one.joined('game:7');
    two.joined('game:7');
    jest.advanceTimersByTime(2_000);
    nodes.published.length = 0;
    const changed = [one, two].map((node) => {
      const listener = jest.fn();
      node.onChange(listener);
      return listener;
    });
    jest.advanceTimersByTime(60_000);
    expect(nodes.published).toContainEqual({
      name: 'watchers.counted',
      payload: { node: expect.any(String), counts: { 'game:7': 1 } },
    });
    for (const listener of changed) expect(listener).not.toHaveBeenCalled();
  });

  it('notifies listeners of a count that rose and fell within a second, because a snapshot may contain the rise', () => {
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

  it('notifies listeners of a count from another node', () => {
    const [one, two] = [nodes.start(), nodes.start()];
    const changed = jest.fn();
    one.onChange(changed);
    two.joined('game:7');
    jest.advanceTimersByTime(1_000);
    expect(changed).toHaveBeenCalledWith('game:7');
  });

  it('sends its counts to a node that starts later', () => {
    const one = nodes.start();
    one.joined('game:7');
    jest.advanceTimersByTime(2_000);
    const late = nodes.start();
    expect(late.of('game:7')).toBe(0);
    jest.advanceTimersByTime(1_000);
    expect(late.of('game:7')).toBe(1);
  });

  it('drops the counts of a silent node within half a minute', () => {
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

  it('keeps the counts of a running node without changes', () => {
    const [one, two] = [nodes.start(), nodes.start()];
    two.joined('game:7');
    jest.advanceTimersByTime(120_000);
    expect(one.of('game:7')).toBe(1);
  });
});
