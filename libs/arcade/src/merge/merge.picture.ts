import { mix, writingOn } from '@gamegeek/rules/theme/colors.js';
import { dark } from '@gamegeek/rules/theme/dark.js';
import { rect, rounded, text, type Picture, type Shape } from '../pictures/picture.js';
import { SIZE } from './board.js';
import type { Merge } from './merge.js';
import { tileColor } from './tile-colors.js';

const TILE = 44;
const GAP = 3;
const EDGE = 4;
const SIDE = SIZE * TILE + (SIZE - 1) * GAP + EDGE * 2;
/** The lower edge of a tile. */
const THICK = 3;
const LARGEST_TEXT = 16;
/** Digits are three quarters as wide as high. */
const WIDEST_TEXT = (TILE - 6) / 0.75;

const { lineStrong, surface } = dark;

const square = (cell: number) => ({
  x: EDGE + (cell % SIZE) * (TILE + GAP),
  y: EDGE + Math.floor(cell / SIZE) * (TILE + GAP),
  width: TILE,
  height: TILE,
});

/** The board with its tiles. */
export function mergePicture({ board }: Merge): Picture {
  const shapes = [...board].flatMap((tile, cell) =>
    tile > 0 ? tileAt(cell, tile) : rounded(mix(surface, lineStrong, 0.25), square(cell), 1),
  );
  const ground = rounded(mix(surface, lineStrong, 0.45), { x: 0, y: 0, width: SIDE, height: SIDE }, 2);
  return { width: SIDE, height: SIDE, shapes: [...ground, ...shapes] };
}

function tileAt(cell: number, tile: number): Shape[] {
  const box = square(cell);
  const { x, y } = box;
  const color = tileColor(tile);
  const value = String(2 ** tile);
  const light = mix(color, '#ffffff', 0.35);
  const size = Math.min(LARGEST_TEXT, WIDEST_TEXT / value.length);
  return [
    ...rounded(mix(color, '#000000', 0.4), box, 2),
    ...rounded(color, { ...box, height: TILE - THICK }, 2),
    rect(light, x + 3, y + 1, TILE - 6, 1),
    rect(light, x + 1, y + 3, 1, TILE - 10),
    text(writingOn(color), x + TILE / 2, y + (TILE - THICK) / 2, size, value),
  ];
}
