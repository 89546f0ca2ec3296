import { Injectable } from '@nestjs/common';
import { Jobs } from '../../core/jobs/jobs.js';

export const REFRESH_TOTALS = 'refresh-totals';
export const SWEEP_TOTALS = 'sweep-totals';
/** Scores of this long share one run; totals are promised within 2 s (CONTRACT section 4). */
const GATHER = 700;

/** Asks for totals to be recomputed; which players' is kept in Redis by the statement that raised their best. */
@Injectable()
export class TotalsQueue {
  constructor(private readonly jobs: Jobs) {}

  request(): void {
    this.jobs.request(REFRESH_TOTALS, GATHER);
  }
}
