import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What only the browser knows; `before`, while the page is drawn by the build for its first paint. */
export function useInBrowser<T extends boolean | number | string>(read: () => T, before: T): T {
  return useSyncExternalStore(never, read, () => before);
}
