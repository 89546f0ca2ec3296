/** Sprites of 8 × 8, and of a whole cell. */
export const FOOD = ['...gg...', '...g....', '.rrgrrr.', 'rrwrrrrr', 'rwrrrrrr', 'rrrrrrrd', '.rrrrrd.', '..rrdd..'];
export const DIAMOND = ['..llll..', '.lwwlll.', 'lwwlllld', 'llllllld', '.lllldd.', '..lldd..', '...ld...', '........'];
export const HOURGLASS = [
  'llllllll',
  '.dwwwwd.',
  '..dwwd..',
  '...dd...',
  '...dd...',
  '..d..d..',
  '.d.ww.d.',
  'llllllll',
];
export const SCISSORS = [
  'l......l',
  '.l....l.',
  '..l..l..',
  '...ll...',
  '..d..d..',
  '.d....d.',
  'd.d..d.d',
  '.d....d.',
];
export const WALL = [
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
export const MARK = [
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
