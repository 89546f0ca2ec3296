interface FakeRequest {
  result: unknown;
  onsuccess?: () => void;
  oncomplete?: () => void;
}

/** A request, or a transaction, that succeeds at once. */
function succeeding(result: unknown): FakeRequest {
  const request: FakeRequest = { result };
  queueMicrotask(() => (request.onsuccess ?? request.oncomplete)?.());
  return request;
}

/** The parts of IndexedDB that the site uses; jsdom has none. All databases share these entries. */
export function provideIndexedDb(): Map<string, unknown> {
  const entries = new Map<string, unknown>();
  const objectStore = () => ({
    get: (key: string) => succeeding(entries.get(key)),
    put: (value: unknown, key: string) => entries.set(key, value),
    get transaction() {
      return succeeding(undefined);
    },
  });
  const database = { transaction: () => ({ objectStore }) };
  Object.assign(globalThis, { indexedDB: { open: () => succeeding(database) } });
  return entries;
}
