/** How long tests wait for events without a promised time; generous for a loaded machine. */
const PATIENCE = 15_000;

/** Polls until the value is accepted; fails after `limit` milliseconds with the last value. */
export async function until<T>(
  ask: () => Promise<T> | T,
  wanted: (answer: T) => boolean,
  limit = PATIENCE,
): Promise<T> {
  const end = performance.now() + limit;
  for (;;) {
    const answer = await ask();
    if (wanted(answer)) return answer;
    if (performance.now() > end)
      throw new Error(`not so within ${limit} ms; the last answer was ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
