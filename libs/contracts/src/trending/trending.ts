/** The default number of trending games (docs/product.md, section 9). */
export const TRENDING_GAMES = 3;
