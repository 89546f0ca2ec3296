/** Limits the patches a watcher gets in any one second (docs/live-protocol.md, section 4). */
const LIMIT = 20;
const WINDOW = 1_000;
/** After merged changes, this many patches in a second may be sent back to back. */
const BURST = 5;
/** The longest pause that sending at once may lead to, in milliseconds. */
const LONGEST_GAP = 68;
/** A wait worth avoiding, in milliseconds, and how many patches may have one until two changes are merged instead. */
const NOTICEABLE = 10;
const HELD = 8;
const LONGEST_PAUSE = 250;
/** A pause of this multiple of the cost of the last broadcast limits the processor time of live updates. */
const PAUSE_PER_COST = 4;

/** A patch that was sent; times are milliseconds of one clock. */
export interface SentPatch {
  began: number;
  ended: number;
  /** How long its first change waited. */
  waited: number;
  /** Changes were merged while they waited: there are more of them than patches are allowed. */
  merged: boolean;
}

/** Decides when the next patch of a topic may be sent. */
export class PatchPacing {
  /** When the patches of the last second were sent, the oldest first. */
  private sent: number[] = [];
  private next = -Infinity;
  /** Patches that have waited since changes were merged. */
  private held = 0;

  /** The wait until the next patch in whole milliseconds, rounded up because timers truncate fractions. */
  wait(now: number): number {
    return Math.ceil(Math.max(this.next - now, 0));
  }

  note({ began, ended, waited, merged }: SentPatch): void {
    this.sent = [...this.sent.filter((at) => at > began - WINDOW), began].slice(-LIMIT);
    const costly = Math.min((ended - began) * PAUSE_PER_COST, LONGEST_PAUSE);
    this.next = Math.max(merged ? this.evenlySpaced(began) : this.earliest(began), ended + costly);
    if (merged) this.held = 0;
    else if (waited >= NOTICEABLE) this.held += 1;
    if (this.held >= HELD) this.skipOne();
  }

  /**
   * If changes arrive as fast as patches are allowed, each would wait as long as the last one, indefinitely. One longer
   * pause merges two changes, so that later ones are sent at once again.
   */
  private skipOne(): void {
    this.held = 0;
    this.next += WINDOW / LIMIT;
  }

  /** Under load, the patches that are left are spread evenly until the oldest one is a second old. */
  private evenlySpaced(now: number): number {
    const [oldest = now] = this.sent;
    if (this.sent.length < BURST) return now;
    return now + (oldest + WINDOW - now) / (LIMIT - this.sent.length + 1);
  }

  /**
   * The earliest time at which the next patch leaves enough of them for the rest of the second: with a patch each
   * `LONGEST_GAP` from then on, each old one must be a second old when its turn comes.
   */
  private earliest(now: number): number {
    const left = LIMIT - this.sent.length;
    const [oldest = now] = this.sent;
    if (left === 0) return oldest + WINDOW;
    return Math.max(now, ...this.sent.map((at, index) => at + WINDOW - LONGEST_GAP * (left + index)));
  }
}
