import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** A value that exists only in the browser; `before` while the page is prerendered and hydrated. */
export function useInBrowser<T extends boolean | number | string>(read: () => T, before: T): T {
  return useSyncExternalStore(never, read, () => before);
}
