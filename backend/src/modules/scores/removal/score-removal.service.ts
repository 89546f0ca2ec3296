import { startsOf } from '@gamegeek/rules/boards/periods.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { TransactionalPublisher } from '../../../core/events/transactional-publisher.service.js';
import { ExactRanks } from '../ranks/exact-ranks.service.js';
import { reopenWeek } from '../weeks/reopen-week.sql.js';
import { scoreRemoved, type ScoreRemoved } from '../shared/scores.events.js';
import { lowerBests, projectBests, raiseBests } from './adjust-bests.sql.js';
import { findScore, lockRemovals, removeScore, restoreScore, type ScoreRow } from './remove-score.sql.js';

/** A removed score. */
export interface RemovedScore extends ScoreRemoved {
  id: number;
  score: number;
  createdAt: Date;
}

export type RestoredScore = Pick<RemovedScore, 'id' | 'score' | 'createdAt' | 'userId' | 'gameId' | 'boardId' | 'day'>;

export type ScorePlace = Pick<ScoreRemoved, 'userId' | 'gameId' | 'day'>;

/** Runs in the transaction that removes or restores a score. */
export type RemovalListener = (em: EntityManager, where: ScorePlace) => Promise<void>;

/**
 * Removes and restores scores. Derived rows are corrected in the caller's transaction; boards, totals and watchers are
 * updated after its commit.
 *
 * The transaction has to be READ COMMITTED and short: until its end, other removals wait, and so do scores of this
 * player in this game.
 */
@Injectable()
export class ScoreRemoval implements OnModuleInit {
  private readonly listeners: RemovalListener[] = [];

  constructor(
    private readonly publisher: TransactionalPublisher,
    private readonly ranks: ExactRanks,
  ) {}

  onModuleInit(): void {
    this.publisher.register('scores.removed', {
      payload: scoreRemoved,
      load: (payloads) => payloads,
      publish: (removal) => this.ranks.setExact(removal, { name: 'scores.removed', payload: removal }),
    });
  }

  /** For other modules that store data derived from scores. */
  onChange(listener: RemovalListener): void {
    this.listeners.push(listener);
  }

  /** Returns undefined if there is no such score. */
  async remove(em: EntityManager, scoreId: number): Promise<RemovedScore | undefined> {
    await lockRemovals(em);
    const found = await findScore(em, scoreId);
    if (!found) return undefined;
    // The score or a better one may be on boards already, but not projected yet.
    await projectBests(em, found);
    const row = await removeScore(em, scoreId);
    if (!row) return undefined;
    const { number, userId, gameId, boardId, day } = row;
    const removal: ScoreRemoved = { number, userId, gameId, boardId, day, changed: await lowerBests(em, row) };
    await this.updateDerived(em, removal);
    await this.publisher.emit(em, 'scores.removed', removal);
    await this.emitTotals(em, removal);
    return { ...removal, ...scoreOf(row) };
  }

  /** Restores a removed score with its id and time. Returns undefined if there is no such removed score. */
  async restore(em: EntityManager, scoreId: number): Promise<RestoredScore | undefined> {
    await lockRemovals(em);
    const row = await restoreScore(em, scoreId);
    if (!row) return undefined;
    const { userId, gameId, boardId, day } = row;
    await raiseBests(em, row);
    await this.updateDerived(em, { userId, gameId, day });
    await this.publisher.emit(em, 'scores.accepted', { first: row.id, last: row.id });
    await this.emitTotals(em, row);
    return { userId, gameId, boardId, day, ...scoreOf(row) };
  }

  /** Bests that rise here are not added to totals by a projection. */
  private emitTotals(em: EntityManager, { userId, gameId, day }: ScorePlace): Promise<void> {
    const weeks = [startsOf(day).week];
    return this.publisher.emit(em, 'totals.changed', { userIds: [userId], gameIds: [gameId], weeks });
  }

  private async updateDerived(em: EntityManager, where: ScorePlace): Promise<void> {
    await reopenWeek(em, startsOf(where.day).week);
    for (const listener of this.listeners) await listener(em, where);
  }
}

function scoreOf({ id, score, createdAt }: ScoreRow): Pick<RemovedScore, 'id' | 'score' | 'createdAt'> {
  return { id, score, createdAt: new Date(createdAt) };
}
