/** Whoever asks within the same turn of the event loop is answered from one query. */
export class BulkLoader<K, V> {
  private waiting: { key: K; resolve: (value: V | undefined) => void; reject: (error: unknown) => void }[] = [];

  constructor(private readonly loadAll: (keys: K[]) => Promise<Map<K, V>>) {}

  load(key: K): Promise<V | undefined> {
    return new Promise((resolve, reject) => {
      if (this.waiting.length === 0) setImmediate(() => void this.run());
      this.waiting.push({ key, resolve, reject });
    });
  }

  private async run(): Promise<void> {
    const asked = this.waiting;
    this.waiting = [];
    try {
      const values = await this.loadAll(asked.map(({ key }) => key));
      for (const { key, resolve } of asked) resolve(values.get(key));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }
}
