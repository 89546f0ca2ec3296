import { button, el, icon, ICONS } from '../dom.js';
import type { Figure } from '../presentation.js';
import type { ShellTexts } from '../texts.js';

export interface HudState {
  /** The score or the time first. */
  figures: Figure[];
  best: Figure | null;
  hasSound: boolean;
  mayPause: boolean;
}

/** Figures of the run, sound and pause. */
export class Hud {
  readonly element = el('header', { class: 'hud' });
  private shown = '';

  constructor(
    private readonly t: ShellTexts,
    private readonly commands: { toggleSound(): void; pause(): void },
  ) {}

  show(state: HudState): void {
    const shown = JSON.stringify(state);
    if (shown === this.shown) return;
    this.shown = shown;
    const { figures, best, hasSound, mayPause } = state;
    const { t, element, commands } = this;
    const focused = element.contains(document.activeElement) ? document.activeElement?.className : undefined;
    const entry = ({ label, value }: Figure, kind = '') =>
      el('div', { class: kind }, el('dt', {}, label), el('dd', {}, value));
    element.replaceChildren(
      el(
        'dl',
        {},
        ...figures.map((figure, at) => entry(figure, at === 0 ? 'main' : '')),
        ...(best ? [entry(best, 'optional')] : []),
      ),
      button(
        { class: 'square sound', 'aria-label': hasSound ? t.soundOff : t.soundOn },
        () => commands.toggleSound(),
        icon(...(hasSound ? ICONS.soundOn : ICONS.soundOff)),
      ),
    );
    if (mayPause)
      element.append(
        button({ class: 'square pause', 'aria-label': t.pause }, () => commands.pause(), icon(...ICONS.pause)),
      );
    if (focused) element.querySelector<HTMLElement>(`[class="${focused}"]`)?.focus();
  }
}
