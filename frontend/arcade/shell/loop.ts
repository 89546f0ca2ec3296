/** Longer frames slow the game down instead of skipping ticks. */
const LONGEST_FRAME_MS = 100;

export interface LoopSteps {
  tick(): void;
  /** `alpha`: the elapsed share of the current tick. */
  frame(seconds: number, alpha: number): void;
}

/** Fixed ticks, independent of the frame rate: 30, 60 or 144 Hz produce the same run. */
export class Loop {
  ticking = false;
  private last = 0;
  private due = 0;

  constructor(
    private readonly tickRate: number,
    private readonly steps: LoopSteps,
  ) {}

  start(): void {
    requestAnimationFrame((now) => {
      this.last = now;
      this.next(now);
    });
  }

  restart(): void {
    this.due = 0;
  }

  private next(now: number): void {
    const elapsed = Math.min(LONGEST_FRAME_MS, now - this.last);
    this.last = now;
    if (this.ticking && this.tickRate > 0) {
      this.due += (elapsed * this.tickRate) / 1000;
      for (; this.due >= 1; this.due--) this.steps.tick();
    }
    this.steps.frame(elapsed / 1000, this.due);
    requestAnimationFrame((then) => this.next(then));
  }
}
