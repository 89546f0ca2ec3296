import type { earn, endNews, shareScore } from '../extras/end-news.js';
import type { Gamepads } from '../extras/gamepads.js';
import type { Music } from '../extras/music.js';
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
  shareScore: typeof shareScore;
  sharedText: typeof sharedText;
}

declare global {
  interface Window {
    /** The file puts them here. */
    arcadeExtras?: Extras;
  }
}

/**
 * Null if the file cannot be loaded. The script of the document names it, and its nonce allows it as well: nothing else
 * can be loaded.
 */
export async function loadExtras(): Promise<Extras | null> {
  const own = document.querySelector<HTMLScriptElement>('script[data-extras]');
  if (own && !window.arcadeExtras) {
    const script = el('script', { src: own.dataset.extras ?? '' });
    script.nonce = own.nonce;
    await new Promise((resolve) => {
      for (const end of ['load', 'error'] as const) script.addEventListener(end, resolve);
      document.head.append(script);
    });
  }
  return window.arcadeExtras ?? null;
}
