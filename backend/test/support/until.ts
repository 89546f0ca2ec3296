/** How long a test waits for what must come, but is promised no time: longer than a busy machine makes it take. */
const PATIENCE = 15_000;

/** Asks again and again until the answer is the wanted one; fails after `limit` milliseconds with the last answer. */
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
