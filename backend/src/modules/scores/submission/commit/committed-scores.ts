import type { AcceptedRow } from './accept-scores.sql.js';
import type { FreshScore } from '../submission.js';

/** The scores of one committed statement. */
export interface CommittedScores {
  scores: FreshScore[];
  /** The range of ids of the batch, repeats included. */
  first: number;
  last: number;
  /** Some have an idempotency key. */
  isKeyed: boolean;
  /** The day on which they count, by the database's clock. */
  day: string;
  row: AcceptedRow;
}

export const outboxIdsOf = (batches: CommittedScores[]): number[] => batches.flatMap(({ row }) => row.eventId ?? []);

/** The newest removal that is known for all batches. */
export const removalsOf = (batches: CommittedScores[]): number => Math.min(...batches.map(({ row }) => row.removals));
