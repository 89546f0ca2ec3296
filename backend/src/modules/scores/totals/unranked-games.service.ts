import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { afterCommit } from '../../../core/database/after-commit.js';
import { Jobs } from '../../../core/jobs/jobs.service.js';
import { RECOUNT_TOTALS_JOB } from './recount-totals.job.js';
import { RecountTotalsRepository } from './recount-totals.repository.js';

/** Takes games out of the global ranking, and puts them back. Their own boards stay. */
@Injectable()
export class UnrankedGames {
  constructor(
    private readonly totals: RecountTotalsRepository,
    private readonly jobs: Jobs,
  ) {}

  /** Within the transaction of `em`; a job corrects the totals. Returns false if that was so before. */
  async setRanked(em: EntityManager, gameId: number, isRanked: boolean): Promise<boolean> {
    const isChanged = await this.totals.setUnranked(em, gameId, !isRanked);
    if (isChanged) afterCommit(em, async () => this.jobs.request(RECOUNT_TOTALS_JOB));
    return isChanged;
  }
}
