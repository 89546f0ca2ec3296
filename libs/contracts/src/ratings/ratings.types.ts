import type { Game } from '../games/games.types.js';

export const RATING_MIN = 1;
export const RATING_MAX = 5;

/** The number of ratings of 1, 2, 3, 4 and 5. */
export type RatingDistribution = [number, number, number, number, number];

/** The ratings of a game. The higher version is newer. */
export interface RatingFigures {
  /** With two decimals; 0 without ratings. */
  average_rating: number;
  total_ratings: number;
  rating_distribution: RatingDistribution;
  rating_version: number;
}

/** POST /api/games/{id}/ratings: the updated ratings of the game. */
export interface RatedGame extends Game {
  rating_distribution: RatingDistribution;
  my_rating: number;
}

/** GET /api/games/{id}/ratings. */
export interface GameRatings {
  average_rating: number;
  total_ratings: number;
  distribution: RatingDistribution;
  /** The caller's rating; null without one. */
  mine: number | null;
}
