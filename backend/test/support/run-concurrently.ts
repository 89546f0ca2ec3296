/** Processes all items, `concurrency` at a time. */
export async function runConcurrently<T>(items: T[], work: (item: T) => Promise<void>, concurrency = 8): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}
