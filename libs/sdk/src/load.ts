import type * as more from './more.js';

export type LoadMore = () => Promise<typeof more>;

/** Uses what `LoadMore` loads; undefined if it cannot be loaded or throws. */
export type WithMore = <Result>(use: (loaded: typeof more) => Result | Promise<Result>) => Promise<Result | undefined>;

/** Loads a script; again with the next call if that has failed. */
export function loader<Script>(address: string): () => Promise<Script> {
  let next = address;
  return () =>
    import(/* @vite-ignore */ next).catch((error: unknown) => {
      // Some browsers remember the failure of an address.
      next += '?';
      throw error;
    }) as Promise<Script>;
}
