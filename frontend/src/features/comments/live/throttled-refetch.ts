/** The shortest interval between two runs. */
const PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

/** Repeats a fetch when its result may have changed: never concurrently, at most every two seconds, with backoff. */
export class ThrottledRefetch {
  private running: AbortController | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isActive = false;
  private isWantedAgain = false;
  private failures = 0;
  private last = Number.NEGATIVE_INFINITY;

  /** A rejection of `read` is retried. */
  constructor(private readonly read: (signal: AbortSignal) => Promise<void>) {}

  /** Runs at once; a pending result is dropped. */
  now(): void {
    this.stop();
    this.isActive = true;
    this.failures = 0;
    void this.run();
  }

  /** Runs at once if the last run was long enough ago. */
  soon(): void {
    if (!this.isActive) return;
    if (this.running) this.isWantedAgain = true;
    else this.timer ??= setTimeout(() => void this.run(), this.wait());
  }

  /** Stops until the next call of `now`. */
  stop(): void {
    this.isActive = false;
    clearTimeout(this.timer);
    this.running?.abort();
    this.timer = undefined;
    this.running = undefined;
    this.isWantedAgain = false;
  }

  private async run(): Promise<void> {
    const own = new AbortController();
    this.timer = undefined;
    this.running = own;
    this.last = Date.now();
    const hasFailed = await this.read(own.signal).then(
      () => false,
      () => true,
    );
    // Another request was started since then, or this one was stopped.
    if (this.running !== own) return;
    this.failures = hasFailed ? this.failures + 1 : 0;
    this.isWantedAgain ||= hasFailed;
    this.running = undefined;
    if (!this.isWantedAgain) return;
    this.isWantedAgain = false;
    this.soon();
  }

  private wait(): number {
    const pause = Math.min(PAUSE_MS * 2 ** this.failures, LONGEST_PAUSE_MS);
    return Math.max(0, this.last + pause - Date.now());
  }
}
