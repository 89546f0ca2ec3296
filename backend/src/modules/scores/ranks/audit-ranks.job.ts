import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../core/jobs/jobs.js';
import { REDIS, type Redis } from '../../../core/redis/redis.js';
import { withTimeout } from '../../../core/redis/with-timeout.js';
import { BestProjection } from '../bests/index.js';
import { ExactRanks } from './exact-ranks.service.js';
import { distrustRanks, rankKey, READY_KEY } from './rank-sets.store.js';
import { RankAuditRepository, type AuditedBoard, type BestOfBoard } from './rank-audit.repository.js';

const EVERY = 10 * 60_000;
/** A score that was committed this moment may not have been joined yet; after this long it must be. */
const LOOK_AGAIN_AFTER = 5_000;
/** Boards whose members are looked up in the database, each time others, and how many of each. */
const SAMPLED_BOARDS = 20;
const SAMPLED_MEMBERS = 50;
/** A few members that are too high are set right one by one; more of them mean that the sets are of another database. */
const MOST_TOO_HIGH = 10;

/** A member of a set, and its score there. */
type Held = BestOfBoard;

/**
 * Compares the rank sets with the database, in both directions: what the database says must be in them, and what they
 * hold must be in the database. A difference is a fault of ours, or PostgreSQL was restored: it is logged and mended.
 */
@Injectable()
export class AuditRanksJob implements OnModuleInit {
  readonly name = 'audit-ranks';
  readonly every = EVERY;
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
    // Whoever was removed from a board is in no sample of it.
    await this.exact.settleSince(0);
    if (!(await this.findDrift())) return;
    await pause(LOOK_AGAIN_AFTER);
    const drift = await this.findDrift();
    if (!drift) return;
    this.log.error(`the rank sets differ from the database (${drift}); they are filled again`);
    await distrustRanks(this.redis);
  }

  /** Scores come in meanwhile: what the database said before must be in the sets after, and the other way round. */
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
      findBoard(boards, (index) => (heldBefore[index] ?? 0) > (sizes[index] ?? 0), 'has players too many') ??
      (await this.findMissing(bests)) ??
      (await this.findTooHigh(members))
    );
  }

  private async sizes(boards: AuditedBoard[]): Promise<number[]> {
    return withTimeout(Promise.all(boards.map(({ board }) => this.redis.zCard(rankKey(board)))));
  }

  private async sampleSets(boards: AuditedBoard[]): Promise<Held[]> {
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

  /** What a set holds beyond the best was removed and has come back, or was never in this database. */
  private async findTooHigh(members: Held[]): Promise<string | undefined> {
    const known = await this.repository.scoresOf(members);
    const tooHigh = members.filter(({ score }, index) => score > (known[index] ?? 0));
    for (const member of tooHigh.slice(0, MOST_TOO_HIGH)) await this.lower(member);
    if (tooHigh.length <= MOST_TOO_HIGH) return undefined;
    return `${tooHigh.length} of ${members.length} bests are higher than the database says`;
  }

  private async lower({ board, gameId, period, userId, score }: Held): Promise<void> {
    if (gameId === null) {
      await this.exact.settleTotals(userId);
    } else if (!(await this.exact.lowerExcess({ gameId, userId }, period, score))) {
      return; // it has risen meanwhile
    }
    this.log.error(`a best of board ${board} was higher than the database says; it is set right`);
  }
}

function findBoard(boards: AuditedBoard[], isWrong: (index: number) => boolean, how: string): string | undefined {
  const wrong = boards.find((_, index) => isWrong(index));
  return wrong && `board ${wrong.board} ${how}`;
}
