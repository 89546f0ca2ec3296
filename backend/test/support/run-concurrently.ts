/** Runs all, a few at a time. */
export async function inTurn<T>(items: T[], work: (item: T) => Promise<void>, atOnce = 8): Promise<void> {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of rest) await work(item);
    }),
  );
}
