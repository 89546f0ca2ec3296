import { DEFAULT_OPTIONS, isArcadeOptions, type ArcadeOptions } from '@gamegeek/contracts/play/arcade-options.js';
import { browserStore } from '@gamegeek/sdk/browser-store.js';

// What the player has chosen for all games of the arcade, on this device: the games have no storage.

const NAME = 'options';
const store = browserStore('arcade-', () => localStorage);

export function keptOptions(): ArcadeOptions {
  const kept = store.read(NAME);
  return isArcadeOptions(kept) ? kept : DEFAULT_OPTIONS;
}

export const keepOptions = (options: ArcadeOptions): void => store.write(NAME, options);
