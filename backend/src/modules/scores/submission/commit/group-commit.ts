/** A committed batch; its results follow. */
export interface Committed<Result> {
  /** The results that are known at once, by the position of their item. */
  known?: (Result | undefined)[];
  /** The results of all items; one that is a promise is not waited for. */
  results: Promise<PromiseSettledResult<Result | Promise<Result>>[]>;
}

/** Stores items in one commit. Resolves when they are durable, with a function that determines their results. */
export type Commit<Item, Result> = (items: Item[]) => Promise<() => Committed<Result>>;

/**
 * Group commit: items that arrive during a commit form the next batch; without a running commit, an item is committed
 * at once. The next commit begins when the current one is durable, before its results are determined: the database
 * works while they are, and while responses are sent.
 */
export class GroupCommit<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private isCommitting = false;
  private unanswered = 0;
  private scheduled = false;
  private idle: (() => void)[] = [];

  constructor(
    private readonly commit: Commit<Item, Result>,
    private readonly options: { largest: number; mostWaiting: number; onFull: () => Error },
  ) {}

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
    const commit = this.commit(batch.map(({ item }) => item));
    await commit.catch(() => undefined);
    this.isCommitting = false;
    if (this.waiting.length > 0) {
      void this.commitNext();
      await commitIsSent();
    }
    try {
      const { known, results } = (await commit)();
      if (known) answerKnown(batch, known);
      answer(batch, await results);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    this.unanswered -= 1;
    if (this.unanswered === 0 && this.waiting.length === 0) for (const resolve of this.idle.splice(0)) resolve();
  }
}

/** The pool of connections sends a statement at the end of the tick in which it is run. */
const commitIsSent = () => new Promise<void>((resolve) => process.nextTick(resolve));

function answerKnown<Item, Result>(batch: Waiting<Item, Result>[], known: (Result | undefined)[]): void {
  batch.forEach(({ resolve }, index) => {
    const result = known[index];
    if (result !== undefined) resolve(result);
  });
}

function answer<Item, Result>(
  batch: Waiting<Item, Result>[],
  results: PromiseSettledResult<Result | Promise<Result>>[],
): void {
  batch.forEach(({ resolve, reject }, index) => {
    const result = results[index];
    if (result?.status === 'fulfilled') resolve(result.value);
    else reject(result?.reason ?? new Error('an item got no result'));
  });
}

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result | Promise<Result>) => void;
  reject: (error: unknown) => void;
}
