interface Options<S> {
  load: () => Promise<S>;
  /** Called after a refresh. */
  onChange: (before: S, now: S) => void;
}

/**
 * The state that all watchers of a topic on this node share: loaded once, and again after each change. All watchers
 * start from the same state and receive every step, so that steps can be sent as differences.
 */
export class SharedSnapshot<S> {
  private current: S | undefined;
  private loading: Promise<unknown> = Promise.resolve();
  private next: Promise<S> | undefined;
  private generation = 0;

  constructor(private readonly options: Options<S>) {}

  /** Returns the current state, loading it if needed. */
  async get(): Promise<S> {
    return this.current ?? this.refresh();
  }

  /** Returns the current state if it is in memory. */
  peek(): S | undefined {
    return this.current;
  }

  /** Loads again, one load at a time; callers during a load share the next one. */
  refresh(): Promise<S> {
    this.next ??= this.loading.then(() => {
      this.next = undefined;
      const reading = this.load();
      this.loading = reading.catch(() => undefined);
      return reading;
    });
    return this.next;
  }

  /** Drops the state after missed events, or without watchers; the next watcher loads it. */
  drop(): void {
    this.current = undefined;
    this.generation += 1;
  }

  private async load(): Promise<S> {
    const { generation } = this;
    const now = await this.options.load();
    // Loaded before the drop, so it may lack the missed events.
    if (generation !== this.generation) return this.load();
    const before = this.current;
    this.current = now;
    if (before !== undefined) this.options.onChange(before, now);
    return now;
  }
}
