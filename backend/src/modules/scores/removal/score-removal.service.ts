import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { PROJECT_ALL } from '../bests/index.js';
import { reopenWeek } from '../weeks/index.js';
import { RemovalNews } from './removal.publisher.js';
import type { Removal, RemovedScore, RestoredScore } from './removal.js';
import { LOCK_REMOVALS, REMOVE_SCORE, RESTORE_SCORE, WRITE_EVENT, type ScoreRow } from './remove-score.sql.js';
import { lowerBests, raiseBests } from './adjust-bests.sql.js';

/** Part of the transaction that removes a score or puts it back. */
export type RemovalListener = (em: EntityManager, where: Pick<Removal, 'userId' | 'gameId' | 'week'>) => Promise<void>;

/**
 * Takes a score out, and puts right all that followed from it: in the caller's transaction what the database holds, and
 * after the commit, by `tell`, what is made of it. Whoever forgets to tell, or is cut off, leaves it to the relay.
 *
 * The transaction has to be READ COMMITTED, as they all are, and short: from here to its end other removals wait, and
 * scores of this player in this game.
 */
@Injectable()
export class ScoreRemoval {
  private readonly listeners: RemovalListener[] = [];

  constructor(private readonly news: RemovalNews) {}

  /** For modules above that keep something worked out from scores. */
  onChange(listener: RemovalListener): void {
    this.listeners.push(listener);
  }

  /** Undefined when there is no such score, or no longer. */
  async remove(em: EntityManager, scoreId: number): Promise<RemovedScore | undefined> {
    await em.execute(LOCK_REMOVALS);
    await em.execute(PROJECT_ALL.text);
    const [row] = await em.execute<(ScoreRow & { number: number })[]>(REMOVE_SCORE, [scoreId]);
    if (!row) return undefined;
    const { number, userId, gameId, week } = row;
    const removal: Removal = { number, userId, gameId, week, ...(await lowerBests(em, row)) };
    await this.follow(em, removal);
    return { ...removal, ...scoreOf(row), eventId: await writeEvent(em, 'scores.removed', removal) };
  }

  /** With the id and the time it had. Undefined when it is not there to be put back. */
  async restore(em: EntityManager, scoreId: number): Promise<RestoredScore | undefined> {
    await em.execute(LOCK_REMOVALS);
    await em.execute(PROJECT_ALL.text);
    const [row] = await em.execute<ScoreRow[]>(RESTORE_SCORE, [scoreId]);
    if (!row) return undefined;
    const { userId, gameId, week } = row;
    await raiseBests(em, row);
    await this.follow(em, { userId, gameId, week });
    return {
      userId,
      gameId,
      week,
      ...scoreOf(row),
      eventId: await writeEvent(em, 'scores.accepted', { first: row.id, last: row.id }),
    };
  }

  /** After the commit: boards, totals, achievements and watchers follow. Never throws, waits a second at most. */
  async tell(removed: RemovedScore): Promise<void> {
    await this.news.tellRemoved(removed, removed.eventId);
  }

  async tellRestored(restored: RestoredScore): Promise<void> {
    await this.news.tellRestored(restored.id, restored.eventId);
  }

  private async follow(em: EntityManager, where: Pick<Removal, 'userId' | 'gameId' | 'week'>): Promise<void> {
    await reopenWeek(em, where.week);
    for (const listener of this.listeners) await listener(em, where);
  }
}

async function writeEvent(em: EntityManager, name: string, payload: unknown): Promise<number> {
  const [event] = await em.execute<{ id: number }[]>(WRITE_EVENT, [name, JSON.stringify(payload)]);
  if (!event) throw new Error('the event was not written');
  return event.id;
}

function scoreOf({ id, score, createdAt }: ScoreRow): Pick<RemovedScore, 'id' | 'score' | 'createdAt'> {
  return { id, score, createdAt: new Date(createdAt) };
}
