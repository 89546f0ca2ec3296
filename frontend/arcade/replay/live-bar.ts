import { button, el, icon, ICONS } from '../shell/dom.js';
import { PLAY } from './bar.js';
import type { ReplayTexts } from './texts.js';

/** What a spectator sees: the run, that it is paused or over, or that nothing is known for a while. */
export type LiveBarState = 'live' | 'waiting' | 'paused' | 'over';

/** Pause and play, and how the run goes on. */
export class LiveBar {
  readonly element = el('div', { class: 'replay', role: 'group' });
  private readonly play: HTMLButtonElement;
  private readonly moment = el('p');
  private shown = '';

  constructor(
    private readonly t: ReplayTexts,
    toggle: () => void,
  ) {
    this.play = button({ class: 'square play' }, toggle);
    this.element.append(this.play, this.moment);
  }

  /** Returns whether something else is shown than before. */
  show(state: LiveBarState, isPlaying: boolean): boolean {
    const shown = `${state} ${isPlaying}`;
    if (shown === this.shown) return false;
    this.shown = shown;
    const { t, play, moment } = this;
    play.setAttribute('aria-label', isPlaying ? t.pause : t.play);
    play.replaceChildren(icon(...(isPlaying ? ICONS.pause : PLAY)));
    moment.className = state === 'live' && isPlaying ? 'live' : '';
    // What stands still is not live.
    moment.textContent = state === 'live' && !isPlaying ? '' : t[state];
    return true;
  }
}
