/**
 * The first row of a query, which several metrics of one scrape share. While PostgreSQL is away it is unknown, and the
 * scrape still answers the others.
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
