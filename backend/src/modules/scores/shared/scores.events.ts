import * as v from 'valibot';
import { paceFindingSchema } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import { PERIODS, type Period } from '@gamegeek/contracts/scores/period.js';
import { integer, uuid } from '@gamegeek/contracts/values.js';

declare module '../../../core/events/event-map.js' {
  interface EventMap {
    'scores.accepted': ScoresAccepted;
    'scores.removed': ScoreRemoved;
    'scores.flagged': FlaggedScore;
    'totals.changed': TotalsChanged;
    'totals.lowered': TotalsLowered;
    'boards.rebuilt': BoardsRebuilt;
  }

  interface OutboxPayloadMap {
    'scores.accepted': ScoreRange;
    'scores.removed': ScoreRemoved;
    'scores.flagged': FlaggedScore;
    'totals.changed': ChangedTotals;
  }
}

/** A player's entry on a board, as nodes exchange it. */
export interface BoardEntryEvent {
  userId: string;
  username: string;
  score: number;
  scoreId: number;
  /** ISO 8601 */
  achievedAt: string;
  /** The server has checked the run of the score. */
  verified?: true;
}

/** Whether a best is the player's first of the period or replaced an earlier one. */
export type BestChange = 'entered' | 'raised';

/** A best of all time, or of one of the periods of its board. */
export interface RaisedBest extends BoardEntryEvent, Partial<Record<Period, BestChange>> {
  gameId: number;
  /** The id of the game for its main board. */
  boardId: number;
}

/**
 * A batch of scores that raised bests. The event's figures are the sizes of `boards`, in that order; there are none
 * when Redis could not tell them.
 */
export interface ScoresAccepted {
  /** The day on which the scores count. */
  day: string;
  /** The ids of spans. */
  boards: string[];
  bests: RaisedBest[];
}

/** The consecutive ids of the scores of one outbox row. Ids of repeats have no score. */
export const scoreRange = v.object({ first: integer, last: integer });
export type ScoreRange = v.InferOutput<typeof scoreRange>;

/** A score was removed. Caches reload the boards on which it was a best. */
export const scoreRemoved = v.object({
  /** Removals are numbered in commit order. */
  number: integer,
  userId: uuid,
  gameId: integer,
  boardId: integer,
  /** The day on which it counted. */
  day: v.string(),
  /** The periods of which it was the player's best. */
  changed: v.array(v.picklist(PERIODS)),
});
export type ScoreRemoved = v.InferOutput<typeof scoreRemoved>;

/** A score whose run had a pace that no human keeps up. It counts like any other. */
export const flaggedScore = v.object({ scoreId: integer, finding: paceFindingSchema });
export type FlaggedScore = v.InferOutput<typeof flaggedScore>;

/** A player's total of all time or of the current week decreased. Caches reload the global boards. */
export interface TotalsLowered {
  userId: string;
  week: string;
}

/** Players whose totals have changed, the weeks whose totals have, and games with a new player. */
export const changedTotals = v.object({
  userIds: v.array(uuid),
  gameIds: v.array(integer),
  weeks: v.array(v.string()),
});
export type ChangedTotals = v.InferOutput<typeof changedTotals>;

/** A player's total of all time, and of the current week. */
export interface UpdatedTotal extends BoardEntryEvent {
  weekly?: Pick<BoardEntryEvent, 'score' | 'scoreId' | 'achievedAt'>;
}

export interface TotalsChanged {
  week: string;
  boards: string[];
  totals: UpdatedTotal[];
}

/** The rank sets were rebuilt from the database. Caches reload all boards. */
export interface BoardsRebuilt {
  rows: number;
}
