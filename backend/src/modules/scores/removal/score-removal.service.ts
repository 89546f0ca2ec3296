import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { PROJECT_ALL } from '../bests/index.js';
import { reopenWeek } from '../weeks/index.js';
import { RemovalPublisher } from './removal.publisher.js';
import type { Removal, RemovedScore, RestoredScore } from './removal.js';
import { LOCK_REMOVALS, REMOVE_SCORE, RESTORE_SCORE, INSERT_EVENT, type ScoreRow } from './remove-score.sql.js';
import { lowerBests, raiseBests } from './adjust-bests.sql.js';

/** Runs in the transaction that removes or restores a score. */
export type RemovalListener = (em: EntityManager, where: Pick<Removal, 'userId' | 'gameId' | 'week'>) => Promise<void>;

/**
 * Removes and restores scores. Derived rows are corrected in the caller's transaction; after the commit the caller
 * calls `publishRemoved` or `publishRestored`. If it does not, or crashes, the outbox relay publishes the event.
 *
 * The transaction has to be READ COMMITTED and short: until its end, other removals wait, and so do scores of this
 * player in this game.
 */
@Injectable()
export class ScoreRemoval {
  private readonly listeners: RemovalListener[] = [];

  constructor(private readonly publisher: RemovalPublisher) {}

  /** For other modules that store data derived from scores. */
  onChange(listener: RemovalListener): void {
    this.listeners.push(listener);
  }

  /** Returns undefined if there is no such score. */
  async remove(em: EntityManager, scoreId: number): Promise<RemovedScore | undefined> {
    await em.execute(LOCK_REMOVALS);
    await em.execute(PROJECT_ALL.text);
    const [row] = await em.execute<(ScoreRow & { number: number })[]>(REMOVE_SCORE, [scoreId]);
    if (!row) return undefined;
    const { number, userId, gameId, week } = row;
    const removal: Removal = { number, userId, gameId, week, ...(await lowerBests(em, row)) };
    await this.updateDerived(em, removal);
    return { ...removal, ...scoreOf(row), eventId: await insertEvent(em, 'scores.removed', removal) };
  }

  /** Restores a removed score with its id and time. Returns undefined if there is no such removed score. */
  async restore(em: EntityManager, scoreId: number): Promise<RestoredScore | undefined> {
    await em.execute(LOCK_REMOVALS);
    await em.execute(PROJECT_ALL.text);
    const [row] = await em.execute<ScoreRow[]>(RESTORE_SCORE, [scoreId]);
    if (!row) return undefined;
    const { userId, gameId, week } = row;
    await raiseBests(em, row);
    await this.updateDerived(em, { userId, gameId, week });
    return {
      userId,
      gameId,
      week,
      ...scoreOf(row),
      eventId: await insertEvent(em, 'scores.accepted', { first: row.id, last: row.id }),
    };
  }

  /** Called after the commit; updates boards, totals and watchers. Never throws; takes a second at most. */
  async publishRemoved(removed: RemovedScore): Promise<void> {
    await this.publisher.publishRemoved(removed, removed.eventId);
  }

  /** Called after the commit. Never throws; takes a second at most. */
  async publishRestored(restored: RestoredScore): Promise<void> {
    await this.publisher.publishRestored(restored.id, restored.eventId);
  }

  private async updateDerived(em: EntityManager, where: Pick<Removal, 'userId' | 'gameId' | 'week'>): Promise<void> {
    await reopenWeek(em, where.week);
    for (const listener of this.listeners) await listener(em, where);
  }
}

async function insertEvent(em: EntityManager, name: string, payload: unknown): Promise<number> {
  const [event] = await em.execute<{ id: number }[]>(INSERT_EVENT, [name, JSON.stringify(payload)]);
  if (!event) throw new Error('the event was not inserted');
  return event.id;
}

function scoreOf({ id, score, createdAt }: ScoreRow): Pick<RemovedScore, 'id' | 'score' | 'createdAt'> {
  return { id, score, createdAt: new Date(createdAt) };
}
