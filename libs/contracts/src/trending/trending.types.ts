import type { TrendingGame } from '../games/games.types.js';

/** How many trending games open pages hold: the most that any panel shows. */
export const TRENDING_SHOWN = 5;

/** A trending game as open pages have it. */
export interface LiveTrendingGame extends TrendingGame {
  /** Different players who scored in the last five minutes. */
  playingNow: number;
}

/** What a watcher of the trending games starts from, and is sent whole when it changes. */
export interface TrendingShown {
  games: LiveTrendingGame[];
  /** How many games are listed at all, counted no further than `TRENDING_GAMES`: with fewer, examples fill the list. */
  listed: number;
}
