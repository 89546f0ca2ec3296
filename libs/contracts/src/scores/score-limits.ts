/** Scores of one key in a minute, and in a burst (docs/api.md, section 5). */
export const SCORES_A_MINUTE = 1_200;
export const SCORE_BURST = 100;
/** An item of a batch costs a tenth of a single score. */
export const BATCH_ITEM_COST = 0.1;
