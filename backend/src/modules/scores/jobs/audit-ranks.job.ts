import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../core/jobs/jobs.js';
import { Sql, type Row } from '../../../core/database/sql.js';
import { REDIS, type Redis } from '../../../core/redis/redis.js';
import { withTimeout } from '../../../core/redis/with-timeout.js';
import { BestProjection } from '../boards/best-projection.js';
import { ExactRanks } from '../boards/exact-ranks.js';
import { distrustRanks, rankKey, READY_KEY } from '../boards/rank-sets.js';

const EVERY = 10 * 60_000;
/** A score that was committed this moment may not have been joined yet; after this long it must be. */
const LOOK_AGAIN_AFTER = 5_000;

interface BoardSize extends Row {
  board: string;
  size: number;
}

const SIZES = {
  name: 'audit-board-sizes',
  text: `
    SELECT game_id || ':all' AS board, count(*) AS size FROM personal_bests GROUP BY game_id
    UNION ALL SELECT 'global:all', count(*) FROM player_totals`,
};

interface SampledBest extends Row {
  board: string;
  gameId: number;
  userId: string;
  score: number;
}

/** Some bests, each time others; the sets must hold every one of them, or a better one that was taken meanwhile. */
const SAMPLE = {
  name: 'audit-sample',
  text: `
    SELECT game_id || ':all' AS board, game_id AS "gameId", user_id AS "userId", score
    FROM personal_bests
    WHERE user_id >= (SELECT gen_random_uuid()) ORDER BY user_id LIMIT 500`,
};

/** Compares the rank sets with the database. A difference is a fault of ours: it is logged and mended at once. */
@Injectable()
export class AuditRanksJob implements OnModuleInit {
  readonly name = 'audit-ranks';
  readonly every = EVERY;
  private readonly log = new Logger('Ranks');

  constructor(
    private readonly jobs: Jobs,
    private readonly sql: Sql,
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

  /** Read first from the database, so that the sets can only be ahead. */
  private async findDrift(): Promise<string | undefined> {
    await this.projection.projectAll();
    const boards = await this.sql.run<BoardSize>(SIZES);
    const held = await withTimeout(Promise.all(boards.map(({ board }) => this.redis.zCard(rankKey(board)))));
    const short = boards.find(({ size }, index) => (held[index] ?? 0) < size);
    if (short) return `board ${short.board} has ${short.size} players`;

    const sample = await this.sql.run<SampledBest>(SAMPLE);
    const scores = await withTimeout(
      Promise.all(sample.map(({ board, userId }) => this.redis.zScore(rankKey(board), userId))),
    );
    for (const [index, best] of sample.entries()) await this.lowerExcess(best, scores[index] ?? 0);
    const wrong = sample.find(({ score }, index) => (scores[index] ?? 0) < score);
    return wrong && `a best of board ${wrong.board} is missing`;
  }
  /** What a set holds beyond the best was taken meanwhile, or was removed and has come back: then it is set right. */
  private async lowerExcess({ board, gameId, userId, score }: SampledBest, held: number): Promise<void> {
    if (held <= score || !(await this.exact.lowerExcess({ gameId, userId }, held))) return;
    this.log.error(`a best of board ${board} was higher than the database says; it is set right`);
  }
}
