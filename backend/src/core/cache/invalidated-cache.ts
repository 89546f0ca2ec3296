import type { Invalidations } from '../redis/invalidations.service.js';

/** Time to live while invalidations of other nodes may get lost, in milliseconds. */
const TTL_WHILE_DISCONNECTED = 1_000;
/** How long and how many keys without a value are remembered: a flood of them must not evict the values. */
const MISSING = { ttl: 1_000, size: 5_000 };

interface Options<V, K> {
  load: (key: K) => Promise<V | undefined>;
  /** Time to live in milliseconds, in case no invalidation arrives. */
  ttl: number;
  size: number;
  /** For keys that anybody may invent: those without a value are loaded once a second. */
  remembersMissing?: boolean;
  invalidations: Pick<Invalidations, 'live' | 'onReset'>;
}

/**
 * A read-through cache that invalidations of all nodes keep current; see docs/decisions/0018. Concurrent reads of a key
 * share one load. A value that was loaded while something was invalidated is returned but not stored.
 */
export class InvalidatedCache<V, K = string> {
  private readonly entries = new Map<K, { value: V; expiresAt: number }>();
  /** Keys without a value, and until when. */
  private readonly missing = new Map<K, number>();
  private readonly loading = new Map<K, Promise<V | undefined>>();
  private generation = 0;

  constructor(private readonly options: Options<V, K>) {
    options.invalidations.onReset(() => this.clear());
  }

  /** The value if it is in memory; never loads. */
  peek(key: K): V | undefined {
    const entry = this.entries.get(key);
    return entry !== undefined && entry.expiresAt > performance.now() ? entry.value : undefined;
  }

  async get(key: K): Promise<V | undefined> {
    const value = this.peek(key);
    if (value !== undefined || this.isMissing(key)) return value;
    return this.loading.get(key) ?? this.load(key);
  }

  delete(key: K): void {
    this.entries.delete(key);
    this.missing.delete(key);
    this.detachLoads();
  }

  deleteWhere(matches: (value: V) => boolean): void {
    for (const [key, { value }] of this.entries) if (matches(value)) this.entries.delete(key);
    this.detachLoads();
  }

  clear(): void {
    this.entries.clear();
    this.missing.clear();
    this.detachLoads();
  }

  /** A load in flight may have read the old state: its result is not stored, and later reads do not join it. */
  private detachLoads(): void {
    this.generation += 1;
    this.loading.clear();
  }

  private load(key: K): Promise<V | undefined> {
    const { generation } = this;
    const loading = this.options.load(key).then((value) => {
      if (generation === this.generation) this.store(key, value);
      return value;
    });
    this.loading.set(key, loading);
    const done = () => {
      if (this.loading.get(key) === loading) this.loading.delete(key);
    };
    loading.then(done, done);
    return loading;
  }

  private isMissing(key: K): boolean {
    return (this.missing.get(key) ?? 0) > performance.now();
  }

  private store(key: K, value: V | undefined): void {
    const { ttl, size, remembersMissing, invalidations } = this.options;
    if (value !== undefined) {
      const expiresAt = performance.now() + (invalidations.live ? ttl : TTL_WHILE_DISCONNECTED);
      putNewest(this.entries, key, { value, expiresAt }, size);
    } else if (remembersMissing) {
      putNewest(this.missing, key, performance.now() + MISSING.ttl, MISSING.size);
    }
  }
}

/** Drops the oldest beyond `size`; a Map keeps insertion order. */
function putNewest<K, T>(map: Map<K, T>, key: K, value: T, size: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size <= size) return;
  for (const oldest of map.keys()) {
    map.delete(oldest);
    return;
  }
}
