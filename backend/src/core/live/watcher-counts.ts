import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { EventStream } from '../events/event-stream.js';
import './live.events.js';

/** Nodes publish counts at most once a second, and every ten seconds even when nothing changed, so that a lost node fades away. */
const TELL_EVERY = 1_000;
const TELL_AGAIN = 10_000;
const FORGET_AFTER = 25_000;

interface Heard {
  counts: Map<string, number>;
  at: number;
}

/** How many sockets on all nodes watch a topic. */
@Injectable()
export class WatcherCounts implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly node = randomUUID();
  private readonly here = new Map<string, number>();
  private readonly changed = new Set<string>();
  private readonly elsewhere = new Map<string, Heard>();
  private readonly listeners: ((topic: string) => void)[] = [];
  private timer: NodeJS.Timeout | undefined;
  private toldAllAt = 0;

  constructor(private readonly events: EventStream) {}

  onApplicationBootstrap(): void {
    this.events.on('watchers.counted', ({ payload }) => this.hear(payload.node, payload.counts));
    this.events.on('watchers.asked', ({ payload }) => {
      if (payload.node !== this.node) this.toldAllAt = 0;
    });
    void this.events.publish('watchers.asked', { node: this.node });
    this.timer = setInterval(() => this.tell(), TELL_EVERY);
    this.timer.unref();
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

  of(topic: string): number {
    let count = this.here.get(topic) ?? 0;
    for (const { counts } of this.elsewhere.values()) count += counts.get(topic) ?? 0;
    return count;
  }

  private tell(): void {
    const now = Date.now();
    this.forgetLostNodes(now);
    const all = now - this.toldAllAt > TELL_AGAIN;
    if (all) this.toldAllAt = now;
    const changed = [...this.changed];
    const topics = new Set(all ? [...this.here.keys(), ...changed] : changed);
    this.changed.clear();
    // Told even when there is nothing to tell: other nodes learn that this one is there.
    if (topics.size === 0 && !all) return;
    const counts = Object.fromEntries([...topics].map((topic) => [topic, this.here.get(topic) ?? 0]));
    void this.events.publish('watchers.counted', { node: this.node, counts });
    for (const topic of changed) this.announce(topic);
  }

  private hear(node: string, counts: Record<string, number>): void {
    if (node === this.node) return;
    const heard = this.elsewhere.get(node) ?? { counts: new Map<string, number>(), at: 0 };
    this.elsewhere.set(node, heard);
    heard.at = Date.now();
    for (const [topic, count] of Object.entries(counts)) {
      // Counts are repeated so that other nodes know that this one lives; watchers have them already.
      if (count === (heard.counts.get(topic) ?? 0)) continue;
      if (count > 0) heard.counts.set(topic, count);
      else heard.counts.delete(topic);
      this.announce(topic);
    }
  }

  private forgetLostNodes(now: number): void {
    for (const [node, heard] of this.elsewhere) {
      if (now - heard.at < FORGET_AFTER) continue;
      this.elsewhere.delete(node);
      for (const topic of heard.counts.keys()) this.announce(topic);
    }
  }

  private announce(topic: string): void {
    for (const listener of this.listeners) listener(topic);
  }
}
