import type { Overlay } from './client.js';
import type * as more from './more.js';

/** Lazily loaded files. */
export interface Loaders {
  loadOverlay: () => Promise<Overlay>;
  loadMore: () => Promise<typeof more>;
}

export function createLoaders(site: string): Loaders {
  const loader = <File>(name: string): (() => Promise<File>) => {
    let address = `${site}/sdk/${name}`;
    return () =>
      import(/* @vite-ignore */ address).catch((error: unknown) => {
        // Some browsers never load an address again that has failed.
        address += '?';
        throw error;
      }) as Promise<File>;
  };
  return { loadOverlay: loader(__OVERLAY_FILE__), loadMore: loader(__MORE_FILE__) };
}
