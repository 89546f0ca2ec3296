/**
 * Reads the first row of a query once for several metrics of a scrape. Undefined while PostgreSQL is unreachable, so
 * that the scrape still returns the other metrics.
 */
export function sharedReading<T>(query: () => Promise<T[]>): () => Promise<T | undefined> {
  let reading: Promise<T | undefined> | undefined;
  return () => {
    reading ??= query()
      .then(
        ([row]) => row,
        () => undefined,
      )
      .finally(() => (reading = undefined));
    return reading;
  };
}
