import type { Music } from '../options/music.js';
import type { OptionsPanel } from '../options/options-panel.js';
import { el } from './dom.js';

/** What a game loads when a player wants it. */
export interface Extras {
  OptionsPanel: typeof OptionsPanel;
  Music: typeof Music;
}

declare global {
  interface Window {
    /** The file puts them here. */
    arcadeExtras?: Extras;
  }
}

let loading: Promise<Extras> | undefined;

/** The script of a document names the file. Its nonce allows this one as well; nothing else can be loaded. */
export function loadExtras(): Promise<Extras> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function load(): Promise<Extras> {
  return new Promise((resolve, reject) => {
    const own = document.querySelector<HTMLScriptElement>('script[data-extras]');
    const script = el('script', { src: own?.dataset.extras ?? '' });
    script.nonce = own?.nonce ?? '';
    for (const end of ['load', 'error'] as const)
      script.addEventListener(end, () => {
        if (window.arcadeExtras) resolve(window.arcadeExtras);
        else reject(new Error('the file was not loaded'));
      });
    document.head.append(script);
  });
}
