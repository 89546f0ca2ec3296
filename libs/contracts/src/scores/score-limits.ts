/** How many scores one key may send in a minute, and how many of them at once (RELIABILITY section 3). */
export const SCORES_A_MINUTE = 1_200;
export const SCORE_BURST = 100;
/** An item of a batch costs a tenth of a single score. */
export const BATCH_ITEM_COST = 0.1;
