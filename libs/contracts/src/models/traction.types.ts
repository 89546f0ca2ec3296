/** How much was played: the games that took scores, distinct players, and their scores. */
export interface Played {
  games: number;
  players: number;
  scores: number;
}

export interface WeekOfPlay extends Played {
  /** The Monday that the week begins with, as YYYY-MM-DD (UTC). */
  week: string;
  /** Of all ratings until the end of the week; null while there were none. */
  average_rating: number | null;
  /** How many those are. */
  total_ratings: number;
}

/** `games` are those that are listed now. */
export interface VersionTraction extends Played {
  id: number;
  version: string;
  /** null while nobody has rated. */
  average_rating: number | null;
  total_ratings: number;
  /** A row for each of `weeks`, zeros where nobody played. */
  weekly: WeekOfPlay[];
}

/** GET /api/models/{id}/traction: the last twelve weeks, the oldest first, and all that ever was. */
export interface ModelTraction {
  weeks: string[];
  versions: VersionTraction[];
  /** Somebody who plays two versions is one player. */
  totals: Played & { total_ratings: number };
}
