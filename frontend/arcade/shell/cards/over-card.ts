import type { Figure, ResultRow } from '../presentation.js';
import { el } from '../dom.js';
import { actions, cardOf } from './card.js';

export interface EndOfRun {
  title: string;
  /** The score or the time. */
  result: string;
  figures: Figure[];
  rows: ResultRow[];
  /** What became of it. */
  news: HTMLElement[];
  buttons: HTMLElement[];
  /** Keys that start the next run. */
  keys: string;
}

export function overCard({ title, result, figures, rows, news, buttons, keys }: EndOfRun): HTMLElement {
  const facts = figures.map(({ label, value }) => el('div', {}, el('dt', {}, label), el('dd', {}, value)));
  const lines = rows.map(({ label, value, reached }) =>
    el('li', { class: reached ? 'reached' : '' }, el('span', {}, label), el('b', {}, value), reached ? '✓' : '✗'),
  );
  return cardOf(
    [
      el('h2', {}, title),
      el('p', { class: 'points' }, result),
      el('dl', { class: 'facts' }, ...facts),
      ...(lines.length > 0 ? [el('ul', { class: 'results' }, ...lines)] : []),
    ],
    [...news, el('p', { class: 'small keys' }, keys), actions(...buttons)],
  );
}
