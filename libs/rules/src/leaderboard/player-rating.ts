/** The player rating, a fair ranking over all games (docs/product.md, section 4). */
export const PLAYER_RATING = {
  /** The points of a first place on a board with very many players. */
  firstPlace: 100,
  /** On a board with this many players, a place is worth half as much. */
  halfWeight: 20,
  /** The number of boards that count: the best ones of each player. */
  boards: 20,
  /** The last rank of a board that is worth anything. */
  lastRank: 10_000,
} as const;

export interface BoardPlace {
  rank: number;
  /** The number of players on the board. */
  players: number;
}

/**
 * What a place on a board is worth, in tenths of a point. Whole numbers have the same sum in every order. The server
 * computes the same in SQL (`compute-player-ratings.sql.ts`); a test compares the two.
 */
export function tenthsOfPlace({ rank, players }: BoardPlace): number {
  const { firstPlace, halfWeight, lastRank } = PLAYER_RATING;
  if (rank > lastRank) return 0;
  return Math.floor((((10 * firstPlace) / Math.sqrt(rank)) * players) / (players + halfWeight) + 0.5);
}
