import type { Game } from '../games/games.types.js';

export const RATING_MIN = 1;
export const RATING_MAX = 5;

/** How many have given 1, 2, 3, 4 and 5. */
export type RatingDistribution = [number, number, number, number, number];

/** How a game is rated. Of two such figures, those with the higher version are the newer. */
export interface RatingFigures {
  /** With two decimals; 0 while nobody has rated. */
  average_rating: number;
  total_ratings: number;
  rating_distribution: RatingDistribution;
  rating_version: number;
}

/** POST /api/games/{id}/ratings: the game as it is rated now. */
export interface RatedGame extends Game {
  rating_distribution: RatingDistribution;
  my_rating: number;
}

/** GET /api/games/{id}/ratings. */
export interface GameRatings {
  average_rating: number;
  total_ratings: number;
  distribution: RatingDistribution;
  /** What the caller has given; null for visitors and whoever has not rated. */
  mine: number | null;
}
