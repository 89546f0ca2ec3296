/** Patches of a topic to one watcher, a second (docs/live-protocol.md, section 4). */
const RATE = 20;
/** So many of them may follow one another at once, after a time without changes. */
const BURST = 5;
/** The time in which a patch becomes available again, in milliseconds. */
const INTERVAL = 1_000 / RATE;
/** The share of the main thread's time that all broadcasts of a node together may take. */
const SHARE = 0.4;
/** The longest pause after a broadcast, however expensive it was, in milliseconds. */
const LONGEST_PAUSE = 250;

/** Decides when the next patch of a topic may be sent: a token bucket, and a pause after each broadcast. */
export class PatchPacing {
  /** When the bucket has all its tokens again. */
  private fullAt = -Infinity;
  private pausedUntil = -Infinity;

  /** The wait until the next patch in milliseconds. */
  wait(now: number): number {
    return Math.max(this.fullAt - (BURST - 1) * INTERVAL - now, this.pausedUntil - now, 0);
  }

  sent(at: number, pausedUntil: number): void {
    this.fullAt = Math.max(this.fullAt, at) + INTERVAL;
    this.pausedUntil = pausedUntil;
  }
}

/** Limits the time that all broadcasts of a node take together. */
export class BroadcastBudget {
  private pausedUntil = -Infinity;

  /** Until when the topic of this broadcast pauses: then the node has had enough time for other work beside all of them. */
  pauseAfter(began: number, ended: number): number {
    const until = Math.max(this.pausedUntil, began) + (ended - began) / SHARE;
    this.pausedUntil = Math.min(until, ended + LONGEST_PAUSE);
    return this.pausedUntil;
  }
}
