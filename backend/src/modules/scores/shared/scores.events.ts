declare module '../../../core/events/event-map.js' {
  interface EventMap {
    'scores.accepted': ScoresAccepted;
    'scores.removed': ScoreRemoved;
    'totals.changed': TotalsChanged;
    'totals.lowered': TotalsLowered;
    'boards.rebuilt': BoardsRebuilt;
  }
}

/** A player's place on a board, as it crosses from node to node. */
export interface Standing {
  userId: string;
  username: string;
  score: number;
  scoreId: number;
  /** ISO 8601 */
  achievedAt: string;
  /** The score has been proved by a replay. */
  verified?: true;
}

/** Whether a best is a player's first on that board, or beat an earlier one. */
export type Rise = 'entered' | 'raised';

export interface RaisedBest extends Standing {
  gameId: number;
  allTime?: Rise;
  weekly?: Rise;
}

/**
 * Scores that raised a best, one batch at a time. The event's figures are the sizes of the boards concerned, in the
 * order of `boards`; none when they could not be had.
 */
export interface ScoresAccepted {
  /** The Monday of the week that the scores count for. */
  week: string;
  boards: string[];
  bests: RaisedBest[];
}

/** A score was taken out. Whatever was kept of the boards where it was a best is to be read again. */
export interface ScoreRemoved {
  userId: string;
  gameId: number;
  /** The Monday of the week that it counted for. */
  week: string;
  /** It was the player's best of all time, of its week. */
  allTime: boolean;
  weekly: boolean;
}

/** A player's totals are less than they were, of all time or of this week; likewise. */
export interface TotalsLowered {
  userId: string;
  week: string;
}

/** A player's total after it was recomputed. */
export interface RaisedTotal extends Standing {
  weekly?: Pick<Standing, 'score' | 'scoreId' | 'achievedAt'>;
}

export interface TotalsChanged {
  week: string;
  boards: string[];
  totals: RaisedTotal[];
}

/** The rank sets were filled from the database; whatever was kept of a board is to be read again. */
export interface BoardsRebuilt {
  rows: number;
}
