import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Logger } from '@nestjs/common';
import { REDIS, type Redis } from '../../../core/redis/redis.js';
import { withTimeout } from '../../../core/redis/with-timeout.js';
import { BestProjection } from '../bests/best-projection.service.js';
import { invalidateRanks, rankKey, READY_KEY } from './rank-sets.store.js';
import { RankAuditRepository, type AuditedBoard } from './rank-audit.repository.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';

const EVERY = 10 * 60_000;

/** Compares the sizes of the rank sets with the database. A difference means a bug; it is logged and repaired. */
@ScheduledJob()
export class AuditRanksJob {
  readonly name = 'audit-ranks';
  readonly every = EVERY;
  /** In milliseconds. A score that was just committed may be missing in its rank set, but not after this time. */
  recheckAfter = 5_000;
  private readonly log = new Logger('Ranks');

  constructor(
    private readonly repository: RankAuditRepository,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly projection: BestProjection,
  ) {}

  async run(): Promise<void> {
    if (!(await withTimeout(this.redis.exists(READY_KEY)))) return;
    if (!(await this.findDifference())) return;
    await pause(this.recheckAfter);
    const difference = await this.findDifference();
    if (!difference) return;
    this.log.error(`the rank sets differ from the database (${difference}); they are rebuilt`);
    await invalidateRanks(this.redis);
  }

  /** Scores arrive meanwhile: a set must not lack a stored player afterwards, nor have had another one before. */
  private async findDifference(): Promise<string | undefined> {
    const boards = await this.repository.boards();
    const before = await this.rankedPlayers(boards);
    await this.projection.projectAll();
    const stored = await this.repository.sizes(boards);
    const after = await this.rankedPlayers(boards);
    const differing = boards.find((_, at) => {
      const size = stored[at] ?? 0;
      return (after[at] ?? 0) < size || (before[at] ?? 0) > size;
    });
    return differing && `the size of board ${differing.name}`;
  }

  private rankedPlayers(boards: AuditedBoard[]): Promise<number[]> {
    return withTimeout(Promise.all(boards.map(({ name }) => this.redis.zCard(rankKey(name)))));
  }
}
