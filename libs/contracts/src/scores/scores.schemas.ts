import * as v from 'valibot';
import { integer, time, uuid } from '../values.js';
import { boardFormatSchema } from '../boards/board-format.schemas.js';
import { PERIODS } from './period.js';

const entryFields = {
  /** Equal scores share a rank: 1, 2, 2, 4. */
  rank: integer,
  id: integer,
  userId: uuid,
  username: v.string(),
  /** A value of the board: an integer, unless the board has decimals. */
  score: v.number(),
  createdAt: time,
  /** On boards of games: the server has checked the run (libs/arcade/src/run-check.ts). */
  verified: v.optional(v.literal(true)),
  /** The run can be watched: GET /api/scores/{id}/recording. */
  recorded: v.optional(v.literal(true)),
};

/**
 * A player's row on a board: the best score in a game, or the total on the global board (where `id` and `createdAt`
 * are those of the score that last raised the total).
 */
export const leaderboardEntrySchema = v.object(entryFields);
export type LeaderboardEntry = v.InferOutput<typeof leaderboardEntrySchema>;

/** A row of GET /api/scores. `gameId` is null on the global board. */
export const scoreRowSchema = v.object({ ...entryFields, gameId: v.nullable(integer) });
export type ScoreRow = v.InferOutput<typeof scoreRowSchema>;

/** Of boards other than plain ones: which board it is, and how its values are read. */
const namedBoard = {
  board: v.optional(v.string()),
  edition: v.optional(integer),
  format: v.optional(boardFormatSchema),
};

export const leaderboardPageSchema = v.object({
  gameId: v.nullable(integer),
  ...namedBoard,
  period: v.picklist(PERIODS),
  total: integer,
  /** The sequence number of this state, the same as in the live topic. */
  seq: integer,
  page: integer,
  limit: integer,
  entries: v.array(leaderboardEntrySchema),
});
export type LeaderboardPage = v.InferOutput<typeof leaderboardPageSchema>;

/** GET /api/scores/count: the scores of a board, not only the best of each player. `gameId` is null for all games. */
export const scoreCountSchema = v.object({
  gameId: v.nullable(integer),
  period: v.picklist(PERIODS),
  scores: integer,
});
export type ScoreCount = v.InferOutput<typeof scoreCountSchema>;

const watched = { total: integer, watching: integer };

export const leaderboardSnapshotSchema = v.object({
  entries: v.array(leaderboardEntrySchema),
  /** How values are read; absent on boards of integers of which the higher is better. */
  format: v.optional(boardFormatSchema),
  /** How many boards the game has; absent if it has its main one of all time and of the week only. */
  boards: v.optional(integer),
  ...watched,
});
export type LeaderboardSnapshot = v.InferOutput<typeof leaderboardSnapshotSchema>;

/** The newest state of each changed player. Watchers sort and rank with `rankEntries` of libs/rules. */
export const leaderboardChangesSchema = v.object({ upserts: v.array(leaderboardEntrySchema), ...watched });
export type LeaderboardChanges = v.InferOutput<typeof leaderboardChangesSchema>;
