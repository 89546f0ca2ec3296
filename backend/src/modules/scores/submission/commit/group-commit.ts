interface Options<Item, Stored, Result> {
  /** Stores items in one commit; resolves when they are durable. */
  commit: (items: Item[]) => Promise<Stored>;
  /** Determines the results of committed items, in their order. */
  results: (items: Item[], stored: Stored) => Promise<Result>[];
  /** Whether the items of a batch that failed are committed again, each alone, so that a bad one fails alone. */
  retriesAlone: (error: unknown) => boolean;
  largest: number;
  mostWaiting: number;
  onFull: () => Error;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Promise<Result>) => void;
  reject: (error: unknown) => void;
}

interface Committed<Item, Stored, Result> {
  batch: Waiting<Item, Result>[];
  stored: Stored;
}

/**
 * Group commit: items that arrive during a commit form the next batch; without a running commit, an item is committed
 * at once. The next commit begins when the current one is durable, before its results are determined: the database
 * works while they are, and while responses are sent.
 */
export class GroupCommit<Item, Stored, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private isCommitting = false;
  private unanswered = 0;
  private scheduled = false;
  private idle: (() => void)[] = [];

  constructor(private readonly options: Options<Item, Stored, Result>) {}

  /** Resolves with the result of the item after the commit of its batch. */
  add(item: Item): Promise<Result> {
    if (this.waiting.length >= this.options.mostWaiting) return Promise.reject(this.options.onFull());
    return new Promise<Result>((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.schedule();
    });
  }

  /** Resolves when all items have their results. */
  async drained(): Promise<void> {
    if (this.unanswered === 0 && this.waiting.length === 0) return;
    await new Promise<void>((resolve) => this.idle.push(resolve));
  }

  /** Items of the same event loop tick form one batch. */
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
    const commits = await this.commit(batch);
    this.isCommitting = false;
    if (this.waiting.length > 0) {
      void this.commitNext();
      await commitIsSent();
    }
    await Promise.all(commits.map((committed) => this.answer(committed)));
    this.unanswered -= 1;
    if (this.unanswered === 0 && this.waiting.length === 0) for (const resolve of this.idle.splice(0)) resolve();
  }

  /**
   * Returns what is durable: one commit, or after a failure one for each item. Rejects items that could not be stored.
   */
  private async commit(batch: Waiting<Item, Result>[]): Promise<Committed<Item, Stored, Result>[]> {
    try {
      return [{ batch, stored: await this.options.commit(batch.map(({ item }) => item)) }];
    } catch (error) {
      if (batch.length > 1 && this.options.retriesAlone(error))
        return (await Promise.all(batch.map((waiting) => this.commit([waiting])))).flat();
      for (const { reject } of batch) reject(error);
      return [];
    }
  }

  /** Resolves when all items have their results. */
  private async answer({ batch, stored }: Committed<Item, Stored, Result>): Promise<void> {
    const items = batch.map(({ item }) => item);
    try {
      const results = this.options.results(items, stored);
      results.forEach((result, index) => batch[index]?.resolve(result));
      await Promise.allSettled(results);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}

/** The pool of connections sends a statement at the end of the tick in which it is run. */
const commitIsSent = () => new Promise<void>((resolve) => process.nextTick(resolve));
