import { Inject } from '@nestjs/common';
import { REDIS, type Redis } from '../../../core/redis/redis.js';
import { WorkSet } from '../../../core/redis/work-set.js';
import { BestProjection } from '../bests/best-projection.service.js';
import { ExactRanks } from '../ranks/exact-ranks.service.js';
import { OutdatedScoresError, RankSets, STALE_TOTALS_KEY } from '../ranks/rank-sets.store.js';
import { REFRESH_TOTALS } from '../shared/totals-jobs.js';
import { ChangedTotalsNotifier } from './changed-totals.notifier.js';
import { TotalsPublisher } from './totals.publisher.js';
import { TotalsRepository } from './totals.repository.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';

const PLAYERS_AT_ONCE = 500;
const MAX_ATTEMPTS = 5;

/**
 * Recomputes the totals of players whose bests changed, and publishes them. Projections have raised most of them before:
 * this corrects the others, such as those of removed scores, or whose publication was lost. One run at a time.
 */
@ScheduledJob()
export class RefreshTotalsJob {
  readonly name = REFRESH_TOTALS;
  readonly pacing = { min: 200, max: 30_000, perCost: 100 };
  private readonly stale: WorkSet;

  constructor(
    @Inject(REDIS) redis: Redis,
    private readonly repository: TotalsRepository,
    private readonly publisher: TotalsPublisher,
    private readonly ranks: RankSets,
    private readonly exact: ExactRanks,
    private readonly notifier: ChangedTotalsNotifier,
    private readonly projection: BestProjection,
  ) {
    this.stale = new WorkSet(redis, STALE_TOTALS_KEY);
  }

  async run(): Promise<void> {
    await this.stale.takeAll(PLAYERS_AT_ONCE, async (players) => {
      const gameIds = await this.refreshWithRetries(players);
      await this.lower(players);
      await this.publisher.countPlayers(gameIds);
      await this.notifier.notify(players);
    });
  }

  /** The totals are recomputed again if a score was removed in the meantime. Returns the games of the players. */
  private async refreshWithRetries(players: string[]): Promise<number[]> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.refresh(players);
      } catch (error) {
        if (!(error instanceof OutdatedScoresError) || attempt === MAX_ATTEMPTS) throw error;
      }
    }
  }

  private async refresh(players: string[]): Promise<number[]> {
    await this.projection.catchUp();
    const changed = await this.repository.refresh(players);
    if (!changed) return [];
    await this.publisher.publish(changed);
    return changed.gameIds;
  }

  /** After the removal of a score, totals may be lower than in the rank sets, which are otherwise only raised. */
  private async lower(players: string[]): Promise<void> {
    for (const userId of await this.ranks.fenced(players)) await this.exact.setExactTotals(userId);
  }
}
