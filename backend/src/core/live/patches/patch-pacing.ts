/** Limits the patches a watcher gets in any one second (docs/live-protocol.md, section 4). */
const LIMIT = 20;
const WINDOW = 1_000;
/** Patches under load are this far apart, in milliseconds. */
export const PATCH_INTERVAL = WINDOW / LIMIT;
/** After merged changes, this many patches in a second may be sent back to back. */
const BURST = 5;
/**
 * Under load, patches are at least this far apart, in milliseconds: else those that were sent close together would be so
 * again a second later, and all others would wait longer. A little less than their share, so that none is lost.
 */
const SMALLEST_GAP = 48;
/** The longest pause that sending at once may lead to, in milliseconds. */
const LONGEST_GAP = 68;
/** A wait or delay worth avoiding, in milliseconds. */
const NOTICEABLE = 10;
const LONGEST_PAUSE = 250;
/** The weight of the last broadcast in the average cost. */
const WEIGHT_OF_LAST = 0.25;

/** A patch that was sent; times are milliseconds of one clock. */
export interface SentPatch {
  began: number;
  ended: number;
  /** Changes were merged before the patch could be sent: there are more of them than patches are allowed. */
  merged: boolean;
  /** The pause after it, as a multiple of its cost. */
  pausePerCost: number;
}

/** Decides when the next patch of a topic may be sent. */
export class PatchPacing {
  /** When the patches of the last second were sent, the oldest first. */
  private sent: number[] = [];
  /** The next patch by the limit, and by the cost of the last one. */
  private allowed = -Infinity;
  private rested = -Infinity;
  private averageCost: number | undefined;

  /** The wait until the next patch in milliseconds. */
  wait(now: number): number {
    return Math.max(this.allowed - now, this.rested - now, 0);
  }

  /**
   * Until when a change that is added now waits for another one to be merged with. If changes arrive as fast as patches
   * are allowed, a late patch makes the patch a second later wait, that one the next, and so on. Merging two changes ends
   * this. A change that the limit allows never waits.
   */
  holdUntil(now: number): number {
    return this.allowed - now >= NOTICEABLE ? now + PATCH_INTERVAL + NOTICEABLE : now;
  }

  note({ began, ended, merged, pausePerCost }: SentPatch): void {
    this.sent = [...this.sent.filter((at) => at > began - WINDOW), began].slice(-LIMIT);
    this.allowed = merged ? this.evenlySpaced(began) : this.earliest(began);
    const cost = ended - began;
    this.averageCost = (this.averageCost ?? cost) * (1 - WEIGHT_OF_LAST) + cost * WEIGHT_OF_LAST;
    // A broadcast that was interrupted leads to no longer pause than others.
    this.rested = ended + Math.min(Math.min(cost, this.averageCost) * pausePerCost, LONGEST_PAUSE);
  }

  /** Under load, the patches that are left are spread evenly until the oldest one is a second old. */
  private evenlySpaced(now: number): number {
    const [oldest = now] = this.sent;
    if (this.sent.length < BURST) return now;
    const even = (oldest + WINDOW - now) / (LIMIT - this.sent.length + 1);
    return now + Math.max(even, SMALLEST_GAP);
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
