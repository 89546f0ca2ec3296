import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { EventStream, type StreamedEvent } from '../events/event-stream.service.js';
import './live.events.js';
import { OnEvent } from '../events/on-event.decorator.js';

/** Changed counts are published at most once a second, all counts every ten seconds, so that lost nodes expire. */
const PUBLISH_EVERY = 1_000;
const PUBLISH_ALL_EVERY = 10_000;
const NODE_TIMEOUT = 25_000;

interface NodeCounts {
  counts: Map<string, number>;
  receivedAt: number;
}

/** Counts the sockets on all nodes that watch a topic. */
@Injectable()
export class WatcherCounts implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly node = randomUUID();
  private readonly here = new Map<string, number>();
  private readonly changed = new Set<string>();
  private readonly elsewhere = new Map<string, NodeCounts>();
  private readonly listeners: ((topic: string) => void)[] = [];
  private timer: NodeJS.Timeout | undefined;
  private publishedAllAt = -Infinity;

  constructor(private readonly events: EventStream) {}

  onApplicationBootstrap(): void {
    void this.events.publish('watchers.asked', { node: this.node });
    this.timer = setInterval(() => this.publish(), PUBLISH_EVERY);
    this.timer.unref();
  }

  @OnEvent('watchers.counted')
  onWatchersCounted({ payload }: StreamedEvent<'watchers.counted'>): void {
    this.onCounts(payload.node, payload.counts);
  }

  @OnEvent('watchers.asked')
  onWatchersAsked({ payload }: StreamedEvent<'watchers.asked'>): void {
    if (payload.node !== this.node) this.publishedAllAt = -Infinity;
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Called with each topic whose count changed, at most once a second a topic. */
  onChange(listener: (topic: string) => void): void {
    this.listeners.push(listener);
  }

  joined(topic: string): void {
    this.here.set(topic, (this.here.get(topic) ?? 0) + 1);
    this.changed.add(topic);
  }

  left(topic: string): void {
    const count = (this.here.get(topic) ?? 1) - 1;
    if (count > 0) this.here.set(topic, count);
    else this.here.delete(topic);
    this.changed.add(topic);
  }

  onThisNode(): ReadonlyMap<string, number> {
    return this.here;
  }

  of(topic: string): number {
    let count = this.here.get(topic) ?? 0;
    for (const { counts } of this.elsewhere.values()) count += counts.get(topic) ?? 0;
    return count;
  }

  private publish(): void {
    const now = performance.now();
    this.dropLostNodes(now);
    const all = now - this.publishedAllAt > PUBLISH_ALL_EVERY;
    if (all) this.publishedAllAt = now;
    const changed = [...this.changed];
    const topics = new Set(all ? [...this.here.keys(), ...changed] : changed);
    this.changed.clear();
    // Published even when empty: other nodes learn that this one is running.
    if (topics.size === 0 && !all) return;
    const counts = Object.fromEntries([...topics].map((topic) => [topic, this.here.get(topic) ?? 0]));
    void this.events.publish('watchers.counted', { node: this.node, counts });
    for (const topic of changed) this.notify(topic);
  }

  private onCounts(node: string, counts: Record<string, number>): void {
    if (node === this.node) return;
    const known = this.elsewhere.get(node) ?? { counts: new Map<string, number>(), receivedAt: 0 };
    this.elsewhere.set(node, known);
    known.receivedAt = performance.now();
    for (const [topic, count] of Object.entries(counts)) {
      // Unchanged counts only tell other nodes that this one is running; watchers have them already.
      if (count === (known.counts.get(topic) ?? 0)) continue;
      if (count > 0) known.counts.set(topic, count);
      else known.counts.delete(topic);
      this.notify(topic);
    }
  }

  private dropLostNodes(now: number): void {
    for (const [node, known] of this.elsewhere) {
      if (now - known.receivedAt < NODE_TIMEOUT) continue;
      this.elsewhere.delete(node);
      for (const topic of known.counts.keys()) this.notify(topic);
    }
  }

  private notify(topic: string): void {
    for (const listener of this.listeners) listener(topic);
  }
}
