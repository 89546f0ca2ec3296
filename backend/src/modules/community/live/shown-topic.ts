import type { Topic } from '@gamegeek/contracts/live/live-events.js';
import type { LiveTopics } from '../../../core/live/live-topics.js';
import { ShownList } from './shown-list.js';

/** Some things are no longer so because time has passed, and nobody tells. */
const READ_EVERY = 60_000;

interface Edges<S> {
  topic: Topic;
  live: LiveTopics;
  read: () => Promise<S>;
  /** Tells all who watch what has changed from one state to the next. */
  tell: (before: S, now: S) => void;
}

/** Keeps what a topic shows as it is in the database for as long as anybody on this node watches. */
export class ShownTopic<S> {
  private readonly list: ShownList<S>;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly edges: Edges<S>) {
    this.list = new ShownList(edges);
  }

  start(): void {
    this.timer = setInterval(() => this.readAgain(), READ_EVERY);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  get(): Promise<S> {
    return this.list.get();
  }

  /** What is shown, if anybody may be looking at it. */
  peek(): S | undefined {
    return this.list.peek();
  }

  forget(): void {
    this.list.forget();
  }

  /** After news of it. */
  readAgain(): void {
    const { live, topic } = this.edges;
    if (!live.isWatched(topic)) return this.list.forget();
    // What cannot be read now is read when the watchers come back for it.
    this.list.refresh().catch(() => {
      this.list.forget();
      live.reset(topic);
    });
  }
}
