import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { TransactionalPublisher } from '../../../core/events/transactional-publisher.service.js';
import { LOCK_REMOVALS } from '../bests/removals-lock.sql.js';
import { reopenWeek } from '../weeks/reopen-week.sql.js';
import type { ScoreRemoved } from '../shared/scores.events.js';
import { lowerBests, projectBests, raiseBests } from './adjust-bests.sql.js';
import { FIND_SCORE, REMOVE_SCORE, RESTORE_SCORE, WAIT_LONGER_FOR_LOCKS, type ScoreRow } from './remove-score.sql.js';

/** A removed score. */
export interface RemovedScore extends ScoreRemoved {
  id: number;
  score: number;
  createdAt: Date;
}

export type RestoredScore = Pick<RemovedScore, 'id' | 'score' | 'createdAt' | 'userId' | 'gameId' | 'week'>;

/** Runs in the transaction that removes or restores a score. */
export type RemovalListener = (
  em: EntityManager,
  where: Pick<ScoreRemoved, 'userId' | 'gameId' | 'week'>,
) => Promise<void>;

/**
 * Removes and restores scores. Derived rows are corrected in the caller's transaction; boards, totals and watchers are
 * updated after its commit.
 *
 * The transaction has to be READ COMMITTED and short: until its end, other removals wait, and so do scores of this
 * player in this game.
 */
@Injectable()
export class ScoreRemoval {
  private readonly listeners: RemovalListener[] = [];

  constructor(private readonly publisher: TransactionalPublisher) {}

  /** For other modules that store data derived from scores. */
  onChange(listener: RemovalListener): void {
    this.listeners.push(listener);
  }

  /** Returns undefined if there is no such score. */
  async remove(em: EntityManager, scoreId: number): Promise<RemovedScore | undefined> {
    await lockRemovals(em);
    const [found] = await em.execute<ScoreRow[]>(FIND_SCORE, [scoreId]);
    if (!found) return undefined;
    // The score or a better one may be on boards already, but not projected yet.
    await projectBests(em, found);
    const [row] = await em.execute<(ScoreRow & { number: number })[]>(REMOVE_SCORE, [scoreId]);
    if (!row) return undefined;
    const { number, userId, gameId, week } = row;
    const removal: ScoreRemoved = { number, userId, gameId, week, ...(await lowerBests(em, row)) };
    await this.updateDerived(em, removal);
    await this.publisher.emit(em, 'scores.removed', removal);
    return { ...removal, ...scoreOf(row) };
  }

  /** Restores a removed score with its id and time. Returns undefined if there is no such removed score. */
  async restore(em: EntityManager, scoreId: number): Promise<RestoredScore | undefined> {
    await lockRemovals(em);
    const [row] = await em.execute<ScoreRow[]>(RESTORE_SCORE, [scoreId]);
    if (!row) return undefined;
    const { userId, gameId, week } = row;
    await raiseBests(em, row);
    await this.updateDerived(em, { userId, gameId, week });
    await this.publisher.emit(em, 'scores.accepted', { first: row.id, last: row.id });
    return { userId, gameId, week, ...scoreOf(row) };
  }

  private async updateDerived(
    em: EntityManager,
    where: Pick<ScoreRemoved, 'userId' | 'gameId' | 'week'>,
  ): Promise<void> {
    await reopenWeek(em, where.week);
    for (const listener of this.listeners) await listener(em, where);
  }
}

/** Serializes removals until the end of the transaction. */
async function lockRemovals(em: EntityManager): Promise<void> {
  await em.execute(WAIT_LONGER_FOR_LOCKS);
  await em.execute(LOCK_REMOVALS);
}

function scoreOf({ id, score, createdAt }: ScoreRow): Pick<RemovedScore, 'id' | 'score' | 'createdAt'> {
  return { id, score, createdAt: new Date(createdAt) };
}
