import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Sql } from '../../../core/database/sql.service.js';
import { Outbox } from '../../../core/events/outbox.repository.js';
import { TransactionalPublisher } from '../../../core/events/transactional-publisher.service.js';
import { BestProjection } from '../bests/best-projection.service.js';
import { PlayerCountsRepository } from '../ranks/player-counts.repository.js';
import { RankSets, type BoardUpdate } from '../ranks/rank-sets.store.js';
import { spanId } from '../shared/board.js';
import { changedTotals, type ChangedTotals, type TotalsChanged, type UpdatedTotal } from '../shared/scores.events.js';
import { readTotals, recomputeTotalsInTransaction, type AddedTotals, type TotalRow } from './totals.sql.js';

/** Limits the duration of a script call, which blocks other Redis commands, and of the lock. */
const PLAYERS_AT_ONCE = 500;

/** Called on the node that has published the totals of these players. */
type Listener = (userIds: string[]) => Promise<void>;

/**
 * Publishes totals to the global boards after projections have added to them, and recomputes those that could not be
 * added. What a crash or an outage of Redis leaves in the outbox, the relay recomputes and publishes.
 */
@Injectable()
export class Totals implements OnModuleInit {
  private readonly log = new Logger('Scores');
  private readonly listeners: Listener[] = [];

  constructor(
    private readonly sql: Sql,
    private readonly projection: BestProjection,
    private readonly ranks: RankSets,
    private readonly players: PlayerCountsRepository,
    private readonly outbox: Outbox,
    private readonly publisher: TransactionalPublisher,
  ) {}

  onModuleInit(): void {
    this.publisher.register('totals.changed', {
      payload: changedTotals,
      replay: (changes) => this.recomputeAndPublish(merged(changes)),
    });
    this.projection.onTotals((added) => this.publishAdded(added));
  }

  /** For other modules that derive data from totals. A listener that fails is called again. */
  onChange(listener: Listener): void {
    this.listeners.push(listener);
  }

  private async publishAdded({ eventId, changed, leftOut }: AddedTotals): Promise<void> {
    try {
      await this.recompute(leftOut, changed.weeks);
      await this.publish(changed);
      this.outbox.markPublished(eventId);
    } catch (error) {
      this.log.debug({ err: error }, 'changed totals are left to the relay');
    }
  }

  private async recomputeAndPublish(changed: ChangedTotals): Promise<void> {
    await this.recompute(changed.userIds, changed.weeks);
    await this.publish(changed);
  }

  private async recompute(userIds: string[], weeks: string[]): Promise<void> {
    for (const players of chunks(userIds)) await recomputeTotalsInTransaction(this.sql, players, weeks);
  }

  private async publish({ userIds, gameIds }: ChangedTotals): Promise<void> {
    for (const players of chunks(userIds)) await this.raise(await readTotals(this.sql, players));
    await this.players.count(gameIds);
    for (const listener of this.listeners) await listener(userIds);
  }

  /** Throws `OutdatedScoresError` if a score was removed since the totals were read. */
  private async raise(rows: TotalRow[]): Promise<void> {
    const [first] = rows;
    if (!first) return;
    const { week, removals } = first;
    const totals = rows.map(totalOf);
    const updates = boardUpdatesOf(totals, week);
    const payload: TotalsChanged = { week, boards: updates.map(({ board }) => board), totals };
    await this.ranks.raise({ updates, queries: [], event: { name: 'totals.changed', payload }, removals });
  }
}

const merged = (changes: ChangedTotals[]): ChangedTotals => ({
  userIds: [...new Set(changes.flatMap(({ userIds }) => userIds))],
  gameIds: [...new Set(changes.flatMap(({ gameIds }) => gameIds))],
  weeks: [...new Set(changes.flatMap(({ weeks }) => weeks))],
});

function* chunks(userIds: string[]): Generator<string[]> {
  for (let first = 0; first < userIds.length; first += PLAYERS_AT_ONCE)
    yield userIds.slice(first, first + PLAYERS_AT_ONCE);
}

function totalOf(row: TotalRow): UpdatedTotal {
  const { userId, username, score, scoreId, achievedAt, weeklyScore, weeklyScoreId, weeklyAchievedAt } = row;
  const total = { userId, username, score, scoreId, achievedAt: achievedAt.toISOString() };
  if (weeklyScore === null || weeklyScoreId === null || weeklyAchievedAt === null) return total;
  return {
    ...total,
    weekly: { score: weeklyScore, scoreId: weeklyScoreId, achievedAt: weeklyAchievedAt.toISOString() },
  };
}

function boardUpdatesOf(totals: UpdatedTotal[], week: string): BoardUpdate[] {
  const allTime = spanId({ board: 'global', period: 'all' });
  const ofWeek = spanId({ board: 'global', period: 'week', since: week });
  const weekly = totals.flatMap(({ userId, weekly: total }) => (total ? [{ userId, score: total.score }] : []));
  return [
    { board: allTime, period: 'all' as const, members: totals.map(({ userId, score }) => ({ userId, score })) },
    { board: ofWeek, period: 'week' as const, members: weekly },
  ].filter(({ members }) => members.length > 0);
}
