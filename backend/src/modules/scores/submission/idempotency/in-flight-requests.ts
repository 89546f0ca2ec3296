/**
 * After this many requests, the map is replaced by a copy. V8 links the old table of a growing map to the new one: once
 * one of them is in the old generation, it would keep all later ones, with their requests, until the next full
 * collection.
 */
const RENEW_AFTER = 250;

interface InFlight<Request, Result> {
  request: Request;
  result: Promise<Result>;
}

/**
 * Concurrent requests with the same idempotency key on this node: the first runs, the others share its result. Across
 * nodes, the row of the key in the database excludes duplicates.
 */
export class InFlightRequests<Request, Result> {
  private started = 0;
  private inFlight = new Map<string, InFlight<Request, Result>>();

  constructor(private readonly isSame: (a: Request, b: Request) => boolean) {}

  /** Runs `work`, or shares the result of a request that is in flight. Throws `mismatch` for a different request. */
  async run(
    key: string,
    request: Request,
    work: () => Promise<Result>,
    mismatch: () => Error,
  ): Promise<{ result: Result; shared: boolean }> {
    for (let first = this.inFlight.get(key); first; first = this.inFlight.get(key)) {
      if (this.isSame(first.request, request)) return { result: await first.result, shared: true };
      // A failed request does not claim the key.
      if (await succeeds(first.result)) throw mismatch();
    }
    const result = work();
    this.add(key, { request, result });
    try {
      return { result: await result, shared: false };
    } finally {
      this.inFlight.delete(key);
    }
  }

  private add(key: string, inFlight: InFlight<Request, Result>): void {
    this.started += 1;
    if (this.started % RENEW_AFTER === 0) this.inFlight = new Map(this.inFlight);
    this.inFlight.set(key, inFlight);
  }
}

function succeeds(result: Promise<unknown>): Promise<boolean> {
  return result.then(
    () => true,
    () => false,
  );
}
