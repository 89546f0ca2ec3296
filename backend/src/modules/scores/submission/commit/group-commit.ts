/** A batch that has been committed; its results may take a moment longer. */
export interface Committed<Result> {
  results: Promise<PromiseSettledResult<Result>[]>;
}

/**
 * Items that arrive while a commit is under way form the next batch; when nothing is under way, an item commits at
 * once, without a timer. The next commit begins when this one is durable, whatever its results wait for.
 */
export class GroupCommit<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private isCommitting = false;
  private unanswered = 0;
  private scheduled = false;
  private idle: (() => void)[] = [];

  constructor(
    private readonly commit: (items: Item[]) => Promise<Committed<Result>>,
    private readonly options: { largest: number; mostWaiting: number; onFull: () => Error },
  ) {}

  /** Resolves with the item's own result once its batch has been committed. */
  add(item: Item): Promise<Result> {
    if (this.waiting.length >= this.options.mostWaiting) return Promise.reject(this.options.onFull());
    return new Promise<Result>((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.schedule();
    });
  }

  /** Resolves when no item waits for its result any more. */
  async drained(): Promise<void> {
    if (this.unanswered === 0 && this.waiting.length === 0) return;
    await new Promise<void>((resolve) => this.idle.push(resolve));
  }

  /** Items of the same turn of the event loop go together. */
  private schedule(): void {
    if (this.scheduled || this.isCommitting) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      if (this.waiting.length > 0) void this.commitNext();
    });
  }

  private async commitNext(): Promise<void> {
    const batch = this.waiting.splice(0, this.options.largest);
    this.unanswered += 1;
    this.isCommitting = true;
    const commit = this.commit(batch.map(({ item }) => item));
    await commit.catch(() => undefined);
    this.isCommitting = false;
    if (this.waiting.length > 0) this.schedule();
    try {
      const { results } = await commit;
      answer(batch, await results);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    this.unanswered -= 1;
    if (this.unanswered === 0 && this.waiting.length === 0) for (const resolve of this.idle.splice(0)) resolve();
  }
}

function answer<Item, Result>(batch: Waiting<Item, Result>[], results: PromiseSettledResult<Result>[]): void {
  batch.forEach(({ resolve, reject }, index) => {
    const result = results[index];
    if (result?.status === 'fulfilled') resolve(result.value);
    else reject(result?.reason ?? new Error('an item got no result'));
  });
}

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}
