import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../core/jobs/jobs.service.js';
import { REDIS, type Redis } from '../../../core/redis/redis.js';
import { WorkSet } from '../../../core/redis/work-set.js';
import { BestProjection } from '../bests/index.js';
import { boardId, type BoardOfWeek } from '../shared/board.js';
import { ExactRanks, type BoardUpdate, OutdatedScoresError, RankSets, STALE_TOTALS_KEY } from '../ranks/index.js';
import type { UpdatedTotal, TotalsChanged } from '../shared/scores.events.js';
import { RefreshedTotalsNotifier } from './refreshed-totals.notifier.js';
import { TotalsRepository, type TotalsRow } from './totals.repository.js';
import { REFRESH_TOTALS } from '../shared/totals-jobs.js';

const PLAYERS_AT_ONCE = 500;
const MAX_ATTEMPTS = 5;

/** Recomputes the totals of players whose bests changed, and publishes them to the global boards. One run at a time. */
@Injectable()
export class RefreshTotalsJob implements OnModuleInit {
  readonly name = REFRESH_TOTALS;
  /** Totals have to be current within 2 s, whatever they cost. */
  readonly pacing = { min: 200, max: 1_300, perCost: 20 };
  private readonly stale: WorkSet;

  constructor(
    private readonly jobs: Jobs,
    @Inject(REDIS) redis: Redis,
    private readonly repository: TotalsRepository,
    private readonly ranks: RankSets,
    private readonly exact: ExactRanks,
    private readonly refreshed: RefreshedTotalsNotifier,
    private readonly projection: BestProjection,
  ) {
    this.stale = new WorkSet(redis, STALE_TOTALS_KEY);
  }

  onModuleInit(): void {
    this.jobs.define(this);
  }

  async run(): Promise<void> {
    await this.stale.takeAll(PLAYERS_AT_ONCE, async (players) => {
      const gameIds = await this.refreshWithRetries(players);
      await this.lower(players);
      await this.countPlayers(gameIds);
      await this.refreshed.notify(players);
    });
  }

  /** The totals are recomputed again if a score was removed in the meantime. Returns the games of the players. */
  private async refreshWithRetries(players: string[]): Promise<Set<number>> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.refresh(players);
      } catch (error) {
        if (!(error instanceof OutdatedScoresError) || attempt === MAX_ATTEMPTS) throw error;
      }
    }
  }

  private async refresh(players: string[]): Promise<Set<number>> {
    await this.projection.catchUp();
    const rows = await this.repository.refresh(players);
    if (!rows[0]) return new Set();
    const { week, removals } = rows[0];
    const totals = rows.map(updatedTotal);
    const updates = boardUpdatesOf(totals, week);
    const payload: TotalsChanged = { week, boards: updates.map(({ board }) => board), totals };
    await this.ranks.raise({ updates, queries: [], stale: [], event: { name: 'totals.changed', payload }, removals });
    return new Set(rows.flatMap(({ gameIds }) => gameIds));
  }

  /** After the removal of a score, totals may be lower than in the rank sets, which are otherwise only raised. */
  private async lower(players: string[]): Promise<void> {
    for (const userId of await this.ranks.fenced(players)) await this.exact.setExactTotals(userId);
  }

  /** Updates the player counts of these games from the sizes of their boards. */
  private async countPlayers(gameIds: Set<number>): Promise<void> {
    const counts = new Map<number, number>();
    await Promise.all(
      [...gameIds].map(async (gameId) => {
        const size = await this.ranks.size(boardId({ scope: gameId, period: 'all' }));
        if (size !== undefined) counts.set(gameId, size);
      }),
    );
    await this.repository.setPlayerCounts(counts);
  }
}

function updatedTotal(row: TotalsRow): UpdatedTotal {
  const { userId, username, score, scoreId, weekScore, weekScoreId, weekAchievedAt } = row;
  return {
    userId,
    username,
    score,
    scoreId,
    achievedAt: row.achievedAt.toISOString(),
    ...(weekScore !== null &&
      weekScoreId !== null &&
      weekAchievedAt !== null && {
        weekly: { score: weekScore, scoreId: weekScoreId, achievedAt: weekAchievedAt.toISOString() },
      }),
  };
}

function boardUpdatesOf(totals: UpdatedTotal[], week: string): BoardUpdate[] {
  const allTime: BoardOfWeek = { scope: 'global', period: 'all' };
  const ofWeek: BoardOfWeek = { scope: 'global', period: 'week', week };
  const weekly = totals.flatMap(({ userId, weekly: total }) => (total ? [{ userId, score: total.score }] : []));
  return [
    { board: boardId(allTime), weekly: false, members: totals.map(({ userId, score }) => ({ userId, score })) },
    { board: boardId(ofWeek), weekly: true, members: weekly },
  ].filter(({ members }) => members.length > 0);
}
