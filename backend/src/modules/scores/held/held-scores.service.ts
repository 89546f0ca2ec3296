import type { EntityManager } from '@mikro-orm/postgresql';
import type { Doubt } from '@gamegeek/contracts/scores/doubts.js';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../core/database/sql.service.js';
import { TransactionalPublisher } from '../../../core/events/transactional-publisher.service.js';
import { lockRemovals } from '../removal/remove-score.sql.js';
import { ScoreRemoval } from '../removal/score-removal.service.js';
import { ScoreIds } from '../submission/commit/score-ids.service.js';
import type { Submission, WrittenScore } from '../submission/submission.js';
import { HeldScoresRepository } from './held-scores.repository.js';

/**
 * Scores that break a rule of their game and wait for one of its makers. A decision makes one a removed score; an
 * accepted one is restored at once, with its id and the time when it was sent.
 */
@Injectable()
export class HeldScores {
  constructor(
    private readonly sql: Sql,
    private readonly repository: HeldScoresRepository,
    private readonly ids: ScoreIds,
    private readonly publisher: TransactionalPublisher,
    private readonly removal: ScoreRemoval,
  ) {}

  /** Returns undefined if its idempotency key is taken, or too many scores wait. */
  async hold(submission: Submission, doubt: Doubt): Promise<WrittenScore | undefined> {
    const { userId, gameId } = submission;
    const id = await this.ids.take(1);
    const at = await this.sql.transaction(async (client) => {
      const time = await this.repository.insert(client, id, submission, doubt);
      if (time) await this.publisher.emit(client, 'scores.held', { scoreId: id, userId, gameId, doubt });
      return time;
    });
    return at && { id, createdAt: at.toISOString(), personalBest: false, rank: null, replayed: false, held: doubt };
  }

  /** Within the transaction of `em`. Returns false if the score does not wait. */
  async accept(em: EntityManager, scoreId: number): Promise<boolean> {
    await lockRemovals(em);
    const taken = await this.repository.take(em, scoreId);
    if (!taken) return false;
    await this.removal.restore(em, scoreId);
    // Admins see what the server has noticed, as if the score had counted at once.
    if (taken.finding) await this.publisher.emit(em, 'scores.flagged', { scoreId, finding: taken.finding });
    return true;
  }

  /** Within the transaction of `em`. Returns false if the score does not wait. */
  async refuse(em: EntityManager, scoreId: number): Promise<boolean> {
    await lockRemovals(em);
    return (await this.repository.take(em, scoreId)) !== undefined;
  }
}
