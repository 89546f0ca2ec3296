/** A safe, 12 × 12. */
export const CLOSED = [
  'ffffffffffff',
  'fbbbbbbbbbbf',
  'fbbbbbbbbbbf',
  'fbbbkkkkbbbf',
  'fbbkbbbbkbhf',
  'fbbkbwwbkbhf',
  'fbbkbwwbkbbf',
  'fbbkbbbbkbhf',
  'fbbbkkkkbbhf',
  'fbbbbbbbbbbf',
  'ffffffffffff',
  '.ff......ff.',
];
export const OPEN = [
  'ffffffffffff',
  'f..........f',
  'f..........b',
  'f..........b',
  'f...g......b',
  'f..ggg.....k',
  'f..gyg.g...k',
  'f.ggggggg..b',
  'f.gygggygg.b',
  'fggggyggggbb',
  'ffffffffffff',
  '.ff......ff.',
];

/** An icon for each colour, for players who cannot tell the colours apart. */
export const SHAPES: readonly (readonly string[])[] = [
  ['  ####', ' ######', '########', '########', '########', '########', ' ######', '  ####'],
  ['   ##', '   ##', '  ####', '  ####', ' ######', ' ######', '########', '########'],
  ['', ' ######', ' ######', ' ######', ' ######', ' ######', ' ######'],
  ['   ##', '   ##', '   ##', '########', '########', '   ##', '   ##', '   ##'],
  ['   ##', '  ####', ' ######', '########', '########', ' ######', '  ####', '   ##'],
  ['##    ##', '###  ###', ' ######', '  ####', '  ####', ' ######', '###  ###', '##    ##'],
];
