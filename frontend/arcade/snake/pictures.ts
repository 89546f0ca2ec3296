import type { GemKind } from '@gamegeek/arcade/snake/snake.js';
import type { Palette } from '#shared/theme/palette.js';
import { mix } from '../shell/drawing/colors.js';
import { sprite } from '../shell/drawing/pixel-canvas.js';

const FOOD = ['...gg...', '...g....', '.rrgrrr.', 'rrwrrrrr', 'rwrrrrrr', 'rrrrrrrd', '.rrrrrd.', '..rrdd..'];
const DIAMOND = ['..llll..', '.lwwlll.', 'lwwlllld', 'llllllld', '.lllldd.', '..lldd..', '...ld...', '........'];
const HOURGLASS = ['llllllll', '.dwwwwd.', '..dwwd..', '...dd...', '...dd...', '..d..d..', '.d.ww.d.', 'llllllll'];
const SCISSORS = ['l......l', '.l....l.', '..l..l..', '...ll...', '..d..d..', '.d....d.', 'd.d..d.d', '.d....d.'];
const WALL = [
  'llllllllllll',
  'laaaaaaaaaad',
  'laaaaadaaaad',
  'laaaaadaaaad',
  'laaaaadaaaad',
  'dddddddddddd',
  'llllllllllll',
  'laadaaaaaaad',
  'laadaaaaaaad',
  'laadaaaaaaad',
  'laadaaaaaaad',
  'dddddddddddd',
];
const MARK = [
  'aaaa....aaaa',
  'a..........a',
  'a..........a',
  'a..........a',
  ...Array<string>(4).fill('............'),
  'a..........a',
  'a..........a',
  'a..........a',
  'aaaa....aaaa',
];
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
