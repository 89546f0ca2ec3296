import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { BestProjection } from '../bests/best-projection.service.js';
import type { ChangedTotals } from '../bests/changed-totals.sql.js';
import { RankSets, type BoardUpdate } from '../ranks/rank-sets.store.js';
import { boardId } from '../shared/board.js';
import type { TotalsChanged, UpdatedTotal } from '../shared/scores.events.js';
import { ChangedTotalsNotifier } from './changed-totals.notifier.js';
import { TotalsRepository } from './totals.repository.js';

/** Limits the duration of a script call, which blocks other Redis commands. */
const TOTALS_AT_ONCE = 500;
const BOARDS_AT_ONCE = 500;
/** In milliseconds. */
const COUNT_AGAIN_AFTER = 2_000;

/** Publishes totals to the global boards, and the numbers of players to games. */
@Injectable()
export class TotalsPublisher implements OnModuleInit, OnApplicationShutdown {
  private readonly log = new Logger('Scores');
  /** Games whose players could not be counted, because Redis was unreachable or its sets were incomplete. */
  private readonly uncounted = new Set<number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly projection: BestProjection,
    private readonly ranks: RankSets,
    private readonly repository: TotalsRepository,
    private readonly notifier: ChangedTotalsNotifier,
  ) {}

  onModuleInit(): void {
    this.projection.onTotals((changed) => this.publishProjected(changed));
  }

  /** After the last projection, which may start the timer. */
  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }

  /** Throws `OutdatedScoresError` if a score was removed since the totals were computed. */
  async publish({ week, removals, totals }: ChangedTotals): Promise<void> {
    for (let first = 0; first < totals.length; first += TOTALS_AT_ONCE) {
      const some = totals.slice(first, first + TOTALS_AT_ONCE);
      const updates = boardUpdatesOf(some, week);
      const payload: TotalsChanged = { week, boards: updates.map(({ board }) => board), totals: some };
      await this.ranks.raise({ updates, queries: [], stale: [], event: { name: 'totals.changed', payload }, removals });
    }
  }

  /** Updates the player counts of these games from the sizes of their boards; later if they are unknown now. */
  async countPlayers(gameIds: number[]): Promise<void> {
    await this.repository.updatePlayerCounts(gameIds, (changed) => this.sizesOf(changed));
  }

  /** Sequentially: the players of a job may have played thousands of games. */
  private async sizesOf(gameIds: number[]): Promise<Map<number, number>> {
    const sizes = new Map<number, number>();
    for (let first = 0; first < gameIds.length; first += BOARDS_AT_ONCE) {
      const some = gameIds.slice(first, first + BOARDS_AT_ONCE);
      const found = await this.ranks.sizes(some.map((gameId) => boardId({ scope: gameId, period: 'all' })));
      if (found) some.forEach((gameId, index) => sizes.set(gameId, found[index] ?? 0));
      else this.countLater(some);
    }
    return sizes;
  }

  private countLater(gameIds: number[]): void {
    for (const gameId of gameIds) this.uncounted.add(gameId);
    this.timer ??= setTimeout(() => void this.countAgain(), COUNT_AGAIN_AFTER).unref();
  }

  private async countAgain(): Promise<void> {
    this.timer = undefined;
    const gameIds = [...this.uncounted];
    this.uncounted.clear();
    await this.countPlayers(gameIds).catch(() => this.countLater(gameIds));
  }

  private async publishProjected(changed: ChangedTotals): Promise<void> {
    try {
      await this.publish(changed);
      await this.countPlayers(changed.gameIds);
      await this.notifier.notify(changed.totals.map(({ userId }) => userId));
    } catch (error) {
      this.log.debug({ err: error }, 'projected totals could not be published; the job publishes them');
      this.countLater(changed.gameIds);
    }
  }
}

function boardUpdatesOf(totals: UpdatedTotal[], week: string): BoardUpdate[] {
  const allTime = boardId({ scope: 'global', period: 'all' });
  const ofWeek = boardId({ scope: 'global', period: 'week', week });
  const weekly = totals.flatMap(({ userId, weekly: total }) => (total ? [{ userId, score: total.score }] : []));
  return [
    { board: allTime, weekly: false, members: totals.map(({ userId, score }) => ({ userId, score })) },
    { board: ofWeek, weekly: true, members: weekly },
  ].filter(({ members }) => members.length > 0);
}
