import { PATCH_INTERVAL } from './patch-pacing.js';

/** The share of the main thread's time that broadcasts may take. They leave more than `BUSY`, so that it is noticed. */
const SHARE = 0.4;
/** The same while other work keeps the main thread busy: accepting scores comes first. */
const SHARE_WHEN_BUSY = 0.1;
/** With this share for other work, the main thread is busy. */
const BUSY = 0.5;
/** The pause after a broadcast is adjusted this often, in milliseconds. */
const PERIOD = 250;
/** The bounds of a pause, as multiples of the cost of the broadcast. */
const LEAST_PER_COST = 3;
const MOST_PER_COST = 200;

/**
 * Limits the time of all broadcasts of this node together by the pause after each. A pause is a multiple of the cost, so
 * boards with few watchers are hardly affected.
 */
export class BroadcastBudget {
  /** The pause after a broadcast, as a multiple of its cost. */
  pausePerCost = LEAST_PER_COST;
  private spent = 0;
  /** The sum of the squared costs: expensive broadcasts count more in their average. */
  private squares = 0;
  private since: number;
  private activeBefore: number;

  /** Times are milliseconds; `active` is the time in which the event loop has worked so far. */
  constructor(now: number, active: number) {
    this.since = now;
    this.activeBefore = active;
  }

  /** Notes a broadcast that has just ended. */
  note(cost: number, now: number, active: number): void {
    this.spent += cost;
    this.squares += cost * cost;
    const elapsed = now - this.since;
    if (elapsed < PERIOD) return;
    const otherWork = (active - this.activeBefore - this.spent) / elapsed;
    this.adjust(this.spent / elapsed / (otherWork > BUSY ? SHARE_WHEN_BUSY : SHARE));
    this.spent = 0;
    this.squares = 0;
    this.since = now;
    this.activeBefore = active;
  }

  /** `use` is how much of the allowed time was used: 1 is all of it. */
  private adjust(use: number): void {
    const typicalCost = this.squares / this.spent;
    // A pause that ends before the next patch is due has no effect, so it is extended from there.
    const from = use > 1 ? Math.max(this.pausePerCost, PATCH_INTERVAL / typicalCost - 1) : this.pausePerCost;
    this.pausePerCost = Math.min(Math.max(from * use, LEAST_PER_COST), MOST_PER_COST);
  }
}
