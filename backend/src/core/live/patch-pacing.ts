/** Limits the patches a watcher gets in any one second (docs/live-protocol.md, section 4). */
const LIMIT = 20;
const WINDOW = 1_000;
/** So many may leave back to back: a quiet board shows each score at once. */
const BURST = 5;
const LONGEST_PAUSE = 250;
/** A pause of this many times what the last broadcast cost keeps live pages to a fair share of the processor. */
const PAUSE_PER_COST = 4;

/** When the next patch of one topic may leave. Times are milliseconds of one clock. */
export class PatchPacing {
  /** When the patches of the last second left, the oldest first. */
  private sent: number[] = [];
  private next = -Infinity;

  /** How long the next patch has to wait, in whole milliseconds: a timer cuts fractions off, and would be early. */
  wait(now: number): number {
    return Math.ceil(Math.max(this.next - now, 0));
  }

  /** Notes a patch that began to leave at `began` and had left at `ended`. */
  note(began: number, ended: number): void {
    this.sent = [...this.sent.filter((at) => at > began - WINDOW), began].slice(-LIMIT);
    const costly = Math.min((ended - began) * PAUSE_PER_COST, LONGEST_PAUSE);
    this.next = Math.max(began + this.spacing(began), ended + costly);
  }

  /** Past the burst, what is left of the limit is spread evenly until the oldest patch is a second old. */
  private spacing(now: number): number {
    const [oldest = now] = this.sent;
    if (this.sent.length < BURST) return 0;
    return (oldest + WINDOW - now) / (LIMIT - this.sent.length + 1);
  }
}
