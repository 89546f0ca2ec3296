/** How many trending games a list shows unless asked otherwise (SPEC section 9). */
export const TRENDING_GAMES = 3;
