/** Game categories (docs/product.md, section 3). */
export const GAME_CATEGORIES = [
  'Text Adventure',
  'Strategy',
  'Puzzle',
  'RPG',
  'Educational',
  'Simulation',
  'Other',
] as const;

export type GameCategory = (typeof GAME_CATEGORIES)[number];
