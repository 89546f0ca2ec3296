/** Drafts and hidden games are visible to their makers and admins only; a draft was never listed. */
export const GAME_STATUSES = ['draft', 'listed', 'hidden'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

/** What becomes of the scores of trying a game out when it is listed. */
export const TRIAL_SCORES_CHOICES = ['keep', 'clear'] as const;
export type TrialScoresChoice = (typeof TRIAL_SCORES_CHOICES)[number];
