import type { ErrorCode, FieldErrors } from '../errors/error-codes.js';
import type { Period } from './period.js';

/** The answer to an accepted score (docs/api.md, section 4). */
export interface SubmittedScore {
  id: number;
  userId: string;
  gameId: number;
  score: number;
  createdAt: string;
  /** The player's all-time rank in that game after this score; null while ranks cannot be had. */
  rank: number | null;
  /** Whether this score is the player's new best in that game. */
  personalBest: boolean;
}

/** The answer to a score that was sent with a play token (docs/product.md, section 10). */
export interface PlayedScore extends Omit<SubmittedScore, 'id' | 'userId'> {
  /** Null for a guest: the score is kept, but stands on no board. */
  id: number | null;
  userId: string | null;
  status: 'accepted' | 'guest';
  /** The server has replayed the game and reached the same score. */
  verified: boolean;
  /** The rank that a guest's best would have; null for a player, and while ranks cannot be had. */
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
 * One player's row on a board: their best score in a game, or their total on the global board
 * (there, `id` and `createdAt` are of the score that last raised the total).
 */
export interface LeaderboardEntry {
  /** Equal scores share a rank: 1, 2, 2, 4. */
  rank: number;
  id: number;
  userId: string;
  username: string;
  score: number;
  createdAt: string;
  /** On the boards of games: the server has replayed the game and reached the same score. */
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
  /** The state of the board that this page shows; the same counter as the live topic's. */
  seq: number;
  page: number;
  limit: number;
  entries: LeaderboardEntry[];
}
