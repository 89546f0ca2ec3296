/** Patches of a topic to one watcher in any second (docs/live-protocol.md, section 4). */
const RATE = 20;
/** So many of them may follow one another at once; the others are spread over the rest of the second. */
const BURST = 5;
const SECOND = 1_000;
/** The share of the main thread's time that all broadcasts of a node together may take. */
const SHARE = 0.4;
/** The longest pause after a broadcast, however expensive it was, in milliseconds. */
const LONGEST_PAUSE = 250;

/** Decides when the next patch of a topic may be sent: by those of the last second, and after a pause. */
export class PatchPacing {
  /** The times of the patches of the last second. */
  private readonly times: number[] = [];
  private pausedUntil = -Infinity;

  /** The wait until the next patch in milliseconds. */
  wait(now: number): number {
    return Math.max(this.next(now) - now, this.pausedUntil - now, 0);
  }

  sent(at: number, pausedUntil: number): void {
    this.times.push(at);
    this.pausedUntil = pausedUntil;
  }

  private next(now: number): number {
    while (this.times[0] !== undefined && this.times[0] <= now - SECOND) this.times.shift();
    const first = this.times[0] ?? now;
    const last = this.times.at(-1) ?? now;
    if (this.times.length < BURST) return now;
    return last + (first + SECOND - last) / (RATE + 1 - this.times.length);
  }
}

/** Limits the time that all broadcasts of a node take together. */
export class BroadcastBudget {
  private pausedUntil = -Infinity;

  /**
   * Until when the topic of this broadcast pauses: then the node has had enough time for other work beside all of them.
   */
  pauseAfter(began: number, ended: number): number {
    const until = Math.max(this.pausedUntil, began) + (ended - began) / SHARE;
    this.pausedUntil = Math.min(until, ended + LONGEST_PAUSE);
    return this.pausedUntil;
  }
}
