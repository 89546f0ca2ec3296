import type { Topic } from '@gamegeek/contracts/live/live-events.js';
import type { LiveTopics } from '../../../core/live/live-topics.service.js';
import { SharedSnapshot } from './shared-snapshot.js';

/** Some state changes with time, without an event. */
const REFRESH_INTERVAL_MS = 60_000;

interface Options<S> {
  topic: Topic;
  live: LiveTopics;
  load: () => Promise<S>;
  /** Sends the difference to all watchers. */
  onChange: (before: S, now: S) => void;
}

/** Keeps the shared snapshot of a topic up to date while it is watched on this node. */
export class TopicSnapshot<S> {
  private readonly snapshot: SharedSnapshot<S>;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: Options<S>) {
    this.snapshot = new SharedSnapshot(options);
  }

  start(): void {
    this.timer = setInterval(() => this.refresh(), REFRESH_INTERVAL_MS);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  get(): Promise<S> {
    return this.snapshot.get();
  }

  /** Returns the current state if it is in memory. */
  peek(): S | undefined {
    return this.snapshot.peek();
  }

  drop(): void {
    this.snapshot.drop();
  }

  /** To be called after a change. */
  refresh(): void {
    const { live, topic } = this.options;
    if (!live.isWatched(topic)) return this.snapshot.drop();
    // After a failed load, watchers reset and load the topic again.
    this.snapshot.refresh().catch(() => {
      this.snapshot.drop();
      live.reset(topic);
    });
  }
}
