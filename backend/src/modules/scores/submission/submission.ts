import type { Doubt } from '@gamegeek/contracts/scores/doubts.js';
import type { Reset } from '@gamegeek/contracts/scores/period.js';
import type { PaceFinding } from '@gamegeek/contracts/moderation/moderation.schemas.js';

/** The player of a score, independent of the credential. */
export interface Player {
  userId: string;
  username: string;
}

/** A score as it was sent. */
export interface SentScore {
  gameId: number;
  /** The slug of the board; the main board without it. */
  board?: string;
  /** A value of the board. */
  score: number;
}

/** A score of an existing player, before its game is known. */
export interface SentSubmission extends Player, SentScore, SubmissionDetails {}

/** A validated score of an existing player and game. */
export interface Submission extends Player, SubmissionDetails {
  gameId: number;
  /** The id of the game for its main board. */
  boardId: number;
  /** The slug, if the score named its board. */
  board?: string;
  /** Of the board. */
  resets: readonly Reset[];
  /** The board adds up all scores of a player. */
  isSummed: boolean;
  /** As it was sent. */
  value: number;
  /** As it is stored: an integer, the higher the better. */
  score: number;
}

interface SubmissionDetails {
  idempotencyKey?: string;
  /** Only of scores that were sent with a play token. */
  origin?: ScoreOrigin;
  /** For a game that is not listed only, whatever scores it accepts. */
  isTest?: boolean;
}

/** The play session of a score. */
export interface ScoreOrigin {
  sessionId: string;
  seconds: number;
  verified: boolean;
  /** The ids of the game's achievements that the replay has confirmed. */
  achievements: string[];
  /** A pace that no human keeps up: the server reports the score to the admins. */
  finding: PaceFinding | null;
  /** Of a run that was replayed, or that its game has recorded itself. */
  recording: Recording | null;
}

/** What a run can be shown again from. */
export interface Recording {
  /** 0 for a recording of the game itself, which only the game reads. */
  rulesVersion: number;
  /** The random bytes of its round, in hexadecimal. */
  seed: string;
  log: string;
  /** 0 for turn-based games. */
  ticks: number;
}

export const earnsAchievements = ({ origin }: Submission): boolean =>
  origin !== undefined && origin.achievements.length > 0;

/** Whether more is stored of a score than the score itself. */
export const isProved = (submission: Submission): boolean =>
  earnsAchievements(submission) || Boolean(submission.origin?.recording);

/** A committed score. */
export interface WrittenScore {
  id: number;
  /** ISO 8601 */
  createdAt: string;
  personalBest: boolean;
  rank: number | null;
  /** An earlier request with the same idempotency key stored the score. */
  replayed: boolean;
  /** The game is not listed. */
  trial?: boolean;
  /** It waits for a maker of the game, because it breaks this rule. */
  held?: Doubt;
}

/** A submission that is not a repeat, with the id of its score. */
export interface FreshScore extends Submission {
  id: number;
}
