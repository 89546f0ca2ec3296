import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../core/jobs/jobs.service.js';
import { REDIS, type Redis } from '../../../core/redis/redis.js';
import { withTimeout } from '../../../core/redis/with-timeout.js';
import { BestProjection } from '../bests/index.js';
import { ExactRanks } from './exact-ranks.service.js';
import { invalidateRanks, rankKey, READY_KEY } from './rank-sets.store.js';
import { RankAuditRepository, type AuditedBoard, type BestOfBoard } from './rank-audit.repository.js';

const EVERY = 10 * 60_000;
/** The number of randomly chosen boards whose members are compared with the database, and of members of each. */
const SAMPLED_BOARDS = 20;
const SAMPLED_MEMBERS = 50;
/** Up to this many scores that are too high are corrected one by one; more of them cause a rebuild. */
const MAX_CORRECTIONS = 10;

/** A member of a rank set, with its score there. */
type SetMember = BestOfBoard;

/**
 * Compares the rank sets with the database in both directions. A difference means a bug or a restored PostgreSQL; it is
 * logged and repaired.
 */
@Injectable()
export class AuditRanksJob implements OnModuleInit {
  readonly name = 'audit-ranks';
  readonly every = EVERY;
  /** In milliseconds. A score that was just committed may be missing in its rank set, but not after this time. */
  recheckAfter = 5_000;
  private readonly log = new Logger('Ranks');

  constructor(
    private readonly jobs: Jobs,
    private readonly repository: RankAuditRepository,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly exact: ExactRanks,
    private readonly projection: BestProjection,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
  }

  async run(): Promise<void> {
    if (!(await withTimeout(this.redis.exists(READY_KEY)))) return;
    // Players who were removed from a board are in no sample of it.
    await this.exact.reapplyRemovals(0);
    if (!(await this.findDrift())) return;
    await pause(this.recheckAfter);
    const drift = await this.findDrift();
    if (!drift) return;
    this.log.error(`the rank sets differ from the database (${drift}); they are rebuilt`);
    await invalidateRanks(this.redis);
  }

  /** Scores arrive during the audit: stored bests must be in the sets afterwards, and the reverse. */
  private async findDrift(): Promise<string | undefined> {
    const boards = await this.repository.boards();
    const heldBefore = await this.sizes(boards);
    const members = await this.sampleSets(boards);
    await this.projection.projectAll();
    const sizes = await this.repository.sizes(boards);
    const bests = await this.repository.sampleBests();
    const heldAfter = await this.sizes(boards);
    return (
      findBoard(boards, (index) => (heldAfter[index] ?? 0) < (sizes[index] ?? 0), 'lacks players') ??
      findBoard(boards, (index) => (heldBefore[index] ?? 0) > (sizes[index] ?? 0), 'has too many players') ??
      (await this.findMissing(bests)) ??
      (await this.findTooHigh(members))
    );
  }

  private async sizes(boards: AuditedBoard[]): Promise<number[]> {
    return withTimeout(Promise.all(boards.map(({ board }) => this.redis.zCard(rankKey(board)))));
  }

  private async sampleSets(boards: AuditedBoard[]): Promise<SetMember[]> {
    const sampled = boards.toSorted(() => Math.random() - 0.5).slice(0, SAMPLED_BOARDS);
    const samples = await withTimeout(
      Promise.all(sampled.map(({ board }) => this.redis.zRandMemberCountWithScores(rankKey(board), SAMPLED_MEMBERS))),
    );
    return sampled.flatMap((board, index) =>
      (samples[index] ?? []).map(({ value, score }) => ({ ...board, userId: value, score })),
    );
  }

  private async findMissing(bests: BestOfBoard[]): Promise<string | undefined> {
    const scores = await withTimeout(
      Promise.all(bests.map(({ board, userId }) => this.redis.zScore(rankKey(board), userId))),
    );
    const missing = bests.find(({ score }, index) => (scores[index] ?? 0) < score);
    return missing && `a best of board ${missing.board} is missing`;
  }

  /** A score above the stored best was removed and published again, or belongs to another database. */
  private async findTooHigh(members: SetMember[]): Promise<string | undefined> {
    const known = await this.repository.scoresOf(members);
    const tooHigh = members.filter(({ score }, index) => score > (known[index] ?? 0));
    for (const member of tooHigh.slice(0, MAX_CORRECTIONS)) await this.lower(member);
    if (tooHigh.length <= MAX_CORRECTIONS) return undefined;
    return `${tooHigh.length} of ${members.length} bests are higher than in the database`;
  }

  private async lower({ board, gameId, period, userId, score }: SetMember): Promise<void> {
    if (gameId === null) {
      await this.exact.setExactTotals(userId);
    } else if (!(await this.exact.lowerExcess({ gameId, userId }, period, score))) {
      return; // The stored best has risen since.
    }
    this.log.error(`a best of board ${board} was higher than in the database; it was corrected`);
  }
}

function findBoard(boards: AuditedBoard[], isWrong: (index: number) => boolean, how: string): string | undefined {
  const wrong = boards.find((_, index) => isWrong(index));
  return wrong && `board ${wrong.board} ${how}`;
}
