/** What a running request asks for; a twin that asks for something else is a mistake. */
interface Running<Asked, Result> {
  asked: Asked;
  result: Promise<Result>;
}

/**
 * Requests with one idempotency key at the same time on this node: the first runs, its twins wait for its answer.
 * Twins on different nodes meet at the key's row in the database.
 */
export class Twins<Asked, Result> {
  private readonly running = new Map<string, Running<Asked, Result>>();

  constructor(private readonly sameAsked: (a: Asked, b: Asked) => boolean) {}

  /** The result of the first with this key, and whether this one was a twin; `mismatch` is thrown for another wish. */
  async run(
    key: string,
    asked: Asked,
    work: () => Promise<Result>,
    mismatch: () => Error,
  ): Promise<{ result: Result; twin: boolean }> {
    for (let first = this.running.get(key); first; first = this.running.get(key)) {
      if (this.sameAsked(first.asked, asked)) return { result: await first.result, twin: true };
      // The one that runs may be the mistaken one: it decides what the key stands for only if it turns out well.
      if (await turnsOutWell(first.result)) throw mismatch();
    }
    const result = work();
    this.running.set(key, { asked, result });
    try {
      return { result: await result, twin: false };
    } finally {
      this.running.delete(key);
    }
  }
}

function turnsOutWell(result: Promise<unknown>): Promise<boolean> {
  return result.then(
    () => true,
    () => false,
  );
}
