import { dark } from './dark.js';

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
}

/** Mixes two colours: 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const end = channels(to);
  const mixed = channels(from).map((value, at) => Math.round(value + ((end[at] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function withAlpha(color: string, alpha: number): string {
  return `${color.slice(0, 7)}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`;
}

/** Dark or light text, whichever has more contrast on a colour. */
export function writingOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return red * 0.3 + green * 0.59 + blue * 0.11 > 120 ? dark.ground : dark.text;
}
