import type { earn, endNews } from '../extras/end-news.js';
import type { Gamepads } from '../extras/gamepads.js';
import type { Music } from '../extras/music.js';
import type { outcomeAfter } from '../extras/late-outcome.js';
import type { OptionsPanel } from '../extras/options-panel.js';
import type { sharedText } from '../extras/share-text.js';
import { el } from './dom.js';

/** What is around runs, in a file for all games: they can be played without it. */
export interface Extras {
  OptionsPanel: typeof OptionsPanel;
  Music: typeof Music;
  Gamepads: typeof Gamepads;
  endNews: typeof endNews;
  earn: typeof earn;
  outcomeAfter: typeof outcomeAfter;
  sharedText: typeof sharedText;
}

declare global {
  interface Window {
    /** The file puts them here. */
    arcadeExtras?: Extras;
  }
}

/** Null if the file cannot be loaded. */
export async function loadExtras(): Promise<Extras | null> {
  if (!window.arcadeExtras) await loadScript('extras');
  return window.arcadeExtras ?? null;
}

/**
 * Loads a file for all games, if it can. The script of the document names it (by its first word), and its nonce allows
 * it as well: nothing else can be loaded.
 */
export async function loadScript(name: 'extras' | 'replay' | 'race'): Promise<void> {
  const own = document.querySelector<HTMLScriptElement>('script[data-extras]');
  if (!own) return;
  const script = el('script', { src: own.dataset.extras?.replace('extras', name) ?? '' });
  script.nonce = own.nonce;
  document.head.append(script);
  await new Promise((resolve) => (script.onload = script.onerror = resolve));
}
