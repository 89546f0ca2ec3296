import type { GemKind } from '@gamegeek/arcade/snake/snake.js';
import { DIAMOND, FOOD, HOURGLASS, MARK, SCISSORS, WALL } from '@gamegeek/arcade/snake/sprites.js';
import { mix } from '@gamegeek/rules/theme/colors.js';
import type { Palette } from '#shared/theme/palette.js';
import { sprite } from '../shell/drawing/pixel-canvas.js';

export type SnakePictures = Record<GemKind | 'food' | 'wall' | 'mark', HTMLCanvasElement>;

/** All differ in shape as well as in colour. */
export function snakePictures({
  accent,
  danger,
  fourth,
  ground,
  lineStrong,
  second,
  text,
  third,
}: Palette): SnakePictures {
  return {
    food: sprite(FOOD, { r: fourth, d: mix(fourth, ground, 0.4), w: text, g: accent }),
    diamond: sprite(DIAMOND, { l: third, d: mix(third, ground, 0.45), w: mix(third, '#ffffff', 0.7) }),
    hourglass: sprite(HOURGLASS, { l: second, d: mix(second, ground, 0.3), w: text }),
    scissors: sprite(SCISSORS, { l: text, d: danger }),
    wall: sprite(WALL, {
      a: mix(lineStrong, ground, 0.25),
      l: mix(lineStrong, text, 0.35),
      d: mix(lineStrong, ground, 0.6),
    }),
    mark: sprite(MARK, { a: danger }),
  };
}
