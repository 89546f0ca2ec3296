/** The one list of game categories, for filter, form and seed (CONTRACT section 3). */
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
