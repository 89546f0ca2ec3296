import type { ErrorCode, FieldErrors } from '../errors/error-codes.js';
import type { Period } from './period.js';

/** The answer to an accepted score (docs/api.md, section 4). */
export interface SubmittedScore {
  id: number;
  userId: string;
  gameId: number;
  score: number;
  createdAt: string;
  /** The player's all-time rank in that game after this score; null while ranks are unavailable. */
  rank: number | null;
  /** Whether this score is the player's new best in that game. */
  personalBest: boolean;
}

/** The answer to a score that was sent with a play token (docs/product.md, section 10). */
export interface PlayedScore extends Omit<SubmittedScore, 'id' | 'userId'> {
  /** Null for a guest, whose score is on no board. */
  id: number | null;
  userId: string | null;
  status: 'accepted' | 'guest';
  /** The server has replayed the game with the same result. */
  verified: boolean;
  /** The rank that a guest's best would have; null for players, and while ranks are unavailable. */
  wouldBeRank: number | null;
  /** Why a score is not on the board. */
  reason: 'guest' | null;
}

export type BatchResult =
  | ({ status: 200 } & SubmittedScore)
  | { status: number; code: ErrorCode; message: string; fields?: FieldErrors };

export interface BatchAnswer {
  results: BatchResult[];
}

/**
 * A player's row on a board: the best score in a game, or the total on the global board (where `id` and `createdAt`
 * are those of the score that last raised the total).
 */
export interface LeaderboardEntry {
  /** Equal scores share a rank: 1, 2, 2, 4. */
  rank: number;
  id: number;
  userId: string;
  username: string;
  score: number;
  createdAt: string;
  /** On boards of games: the server has replayed the game with the same result. */
  verified?: true;
}

/** A row of GET /api/scores. `gameId` is null on the global board. */
export interface ScoreRow extends LeaderboardEntry {
  gameId: number | null;
}

export interface LeaderboardPage {
  gameId: number | null;
  period: Period;
  total: number;
  /** The sequence number of this state, the same as in the live topic. */
  seq: number;
  page: number;
  limit: number;
  entries: LeaderboardEntry[];
}
