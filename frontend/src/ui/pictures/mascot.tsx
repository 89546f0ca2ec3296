import type { ReactNode } from 'react';
import { Sprite } from './sprite.js';

/** An invader with glasses. Also public/favicon.svg. */
const ROWS = [
  '..g.......g..',
  '...g.....g...',
  '..ggggggggg..',
  '.ggggggggggg.',
  'vvvvvgggvvvvv',
  'vwwwvvvvvwwwv',
  'vwkwvgggvwkwv',
  'vvvvvgggvvvvv',
  'g.ggggggggg.g',
  'g.g.......g.g',
  '...gg...gg...',
] as const;

export function Mascot({ height }: { height: number }): ReactNode {
  return <Sprite rows={ROWS} inks={{ g: 'accent', v: 'second', w: 'ground', k: 'text' }} height={height} />;
}
