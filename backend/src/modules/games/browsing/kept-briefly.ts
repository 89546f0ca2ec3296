/** How long something is shown at most, in milliseconds. */
const KEPT_FOR = 10_000;
const KEPT_AT_MOST = 1_000;

/**
 * What many ask for and what takes longer to work out than to send. Whoever asks while it is worked out shares the
 * answer; what has grown old is shown once more while it is worked out anew, so that nobody waits twice.
 */
export class KeptBriefly<T> {
  private readonly kept = new Map<string, { value: T; until: number }>();
  private readonly running = new Map<string, Promise<T>>();

  /** @param isCostly what costs next to nothing is worked out each time */
  constructor(private readonly isCostly: (value: T) => boolean) {}

  async get(key: string, work: () => Promise<T>): Promise<T> {
    const known = this.kept.get(key);
    if (known && known.until > Date.now()) return known.value;
    const running = this.running.get(key) ?? this.run(key, work);
    if (!known) return running;
    running.catch(() => undefined);
    return known.value;
  }

  clear(): void {
    this.kept.clear();
    // What is worked out right now may have seen the old state.
    this.running.clear();
  }

  private run(key: string, work: () => Promise<T>): Promise<T> {
    const running = work().then((value) => {
      if (this.running.get(key) === running) this.keep(key, value);
      return value;
    });
    this.running.set(key, running);
    const done = () => {
      if (this.running.get(key) === running) this.running.delete(key);
    };
    running.then(done, done);
    return running;
  }

  private keep(key: string, value: T): void {
    this.kept.delete(key);
    if (!this.isCostly(value)) return;
    if (this.kept.size >= KEPT_AT_MOST) this.kept.clear();
    this.kept.set(key, { value, until: Date.now() + KEPT_FOR });
  }
}
