import type { GameCategory } from '@gamegeek/contracts/games/categories.js';

/**
 * The left halves of sprites, one shape per category: `#` is always ink, `*` ink or highlight, `o` ink or nothing, `x`
 * always highlight. The right half mirrors the left. The name decides the open pixels.
 */
export const SHAPES: Readonly<Record<GameCategory, readonly string[]>> = {
  // An invader.
  Other: [
    '.o....',
    '..o...',
    '..o###',
    '.#####',
    '##**##',
    '#*xx*#',
    '##**##',
    '#####*',
    '#.o##o',
    '#.#o..',
    'o.o#o.',
    '....o.',
  ],
  // A castle.
  Strategy: [
    '#.#...',
    '###..#',
    '#*#.##',
    '#o####',
    '#*####',
    '#o#*##',
    '######',
    '##*#**',
    '###*#x',
    '#o##xx',
    '##*#xx',
    '####xx',
  ],
  // Blocks that fit into each other.
  Puzzle: [
    '......',
    '.##.xx',
    '.##.xx',
    '.##o..',
    '.#####',
    '.##*##',
    'o.....',
    'xx.###',
    'xx.#*o',
    'xxo###',
    'xx.o##',
    '......',
  ],
  // A helmet with a crest.
  RPG: [
    '....oo',
    '...o##',
    '..####',
    '.##*##',
    '.#####',
    '##xxx#',
    '##x.x#',
    '##xxx#',
    '.##*##',
    '.##o##',
    'o.##*#',
    '...#o#',
  ],
  // An owl.
  Educational: [
    '#.....',
    '##....',
    '.#####',
    '##***#',
    '#*xxx#',
    '#*x.x#',
    '#*xxx#',
    '##***x',
    '#o###x',
    '#*o###',
    '.#*o##',
    '..##o.',
  ],
  // A rocket.
  Simulation: [
    '.....#',
    '....##',
    '...###',
    '...#*#',
    '..##xx',
    '..#xxx',
    '..##xx',
    'o.##*#',
    '#o####',
    '##*##o',
    '#o.###',
    '...oxx',
  ],
  // A scroll.
  'Text Adventure': [
    '.#####',
    '##oooo',
    '#*####',
    '.#xxxx',
    '.#...o',
    '.#xxox',
    '.#....',
    '.#xoxx',
    '.#o...',
    '.#xxxo',
    '######',
    '##*###',
  ],
};
