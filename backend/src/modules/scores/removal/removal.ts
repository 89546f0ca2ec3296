/** The payload of a removal's outbox row. */
export interface Removal {
  /** Removals are numbered in commit order. */
  number: number;
  userId: string;
  gameId: number;
  /** The Monday of the week in which the score counted. */
  week: string;
  /** Whether it was the player's best of all time, or of its week. */
  allTime: boolean;
  weekly: boolean;
}

/** A removed score, and the outbox row of the event to be published after the commit. */
export interface RemovedScore extends Removal {
  id: number;
  score: number;
  createdAt: Date;
  eventId: number;
}

/** A restored score, and the outbox row of its event. */
export type RestoredScore = Omit<RemovedScore, keyof Removal> & Pick<Removal, 'userId' | 'gameId' | 'week'>;
