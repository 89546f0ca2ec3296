import type { PortEntry } from '@gamegeek/contracts/play/port-messages.js';
import { el } from '../dom.js';
import type { ShellTexts } from '../texts.js';

export function topList(entries: readonly PortEntry[], t: ShellTexts, number: (value: number) => string): HTMLElement {
  const rows = entries.map(({ rank, name, score, own }) =>
    boardRow(rank, own && !name ? t.you : name, score, own ? 'own' : '', number),
  );
  return el('ol', { class: 'board', 'aria-label': t.top }, ...rows);
}

/** A row of a board. */
export function boardRow(rank: number, name: string, score: number, kind: string, number: (value: number) => string) {
  return el(
    'li',
    { class: kind },
    el('span', {}, `#${number(rank)}`),
    el('span', {}, name),
    el('b', {}, number(score)),
  );
}
