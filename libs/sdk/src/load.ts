import type * as more from './more.js';

export type LoadMore = () => Promise<typeof more>;

/** Uses what `LoadMore` loads; the other result if it cannot be loaded or throws. */
export type WithMore = <Result, Other = undefined>(
  use: (loaded: typeof more) => Result | Promise<Result>,
  other?: Other,
) => Promise<Result | Other>;

const LOAD_MS = 5_000;

/** Loads a script; again with the next call if that has failed or takes too long. */
export function loader<Script>(address: string): () => Promise<Script> {
  let next = address;
  return () =>
    Promise.race([
      import(/* @vite-ignore */ next),
      new Promise((_resolve, reject) => setTimeout(reject, LOAD_MS, next)),
    ]).catch((error: unknown) => {
      // Some browsers remember the failure of an address.
      next += '?';
      throw error;
    }) as Promise<Script>;
}
