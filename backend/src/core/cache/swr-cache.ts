/** Time until a value is stale, in milliseconds. */
const TTL = 10_000;
const MAX_ENTRIES = 1_000;

/**
 * Stale-while-revalidate: a stale value is returned once more while it is computed again. Concurrent reads of a key
 * share one computation.
 */
export class SwrCache<T> {
  private readonly entries = new Map<string, { value: T; expiresAt: number }>();
  private readonly running = new Map<string, Promise<T>>();

  /** @param isExpensive values that are cheap to compute are not stored */
  constructor(private readonly isExpensive: (value: T) => boolean) {}

  async get(key: string, compute: () => Promise<T>): Promise<T> {
    const entry = this.entries.get(key);
    if (entry && entry.expiresAt > performance.now()) return entry.value;
    const running = this.running.get(key) ?? this.run(key, compute);
    if (!entry) return running;
    running.catch(() => undefined);
    return entry.value;
  }

  clear(): void {
    this.entries.clear();
    // A computation in flight may have read the old state.
    this.running.clear();
  }

  private run(key: string, compute: () => Promise<T>): Promise<T> {
    const running = compute().then((value) => {
      if (this.running.get(key) === running) this.store(key, value);
      return value;
    });
    this.running.set(key, running);
    const done = () => {
      if (this.running.get(key) === running) this.running.delete(key);
    };
    running.then(done, done);
    return running;
  }

  private store(key: string, value: T): void {
    this.entries.delete(key);
    if (!this.isExpensive(value)) return;
    if (this.entries.size >= MAX_ENTRIES) this.entries.clear();
    this.entries.set(key, { value, expiresAt: performance.now() + TTL });
  }
}
