import { button, el } from '../dom.js';
import { actions, cardOf } from './card.js';

export interface TitleCard {
  logo: HTMLElement;
  tagline: string;
  buttons: HTMLElement[];
  /** Ways to play that are not sent to the board. */
  variants: { label: string; note: string; best: string | undefined; begin: () => void }[];
  options: HTMLElement;
  top: HTMLElement | null;
  /** Who plays. */
  account: HTMLElement[];
}

export function titleCard({ logo, tagline, buttons, variants, options, top, account }: TitleCard): HTMLElement {
  const others = variants.map(({ label, note, best, begin }) =>
    el(
      'div',
      { class: 'variant' },
      button({ class: 'big calm' }, begin, label),
      el('p', { class: 'small' }, note),
      ...(best === undefined ? [] : [el('p', { class: 'small strong' }, best)]),
    ),
  );
  return cardOf(
    [logo, el('p', { class: 'strong' }, tagline), actions(...buttons, options)],
    [...others, ...(top ? [top] : []), ...account],
  );
}
