/** On a busy machine, jobs wait up to 30 s before they run again. Tests assert no times. */
const DEFAULT_TIMEOUT = 45_000;

/** In milliseconds: a node without the message notices after 5 seconds, the lifetime of its cache. */
export const NOTIFIED_WITHIN = 4_000;

/** Polls until a value is accepted. Fails after `timeout` milliseconds with the last value. */
export async function until<T>(
  poll: () => Promise<T> | T,
  isAccepted: (value: T) => boolean,
  timeout = DEFAULT_TIMEOUT,
): Promise<T> {
  const deadline = performance.now() + timeout;
  for (;;) {
    const value = await poll();
    if (isAccepted(value)) return value;
    if (performance.now() > deadline)
      throw new Error(`not accepted within ${timeout} ms; the last value was ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
