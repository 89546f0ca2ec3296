import * as v from 'valibot';
import { refusalFields } from '../errors/errors.schemas.js';
import { integer, time, uuid } from '../schema/values.js';
import { PERIODS } from './period.js';

const submittedFields = {
  id: integer,
  userId: uuid,
  gameId: integer,
  score: integer,
  createdAt: time,
  /** The player's all-time rank in that game after this score; null while ranks are unavailable. */
  rank: v.nullable(integer),
  /** Whether this score is the player's new best in that game. */
  personalBest: v.boolean(),
};

/** The answer to an accepted score (docs/api.md, section 4). */
export const submittedScoreSchema = v.object(submittedFields);
export type SubmittedScore = v.InferOutput<typeof submittedScoreSchema>;

/** The answer to a score that was sent with a play token (docs/product.md, section 10). */
export const playedScoreSchema = v.object({
  ...submittedFields,
  /** Null for a guest, whose score is on no board. */
  id: v.nullable(integer),
  userId: v.nullable(uuid),
  status: v.picklist(['accepted', 'guest']),
  /** The server has replayed the game with the same result. */
  verified: v.boolean(),
  /** The rank that a guest's best would have; null for players, and while ranks are unavailable. */
  wouldBeRank: v.nullable(integer),
  /** Why a score is not on the board. */
  reason: v.nullable(v.picklist(['guest'])),
});
export type PlayedScore = v.InferOutput<typeof playedScoreSchema>;

/** POST /api/scores: the second shape is the answer to scores that were sent with a play token. */
export const scoreAnswerSchema = v.union([submittedScoreSchema, playedScoreSchema]);

const batchResultSchema = v.union([
  v.object({ status: v.literal(200), ...submittedFields }),
  v.object({ status: integer, ...refusalFields }),
]);
export type BatchResult = v.InferOutput<typeof batchResultSchema>;

export const batchAnswerSchema = v.object({ results: v.array(batchResultSchema) });
export type BatchAnswer = v.InferOutput<typeof batchAnswerSchema>;

const entryFields = {
  /** Equal scores share a rank: 1, 2, 2, 4. */
  rank: integer,
  id: integer,
  userId: uuid,
  username: v.string(),
  score: integer,
  createdAt: time,
  /** On boards of games: the server has replayed the game with the same result. */
  verified: v.optional(v.literal(true)),
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

export const leaderboardPageSchema = v.object({
  gameId: v.nullable(integer),
  period: v.picklist(PERIODS),
  total: integer,
  /** The sequence number of this state, the same as in the live topic. */
  seq: integer,
  page: integer,
  limit: integer,
  entries: v.array(leaderboardEntrySchema),
});
export type LeaderboardPage = v.InferOutput<typeof leaderboardPageSchema>;

const watched = { total: integer, watching: integer };

export const leaderboardSnapshotSchema = v.object({ entries: v.array(leaderboardEntrySchema), ...watched });
export type LeaderboardSnapshot = v.InferOutput<typeof leaderboardSnapshotSchema>;

/** The newest state of each changed player. Watchers sort and rank with `rankEntries` of libs/rules. */
export const leaderboardChangesSchema = v.object({ upserts: v.array(leaderboardEntrySchema), ...watched });
export type LeaderboardChanges = v.InferOutput<typeof leaderboardChangesSchema>;
