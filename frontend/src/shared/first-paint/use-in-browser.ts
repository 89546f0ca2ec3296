import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** A value that only the browser knows; `before` while the page is prerendered and hydrated. */
export function useInBrowser<T extends boolean | number | string>(read: () => T, before: T): T {
  return useSyncExternalStore(never, read, () => before);
}
