/** A score that has been checked: its player and game exist. */
export interface Submission {
  userId: string;
  username: string;
  gameId: number;
  score: number;
  idempotencyKey?: string;
  /** Of a score that was sent with a play token. */
  origin?: ScoreOrigin;
}

/** The play that a score came from. */
export interface ScoreOrigin {
  sessionId: string;
  seconds: number;
  verified: boolean;
  /** The ids of the game's achievements that the run has been proved to earn. */
  achievements: string[];
}

/** A score that PostgreSQL has committed. */
export interface WrittenScore {
  id: number;
  /** ISO 8601 */
  createdAt: string;
  personalBest: boolean;
  rank: number | null;
  /** The first request with this key stored it; this one stored nothing. */
  replayed: boolean;
}

/** A submission that was no repeat, with the id it was stored under. */
export interface FreshScore extends Submission {
  id: number;
}
