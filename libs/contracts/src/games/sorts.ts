/** The orders of the games list (docs/api.md, section 3). */
export const GAME_SORTS = ['newest', 'oldest', 'name', 'trending', 'rating'] as const;

export type GameSort = (typeof GAME_SORTS)[number];
