/** Drafts and hidden games are visible to their makers and admins only; a draft was never listed. */
export const GAME_STATUSES = ['draft', 'listed', 'hidden'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];
