import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { LOCK_REMOVALS } from '../bests/removals-lock.sql.js';
import { FIND_SCORE, REMOVE_SCORE, RESTORE_SCORE, WAIT_LONGER_FOR_LOCKS, type ScoreRow } from './remove-score.sql.js';
import { BEST_OF, MARK_SEEN, MARK_VERIFIED, PENDING, READY, type RemovalsToVerify } from './verify-removals.sql.js';

/** The statements of removals, and of their verification. Those with an `em` run in its transaction. */
@Injectable()
export class RemovalsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Serializes removals until the end of the transaction. */
  async lock(em: EntityManager): Promise<void> {
    await em.execute(WAIT_LONGER_FOR_LOCKS);
    await em.execute(LOCK_REMOVALS);
  }

  async find(em: EntityManager, scoreId: number): Promise<ScoreRow | undefined> {
    const [row] = await em.execute<ScoreRow[]>(FIND_SCORE, [scoreId]);
    return row;
  }

  /** Returns the removed score with the number of its removal. */
  async remove(em: EntityManager, scoreId: number): Promise<(ScoreRow & { number: number }) | undefined> {
    const [row] = await em.execute<(ScoreRow & { number: number })[]>(REMOVE_SCORE, [scoreId]);
    return row;
  }

  /** Returns undefined if there is no such removed score. */
  async restore(em: EntityManager, scoreId: number): Promise<ScoreRow | undefined> {
    const [row] = await em.execute<ScoreRow[]>(RESTORE_SCORE, [scoreId]);
    return row;
  }

  /** Marks committed removals, from which the time until their verification is counted. */
  async markSeen(): Promise<void> {
    await this.em.fork().execute(MARK_SEEN);
  }

  findReady(): Promise<RemovalsToVerify[]> {
    return this.em.fork().execute<RemovalsToVerify[]>(READY);
  }

  async hasPending(): Promise<boolean> {
    return (await this.em.fork().execute<unknown[]>(PENDING)).length > 0;
  }

  async markVerified(em: EntityManager, { numbers }: RemovalsToVerify): Promise<void> {
    await em.execute(MARK_VERIFIED, [numbers]);
  }

  async bestOf({ userId, gameId }: RemovalsToVerify): Promise<number | undefined> {
    const [best] = await this.em.fork().execute<{ scoreId: number }[]>(BEST_OF, [userId, gameId]);
    return best?.scoreId;
  }
}
