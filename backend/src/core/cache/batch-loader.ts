/**
 * Combines lookups made in the same tick of the event loop into one call of `loadAll`; keys it leaves out are
 * undefined.
 */
export class BatchLoader<K, V> {
  private pending: { key: K; resolve: (value: V | undefined) => void; reject: (error: unknown) => void }[] = [];

  constructor(private readonly loadAll: (keys: K[]) => Promise<Map<K, V>>) {}

  load(key: K): Promise<V | undefined> {
    return new Promise((resolve, reject) => {
      if (this.pending.length === 0) setImmediate(() => void this.run());
      this.pending.push({ key, resolve, reject });
    });
  }

  private async run(): Promise<void> {
    const batch = this.pending;
    this.pending = [];
    try {
      const values = await this.loadAll(batch.map(({ key }) => key));
      for (const { key, resolve } of batch) resolve(values.get(key));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
