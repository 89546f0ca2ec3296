/**
 * Items that arrive while a commit is under way form the next batch; when nothing is under way, an item commits at
 * once, without a timer. `lanes` commits run side by side.
 */
export class GroupCommit<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private running = 0;
  private scheduled = false;
  private idle: (() => void)[] = [];

  constructor(
    private readonly commit: (items: Item[]) => Promise<PromiseSettledResult<Result>[]>,
    private readonly options: { lanes: number; largest: number; mostWaiting: number; onFull: () => Error },
  ) {}

  /** Resolves with the item's own result once its batch has been committed. */
  add(item: Item): Promise<Result> {
    if (this.waiting.length >= this.options.mostWaiting) return Promise.reject(this.options.onFull());
    return new Promise<Result>((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.schedule();
    });
  }

  /** Resolves when nothing waits or runs any more. */
  async drained(): Promise<void> {
    if (this.running === 0 && this.waiting.length === 0) return;
    await new Promise<void>((resolve) => this.idle.push(resolve));
  }

  /** Whatever arrives in the same turn of the event loop goes together. */
  private schedule(): void {
    if (this.scheduled || this.running >= this.options.lanes) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      while (this.running < this.options.lanes && this.waiting.length > 0) void this.commitNext();
    });
  }

  private async commitNext(): Promise<void> {
    const batch = this.waiting.splice(0, this.options.largest);
    this.running += 1;
    try {
      const results = await this.commit(batch.map(({ item }) => item));
      batch.forEach(({ resolve, reject }, index) => {
        const result = results[index];
        if (result?.status === 'fulfilled') resolve(result.value);
        else reject(result?.reason ?? new Error('an item got no result'));
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      this.running -= 1;
      if (this.waiting.length > 0) this.schedule();
      else if (this.running === 0) for (const resolve of this.idle.splice(0)) resolve();
    }
  }
}

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}
