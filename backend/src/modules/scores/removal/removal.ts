import type { ScoreRemoved } from '../shared/scores.events.js';

/** A removed score. */
export interface RemovedScore extends ScoreRemoved {
  id: number;
  score: number;
  createdAt: Date;
}

export type RestoredScore = Pick<RemovedScore, 'id' | 'score' | 'createdAt' | 'userId' | 'gameId' | 'week'>;
