import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import { el } from './dom.js';
import type { Hint } from './presentation.js';

/** What to do next, beside the board. Its place stays for the whole run, so that the board does not move. */
export class HintLine<State> {
  readonly element = el('p', { class: 'hint', 'aria-live': 'polite', hidden: true });
  private at = 0;

  constructor(
    private readonly hints: readonly Hint<State>[],
    private readonly locale: Language,
  ) {}

  begin(isShown: boolean): void {
    this.at = 0;
    this.element.textContent = '';
    this.element.hidden = !isShown || this.hints.length === 0;
  }

  end(): void {
    this.element.hidden = true;
  }

  get isShown(): boolean {
    return !this.element.hidden;
  }

  get isDone(): boolean {
    return this.at === this.hints.length;
  }

  follow(state: State): void {
    if (!this.isShown) return;
    while (this.hints[this.at]?.isDone(state)) this.at++;
    const text = this.hints[this.at]?.text[this.locale] ?? '';
    if (this.element.textContent !== text) this.element.textContent = text;
  }
}
