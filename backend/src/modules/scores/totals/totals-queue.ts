import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../core/jobs/jobs.js';

export const REFRESH_TOTALS = 'refresh-totals';
export const SWEEP_TOTALS = 'sweep-totals';
/** Scores of this long share one run, when a run costs next to nothing. */
const GATHER = 200;
/** Totals are promised within 2 s (CONTRACT section 4), however much they cost. */
const LONGEST_GATHER = 1_200;
/** Waiting for this many times what a run costs keeps totals to a small share of the database. */
const GATHER_PER_COST = 8;

/** Asks for totals to be recomputed; which players' is kept in Redis by the statement that raised their best. */
@Injectable()
export class TotalsQueue {
  private lastCost = 0;

  constructor(private readonly jobs: Jobs) {}

  request(): void {
    this.jobs.request(REFRESH_TOTALS, Math.min(Math.max(this.lastCost * GATHER_PER_COST, GATHER), LONGEST_GATHER));
  }

  /** Told by each run, in milliseconds. */
  cost(milliseconds: number): void {
    this.lastCost = milliseconds;
  }
}
