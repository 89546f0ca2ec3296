/** Limits the patches a watcher gets in any one second (docs/live-protocol.md, section 4). */
const LIMIT = 20;
const WINDOW = 1_000;
/** Patches that may be sent back to back: a quiet board shows each score at once. */
const BURST = 5;
const LONGEST_PAUSE = 250;
/** A pause of this multiple of the cost of the last broadcast limits the processor time of live updates. */
const PAUSE_PER_COST = 4;

/** Decides when the next patch of a topic may be sent. All times are milliseconds of one clock. */
export class PatchPacing {
  /** When the patches of the last second were sent, the oldest first. */
  private sent: number[] = [];
  private next = -Infinity;

  /** The wait until the next patch in whole milliseconds, rounded up because timers truncate fractions. */
  wait(now: number): number {
    return Math.ceil(Math.max(this.next - now, 0));
  }

  /** Records a patch that was sent from `began` to `ended`. */
  note(began: number, ended: number): void {
    this.sent = [...this.sent.filter((at) => at > began - WINDOW), began].slice(-LIMIT);
    const costly = Math.min((ended - began) * PAUSE_PER_COST, LONGEST_PAUSE);
    this.next = Math.max(began + this.spacing(began), ended + costly);
  }

  /** Past the burst, the remaining patches are spread evenly until the oldest one is a second old. */
  private spacing(now: number): number {
    const [oldest = now] = this.sent;
    if (this.sent.length < BURST) return 0;
    return (oldest + WINDOW - now) / (LIMIT - this.sent.length + 1);
  }
}
