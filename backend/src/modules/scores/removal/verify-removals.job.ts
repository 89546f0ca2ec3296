import { EntityManager } from '@mikro-orm/postgresql';
import { Jobs } from '../../../core/jobs/jobs.service.js';
import { ScoreOutboxHandler } from '../submission/publishing/score-outbox.handler.js';
import { reopenWeek } from '../weeks/reopen-week.sql.js';
import { raiseBests } from './adjust-bests.sql.js';
import { RemovalsRepository } from './removals.repository.js';
import { VERIFY_AFTER, type RemovalsToVerify } from './verify-removals.sql.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';

export const VERIFY_REMOVALS = 'verify-removals';
const EVERY = 10 * 60_000;

/**
 * A safety net for the projection: once all transactions from before a removal have ended, compares the player's
 * bests in the game with the scores.
 */
@ScheduledJob()
export class VerifyRemovalsJob {
  readonly name = VERIFY_REMOVALS;
  readonly every = EVERY;

  constructor(
    private readonly jobs: Jobs,
    private readonly em: EntityManager,
    private readonly removals: RemovalsRepository,
    private readonly scores: ScoreOutboxHandler,
  ) {}

  async run(): Promise<void> {
    await this.removals.markSeen();
    for (const place of await this.removals.findReady()) await this.verify(place);
    if (await this.removals.hasPending()) this.jobs.request(this.name, VERIFY_AFTER);
  }

  private async verify(place: RemovalsToVerify): Promise<void> {
    const raised = await this.em.fork().transactional(async (em) => {
      const { allTime, weekly } = await raiseBests(em, place);
      if (weekly) await reopenWeek(em, place.week);
      await this.removals.markVerified(em, place);
      return allTime || weekly;
    });
    if (!raised) return;
    const best = await this.removals.bestOf(place);
    if (best !== undefined) await this.scores.republish([best]);
  }
}
