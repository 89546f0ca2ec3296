import type { GameCategory } from '@gamegeek/contracts/games/categories.js';
import type { ColorRole } from '#shared/theme/palette.js';
import { SHAPES } from './game-sprite-shapes.js';

/** The size in pixels; the figure of 12 × 12 is centred. */
export const WIDE = { columns: 32, rows: 18 };
const LEFT = 10;
const TOP = 3;
const STARS = 14;

interface Layer {
  ink: ColorRole;
  /** An SVG path of single pixels. */
  pixels: string;
  opacity: number;
}

interface GamePicture {
  ground: ColorRole;
  layers: Layer[];
}

/** Background, body and highlight colours that fit both themes. */
type ColorScheme = readonly [ColorRole, ColorRole, ColorRole];

const DEFAULT_SCHEME: ColorScheme = ['accentSoft', 'accent', 'second'];
const SCHEMES: readonly ColorScheme[] = [
  DEFAULT_SCHEME,
  ['secondSoft', 'second', 'accent'],
  ['recordSoft', 'record', 'danger'],
  ['dangerSoft', 'danger', 'record'],
  ['surfaceRaised', 'accent', 'record'],
  ['surfaceRaised', 'second', 'danger'],
  ['secondSoft', 'record', 'second'],
  ['accentSoft', 'second', 'record'],
];

export function drawGame(name: string, category: GameCategory): GamePicture {
  const next = chanceOf(`${category}/${name}`);
  const [ground, body, light] = SCHEMES[Math.floor(next() * SCHEMES.length)] ?? DEFAULT_SCHEME;
  const figure: Record<'body' | 'light', string[]> = { body: [], light: [] };
  SHAPES[category].forEach((row, y) => {
    [...row].forEach((pixel, x) => {
      const part = partOf(pixel, next());
      if (part) figure[part].push(dot(LEFT + x, TOP + y), dot(LEFT + 11 - x, TOP + y));
    });
  });
  const stars = Array.from({ length: STARS }, () =>
    dot(Math.floor(next() * WIDE.columns), Math.floor(next() * WIDE.rows)),
  );
  return {
    ground,
    layers: [
      { ink: 'text', pixels: stars.join(''), opacity: 0.18 },
      { ink: body, pixels: figure.body.join(''), opacity: 1 },
      { ink: light, pixels: figure.light.join(''), opacity: 1 },
    ],
  };
}

function partOf(pixel: string, chance: number): 'body' | 'light' | undefined {
  if (pixel === '#') return 'body';
  if (pixel === 'x') return 'light';
  if (pixel === '*') return chance < 0.6 ? 'body' : 'light';
  return pixel === 'o' && chance < 0.55 ? 'body' : undefined;
}

const dot = (x: number, y: number): string => `M${x} ${y}h1v1h-1z`;

/** Pseudo-random numbers from 0 to 1 that depend on the text only: FNV-1a, then mulberry32. */
function chanceOf(text: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
