/** Separate from `BOARD_SLUG`, which every page loads. */
export const BOARD_SLUG_RULE = 'A board is named by lower-case letters, digits and hyphens, such as level-03';
