import { BUILD_LIMITS } from '@gamegeek/contracts/builds/build-limits.js';
import type { KeptItems } from '@gamegeek/contracts/builds/build-messages.js';

/** A change is sent after this pause, in milliseconds: games write often. */
const PAUSE = 250;

/**
 * A storage in memory with the interface of `localStorage`, which throws in an opaque origin. Its items are also its
 * properties, as those of a real one.
 */
export function createStorage(kept: KeptItems, changed: (items: KeptItems) => void = () => undefined): Storage {
  const items = new Map(Object.entries(kept));
  let size = 0;
  for (const [key, value] of items) size += key.length + value.length;

  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      changed(Object.fromEntries(items));
    }, PAUSE);
  };

  const remove = (key: string): void => {
    const value = items.get(key);
    if (value === undefined) return;
    size -= key.length + value.length;
    items.delete(key);
    note();
  };
  const set = (key: string, value: string): void => {
    const before = items.get(key);
    if (before === value) return;
    const added = value.length - (before === undefined ? -key.length : before.length);
    if (size + added > BUILD_LIMITS.storage) {
      throw new DOMException(`A game keeps at most ${BUILD_LIMITS.storage / 1024} kB here.`, 'QuotaExceededError');
    }
    size += added;
    items.set(key, value);
    note();
  };

  const methods = {
    getItem: (key: unknown) => items.get(String(key)) ?? null,
    setItem: (key: unknown, value: unknown) => set(String(key), String(value)),
    removeItem: (key: unknown) => remove(String(key)),
    clear: () => {
      for (const key of items.keys()) remove(key);
    },
    key: (place: unknown) => [...items.keys()][Number(place)] ?? null,
    get length() {
      return items.size;
    },
  };
  const isMethod = (key: string | symbol): key is keyof typeof methods => key in methods;
  return new Proxy(methods, {
    get: (_target, key) => (isMethod(key) ? methods[key] : typeof key === 'string' ? items.get(key) : undefined),
    set: (_target, key, value) => {
      set(String(key), String(value));
      return true;
    },
    has: (_target, key) => isMethod(key) || items.has(String(key)),
    deleteProperty: (_target, key) => {
      remove(String(key));
      return true;
    },
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_target, key) => {
      const value = items.get(String(key));
      return value === undefined ? undefined : { value, writable: true, enumerable: true, configurable: true };
    },
  });
}
