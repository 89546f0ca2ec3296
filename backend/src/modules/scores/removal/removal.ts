/** Where a score was taken out of, or put back to: what has to be told of it, as the outbox holds it. */
export interface Removal {
  /** Removals are numbered in the order of their commits. */
  number: number;
  userId: string;
  gameId: number;
  /** The Monday of the week that the score counted for. */
  week: string;
  /** It was the player's best of all time, of its week. */
  allTime: boolean;
  weekly: boolean;
}

/** A score that was removed, and the event that is to be told after the commit. */
export interface RemovedScore extends Removal {
  id: number;
  score: number;
  createdAt: Date;
  eventId: number;
}

/** A score that was put back, likewise. */
export type RestoredScore = Omit<RemovedScore, keyof Removal> & Pick<Removal, 'userId' | 'gameId' | 'week'>;
