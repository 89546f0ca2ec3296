import { cellsOf, PIECE_I, PIECE_O, spawnPiece } from '@gamegeek/arcade/stacker/well.js';
import { mix, withAlpha } from '@gamegeek/rules/theme/colors.js';
import type { Palette } from '#shared/theme/palette.js';
import { prerender } from '../shell/drawing/pixel-canvas.js';

export const CELL = 10;
/** A cell of a piece beside the well. */
export const SMALL = 5;

/** The pictures of a piece: one of its crates, a place where it would land, and the piece beside the well. */
export interface Crate {
  block: HTMLCanvasElement;
  ghost: HTMLCanvasElement;
  small: HTMLCanvasElement;
}

export function cratesOf(palette: Palette): Crate[] {
  const { third, record, second, accent, danger, fourth, bronze } = palette;
  return [third, record, second, accent, danger, fourth, bronze].map((color, kind) => {
    const block = blockOf(color, kind);
    return { block, ghost: ghostOf(color, palette), small: smallOf(block, kind) };
  });
}

/** A crate with a mark of its kind, so that colour is not the only difference. */
function blockOf(color: string, kind: number): HTMLCanvasElement {
  return prerender(CELL, CELL, (ctx) => {
    ctx.fillStyle = mix(color, '#000000', 0.42);
    ctx.fillRect(0, 0, CELL, CELL);
    ctx.fillStyle = color;
    ctx.fillRect(0, 0, CELL - 1, CELL - 1);
    ctx.fillStyle = mix(color, '#ffffff', 0.38);
    ctx.fillRect(0, 0, CELL - 1, 1);
    ctx.fillRect(0, 0, 1, CELL - 1);
    ctx.fillStyle = mix(color, '#000000', 0.2);
    if (kind % 4 === 0) ctx.fillRect(2, 4, 6, 2);
    else if (kind % 4 === 1) ctx.fillRect(3, 3, 4, 4);
    else if (kind % 4 === 2) for (let at = 0; at < 5; at++) ctx.fillRect(2 + at, 2 + at, 2, 1);
    else for (const [x, y] of [[2, 2], [6, 2], [2, 6], [6, 6]] as const) ctx.fillRect(x, y, 2, 2); // prettier-ignore
  });
}

/** A frame that stands out from the ground in both themes. */
function ghostOf(color: string, { text }: Palette): HTMLCanvasElement {
  return prerender(CELL, CELL, (ctx) => {
    ctx.fillStyle = mix(color, text, 0.25);
    ctx.fillRect(0, 0, CELL, CELL);
    ctx.clearRect(1, 1, CELL - 2, CELL - 2);
    ctx.fillStyle = withAlpha(color, 0.22);
    ctx.fillRect(1, 1, CELL - 2, CELL - 2);
  });
}

function smallOf(block: HTMLCanvasElement, kind: number): HTMLCanvasElement {
  const cells = cellsOf(spawnPiece(kind));
  const left = Math.min(...cells.map(({ column }) => column));
  const top = Math.max(...cells.map(({ row }) => row));
  const size = kind === PIECE_I ? [4, 1] : kind === PIECE_O ? [2, 2] : [3, 2];
  const [width = 0, height = 0] = size.map((count) => count * SMALL);
  return prerender(width, height, (ctx) => {
    for (const { column, row } of cells)
      ctx.drawImage(block, (column - left) * SMALL, (top - row) * SMALL, SMALL, SMALL);
  });
}
