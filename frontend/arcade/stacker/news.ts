import type { Clearing } from '@gamegeek/arcade/stacker/stacker.js';
import type { StackerTexts } from './texts.js';

/** The points of a piece, and what it did in a few words each. */
export function newsOf(
  { points, count, spin, combo, isBackToBack, isPerfect }: Clearing,
  words: StackerTexts,
): string[] {
  const { single, double, triple, quad } = words;
  const rows = ['', single, double, triple, quad][count] ?? '';
  const turned = { none: '', mini: words.mini, full: words.spin }[spin];
  return [
    `+${points}`,
    spin === 'none' && count === 1 ? '' : `${turned} ${rows}`.trim(),
    isBackToBack ? words.backToBack : '',
    combo > 1 ? `${words.combo} ${combo - 1}` : '',
    isPerfect ? words.perfect : '',
  ].filter(Boolean);
}
