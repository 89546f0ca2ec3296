import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Jobs } from '../../../core/jobs/jobs.js';
import { ScoreOutboxHandler } from '../submission/index.js';
import { reopenWeek } from '../weeks/index.js';
import { raiseBests } from './adjust-bests.sql.js';
import {
  BEST_OF,
  MARK_SEEN,
  MARK_VERIFIED,
  PENDING,
  READY,
  VERIFY_AFTER,
  type RemovalsToVerify,
} from './verify-removals.sql.js';

export const VERIFY_REMOVALS = 'verify-removals';
const EVERY = 10 * 60_000;

/**
 * A safety net for the projection: when no transaction from before a removal is running any more, compares the player's
 * bests in the game with the scores.
 */
@Injectable()
export class VerifyRemovalsJob implements OnModuleInit {
  readonly name = VERIFY_REMOVALS;
  readonly every = EVERY;

  constructor(
    private readonly jobs: Jobs,
    private readonly em: EntityManager,
    private readonly scores: ScoreOutboxHandler,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
  }

  async run(): Promise<void> {
    const em = this.em.fork();
    await em.execute(MARK_SEEN);
    for (const place of await em.execute<RemovalsToVerify[]>(READY)) await this.verify(place);
    const pending = await em.execute<unknown[]>(PENDING);
    if (pending.length > 0) this.jobs.request(this.name, VERIFY_AFTER);
  }

  private async verify(place: RemovalsToVerify): Promise<void> {
    const raised = await this.em.fork().transactional(async (em) => {
      const { allTime, weekly } = await raiseBests(em, place);
      if (weekly) await reopenWeek(em, place.week);
      await em.execute(MARK_VERIFIED, [place.numbers]);
      return allTime || weekly;
    });
    if (!raised) return;
    const [best] = await this.em.fork().execute<{ scoreId: number }[]>(BEST_OF, [place.userId, place.gameId]);
    if (best) await this.scores.republish([best.scoreId]);
  }
}
