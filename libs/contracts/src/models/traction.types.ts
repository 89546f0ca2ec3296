/** Games with scores, distinct players, and their scores. */
export interface Played {
  games: number;
  players: number;
  scores: number;
}

export interface WeekOfPlay extends Played {
  /** The Monday of the week, as YYYY-MM-DD (UTC). */
  week: string;
  /** The average of all ratings until the end of the week; null without ratings. */
  average_rating: number | null;
  /** The number of these ratings. */
  total_ratings: number;
}

/** `games` counts active games. */
export interface VersionTraction extends Played {
  id: number;
  version: string;
  /** Null without ratings. */
  average_rating: number | null;
  total_ratings: number;
  /** One row for each of `weeks`, zeros included. */
  weekly: WeekOfPlay[];
}

/** GET /api/models/{id}/traction: the last twelve weeks, oldest first, and totals. */
export interface ModelTraction {
  weeks: string[];
  versions: VersionTraction[];
  /** A player of two versions counts once. */
  totals: Played & { total_ratings: number };
}
