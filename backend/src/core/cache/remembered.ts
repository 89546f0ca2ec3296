import type { Invalidations } from '../redis/invalidation.js';

/** How long anything is remembered while messages of other nodes may get lost, in milliseconds. */
const TTL_IN_DOUBT = 1_000;

interface Options<V, K> {
  load: (key: K) => Promise<V | undefined>;
  /** Milliseconds after which a value is read again, come what may. */
  ttl: number;
  size: number;
  invalidations: Pick<Invalidations, 'live' | 'onReset'>;
}

/**
 * What this node remembers of rows that are asked for many times a second. Nothing outlives `ttl`; what changes is
 * forgotten by message before that; what is read while it changes is not remembered; many who ask for the same at
 * once cause one read.
 */
export class Remembered<V, K = string> {
  private readonly entries = new Map<K, { value: V; until: number }>();
  private readonly loading = new Map<K, Promise<V | undefined>>();
  private generation = 0;

  constructor(private readonly options: Options<V, K>) {
    options.invalidations.onReset(() => this.clear());
  }

  /** What is known right now, without a wait. */
  cached(key: K): V | undefined {
    const entry = this.entries.get(key);
    return entry !== undefined && entry.until > Date.now() ? entry.value : undefined;
  }

  async get(key: K): Promise<V | undefined> {
    return this.cached(key) ?? this.loading.get(key) ?? this.load(key);
  }

  forget(key: K): void {
    this.entries.delete(key);
    this.doubtReads();
  }

  forgetWhere(matches: (value: V) => boolean): void {
    for (const [key, { value }] of this.entries) if (matches(value)) this.entries.delete(key);
    this.doubtReads();
  }

  clear(): void {
    this.entries.clear();
    this.doubtReads();
  }

  /** A read that is under way may have seen the old state: it is neither remembered nor joined. */
  private doubtReads(): void {
    this.generation += 1;
    this.loading.clear();
  }

  private load(key: K): Promise<V | undefined> {
    const { generation } = this;
    const reading = this.options.load(key).then((value) => {
      if (value !== undefined && generation === this.generation) this.remember(key, value);
      return value;
    });
    this.loading.set(key, reading);
    const done = () => {
      if (this.loading.get(key) === reading) this.loading.delete(key);
    };
    reading.then(done, done);
    return reading;
  }

  private remember(key: K, value: V): void {
    const { ttl, size, invalidations } = this.options;
    this.entries.delete(key);
    if (this.entries.size >= size) this.dropOldest();
    this.entries.set(key, { value, until: Date.now() + (invalidations.live ? ttl : TTL_IN_DOUBT) });
  }

  private dropOldest(): void {
    for (const key of this.entries.keys()) {
      this.entries.delete(key);
      return;
    }
  }
}
