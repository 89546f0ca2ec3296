import type { TrendingGame } from '../games/games.types.js';

/** The number of trending games that pages follow live. */
export const TRENDING_SHOWN = 5;

/** A trending game in live updates. */
export interface LiveTrendingGame extends TrendingGame {
  /** Distinct players who scored in the last five minutes. */
  playingNow: number;
}

/** The snapshot of the trending games, sent again as a whole on each change. */
export interface TrendingShown {
  games: LiveTrendingGame[];
  /** The number of listed games, counted up to `TRENDING_GAMES`: with fewer, the page adds examples. */
  listed: number;
}
