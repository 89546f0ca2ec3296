import { SIDE } from '@gamegeek/arcade/dungeon/floor.js';
import { FLAG, HERO, LANTERN, SPIKES, STAIRS } from '@gamegeek/arcade/dungeon/sprites.js';
import { mix } from '@gamegeek/rules/theme/colors.js';
import type { Palette } from '#shared/theme/palette.js';
import { prerender, sprite } from '../shell/drawing/pixel-canvas.js';
import { drawText, FONT_HEIGHT } from '../shell/drawing/pixel-font.js';

export const CELL = 16;
export const EDGE = 6;
export const SIZE = SIDE * CELL + EDGE * 2;
const MOST_NEAR = 8;

export type Pictures = ReturnType<typeof paint>;

export function corner(cell: number): { x: number; y: number } {
  return { x: EDGE + (cell % SIDE) * CELL, y: EDGE + Math.floor(cell / SIDE) * CELL };
}

/** Everything that is drawn often, in the colours of a theme. */
export function paint(palette: Palette) {
  const { second, record, danger, text, textMuted, ground, surface, surfaceRaised, lineStrong, accent } = palette;
  const face = mix(lineStrong, surface, 0.45);
  const tile = (color: string) =>
    prerender(CELL, CELL, (ctx) => {
      ctx.fillStyle = color;
      ctx.fillRect(0, 0, CELL, CELL);
    });
  return {
    ground: wall(palette),
    hero: sprite(HERO, { h: accent, s: '#f2c79b', e: '#1c1405', c: second, b: '#8a5a34', l: record }),
    spikes: sprite(SPIKES, { w: danger, d: mix(danger, ground, 0.5) }),
    flag: sprite(FLAG, { p: text, r: danger }),
    lantern: sprite(LANTERN, { d: ground, l: record }),
    stairs: sprite(STAIRS, { a: textMuted, b: mix(textMuted, surfaceRaised, 0.4) }),
    closed: stone(face),
    lit: stone(mix(face, accent, 0.18)),
    open: tile(mix(surface, ground, 0.25)),
    openDark: tile(mix(surface, ground, 0.6)),
    numbers: Array.from({ length: MOST_NEAR + 1 }, (_, near) =>
      prerender(8, FONT_HEIGHT * 2, (ctx) => {
        // The narrow 1 is in the middle.
        drawText(ctx, String(near), near === 1 ? 1 : 0, 0, numberColor(near, palette), 2);
      }),
    ),
  };
}

/** A wall of bricks around the floor. */
function wall({ lineStrong, ground }: Palette): HTMLCanvasElement {
  return prerender(SIZE, SIZE, (ctx) => {
    ctx.fillStyle = lineStrong;
    ctx.fillRect(1, 0, SIZE - 2, SIZE);
    ctx.fillRect(0, 1, SIZE, SIZE - 2);
    ctx.fillStyle = mix(lineStrong, ground, 0.55);
    for (let at = 0; at < SIZE; at += 12) {
      for (const [x, y] of [[at, 2], [at + 6, SIZE - 4], [2, at], [SIZE - 4, at + 6]] as const) ctx.fillRect(x, y, 2, 2); // prettier-ignore
    }
    ctx.fillStyle = ground;
    ctx.fillRect(EDGE - 1, EDGE - 1, SIDE * CELL + 2, SIDE * CELL + 2);
  });
}

function stone(face: string): HTMLCanvasElement {
  return prerender(CELL, CELL, (ctx) => {
    ctx.fillStyle = mix(face, '#000000', 0.4);
    ctx.fillRect(1, 1, CELL - 1, CELL - 1);
    ctx.fillStyle = face;
    ctx.fillRect(1, 1, CELL - 2, CELL - 3);
    ctx.fillStyle = mix(face, '#ffffff', 0.22);
    ctx.fillRect(1, 1, CELL - 2, 1);
    ctx.fillRect(1, 1, 1, CELL - 3);
    ctx.fillStyle = mix(face, '#000000', 0.14);
    for (const [x, y] of [[4, 5], [10, 9], [6, 11], [11, 4]] as const) ctx.fillRect(x, y, 2, 1); // prettier-ignore
  });
}

function numberColor(near: number, { third, accent, record, fourth, second, danger }: Palette): string {
  return [third, accent, record, fourth, second, danger][Math.min(near, 6) - 1] ?? danger;
}
