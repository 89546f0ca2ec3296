/** What is read again and again is read this often at most. */
const PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

/** Reads something again whenever it may have changed: never twice at once, not often, and less often when it fails. */
export class PacedRead {
  private running: AbortController | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isActive = false;
  private isWantedAgain = false;
  private failures = 0;
  private last = Number.NEGATIVE_INFINITY;

  /** `read` rejects to be tried again. */
  constructor(private readonly read: (signal: AbortSignal) => Promise<void>) {}

  /** Something else is asked for than before: what is on its way is of no use any more. */
  now(): void {
    this.stop();
    this.isActive = true;
    this.failures = 0;
    void this.run();
  }

  /** At once if the last time is a while ago. */
  soon(): void {
    if (!this.isActive) return;
    if (this.running) this.isWantedAgain = true;
    else this.timer ??= setTimeout(() => void this.run(), this.wait());
  }

  /** Nothing is read until it is asked for `now`. */
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
    // Meanwhile something else was asked for, or nobody waits any more.
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
