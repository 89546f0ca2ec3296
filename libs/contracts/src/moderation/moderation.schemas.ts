import * as v from 'valibot';
import { personSchema } from '../auth/auth.schemas.js';
import { boardFormatSchema } from '../boards/board-format.schemas.js';
import { GAME_CATEGORIES } from '../games/categories.js';
import { integer, picture, time, uuid } from '../values.js';
import { MODERATION_ACTS, QUEUE_STATUSES, REPORT_REASONS, SUBJECT_KINDS } from './moderation-limits.js';

const kind = v.picklist(SUBJECT_KINDS);
const reason = v.picklist(REPORT_REASONS);
const namedGame = v.object({ id: integer, name: v.string() });

/** The answer to POST /api/reports. */
export const reportSchema = v.object({
  id: integer,
  kind,
  subject_id: integer,
  reason,
  text: v.string(),
  created_at: time,
});
export type Report = v.InferOutput<typeof reportSchema>;

/** The report of one user, as admins see it. */
const reportDetailSchema = v.object({
  id: integer,
  reason,
  text: v.string(),
  created_at: time,
  reporter: personSchema,
});
export type ReportDetail = v.InferOutput<typeof reportDetailSchema>;

/** What the server has noticed about the pace of a replayed run; not a proof of anything. */
export const paceFindingSchema = v.object({
  /** More inputs per second than any human makes, or too many at moments that no human meets. */
  kind: v.picklist(['rate', 'timing']),
  inputs: integer,
  /** Inputs in the same tick as the one before, or in a tick in which the game has moved. */
  at_once: integer,
  /** The time of the run: by the game's clock, or since the start of the round in turn-based games. */
  seconds: v.number(),
});
export type PaceFinding = v.InferOutput<typeof paceFindingSchema>;

/** What a job has noticed about a score; not a proof of anything either. */
export const implausibleFindingSchema = v.variant('kind', [
  /** A best far above those of the other players of its board: of 99 in 100 of them, `typical` is the highest. */
  v.object({ kind: v.literal('far_above'), best: v.number(), typical: v.number() }),
  /** A total that has risen within a day by more than the player in tenth place has in all. */
  v.object({ kind: v.literal('fast_total'), gained: integer, tenth: integer }),
]);
export type ImplausibleFinding = v.InferOutput<typeof implausibleFindingSchema>;
export type Finding = PaceFinding | ImplausibleFinding;

/** An action of an admin, or of the creator of a game on a score (GET /api/admin/log). */
export const loggedActSchema = v.object({
  id: integer,
  act: v.picklist(MODERATION_ACTS),
  kind,
  subject_id: integer,
  game: namedGame,
  reason: v.string(),
  /** The length of a mute. */
  days: v.nullable(integer),
  /** The text of the subject at that time; empty once the account of its author is deleted. */
  snapshot: v.string(),
  created_at: time,
  /** Who acted. */
  admin: personSchema,
  /** Missing if it was an admin. */
  by: v.optional(v.literal('creator')),
  /** The author of the subject, or the muted user. */
  user: personSchema,
});
export type LoggedAct = v.InferOutput<typeof loggedActSchema>;

export const commentContentSchema = v.object({ text: v.string(), created_at: time, edited: v.boolean() });
export type CommentContent = v.InferOutput<typeof commentContentSchema>;

export const gameContentSchema = v.object({
  description: v.string(),
  image_url: v.nullable(picture),
  categories: v.array(v.picklist(GAME_CATEGORIES)),
  model: v.string(),
  created_at: time,
  /** An admin has taken it out of the global ranking. */
  unranked: v.boolean(),
});
export type GameContent = v.InferOutput<typeof gameContentSchema>;

export const scoreContentSchema = v.object({
  /** The name of its board, unless it is the main one. */
  board_name: v.optional(v.string()),
  /** A value of the board, like those of the neighbours. */
  score: v.number(),
  /** How they are shown; absent on boards of integers of which the higher is better. */
  format: v.optional(boardFormatSchema),
  created_at: time,
  /** Its rank among the other bests; null beyond the first ten thousand. */
  rank: v.nullable(integer),
  /** Scores of the same player on this board around it in time, including itself. */
  neighbours: v.array(v.object({ id: integer, score: v.number(), created_at: time })),
});
export type ScoreContent = v.InferOutput<typeof scoreContentSchema>;

/**
 * Visible, hidden by an admin (a score: or removed by the creator of its game), or removed by its author or creator.
 */
export const SUBJECT_STATES = ['shown', 'hidden', 'gone'] as const;
export type SubjectState = (typeof SUBJECT_STATES)[number];

/** A subject in the queue with its context (GET /api/admin/queue). */
export const queueItemSchema = v.object({
  kind,
  id: integer,
  status: v.picklist(QUEUE_STATUSES),
  state: v.picklist(SUBJECT_STATES),
  game: namedGame,
  author: v.object({ id: uuid, username: v.string(), is_admin: v.boolean(), muted_until: v.nullable(time) }),
  /** The time of the oldest open report; null if there is none. */
  open_since: v.nullable(time),
  /** The number of open reports, or of all if none is open. */
  reports: integer,
  reasons: v.array(v.object({ reason, count: integer })),
  /** The newest of these reports. */
  details: v.array(reportDetailSchema),
  /** Why the server itself reports a score; it counts as a report of cheating. */
  finding: v.nullable(v.union([paceFindingSchema, implausibleFindingSchema])),
  /** The text at the first report, if it has changed since. */
  reported_text: v.nullable(v.string()),
  /** The current state; null if it no longer exists. */
  content: v.nullable(v.union([commentContentSchema, gameContentSchema, scoreContentSchema])),
  /** The newest actions on it and its author. */
  acts: v.array(loggedActSchema),
});
export type QueueItem = v.InferOutput<typeof queueItemSchema>;
