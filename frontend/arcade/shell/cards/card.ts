import { el } from '../dom.js';

/** Its halves are below each other, or side by side in low windows. */
export function cardOf(...halves: HTMLElement[][]): HTMLElement {
  return el('div', { class: 'card' }, ...halves.map((parts) => el('div', { class: 'half' }, ...parts)));
}

/** Buttons that stay in sight when a card is longer than the window. */
export function actions(...buttons: HTMLElement[]): HTMLElement {
  return el('div', { class: 'actions' }, ...buttons);
}

/** A time as `1:23.45`, with the decimal mark of the language. */
export function clock(milliseconds: number, locale: string, digits = 2): string {
  const whole = Math.floor(milliseconds / 10 ** (3 - digits)) * 10 ** (3 - digits);
  const seconds = new Intl.NumberFormat(locale, {
    minimumIntegerDigits: 2,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${Math.floor(whole / 60_000)}:${seconds.format((whole % 60_000) / 1000)}`;
}
