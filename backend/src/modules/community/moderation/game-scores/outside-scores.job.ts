import { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../../../core/errors/app-error.js';
import { ScheduledJob } from '../../../../core/jobs/scheduled-job.decorator.js';
import { ModerationActions } from '../moderation-actions.service.js';
import { OutsideScoresRepository, type OutsideRemoval } from './outside-scores.repository.js';

export const REMOVE_OUTSIDE_JOB = 'remove-outside-scores';

const AT_ONCE = 100;

/**
 * Removes the scores outside of the bounds of a game, as its maker has asked: each like a single removal, in a
 * transaction of its own, so that a run which was killed is continued by the next. A player is notified once.
 */
@ScheduledJob()
export class OutsideScoresJob {
  readonly name = REMOVE_OUTSIDE_JOB;
  readonly every = 60_000;

  constructor(
    private readonly em: EntityManager,
    private readonly outside: OutsideScoresRepository,
    private readonly acts: ModerationActions,
  ) {}

  async run(): Promise<void> {
    for (const removal of await this.outside.requested()) {
      while (await this.removeSome(removal));
      await this.outside.done(removal.id);
    }
  }

  /** Returns whether any was removed. */
  private async removeSome(removal: OutsideRemoval): Promise<boolean> {
    let isAny = false;
    for (const id of await this.outside.some(removal.gameId, AT_ONCE)) {
      if (await this.remove(removal, id)) isAny = true;
    }
    return isAny;
  }

  private async remove({ id: removalId, userId, byCreator, reason }: OutsideRemoval, id: number): Promise<boolean> {
    const act = { act: 'remove_score' as const, kind: 'score' as const, id, reason };
    const caller = { userId, isMaker: byCreator, occasion: `outside-scores:${removalId}` };
    try {
      await this.em.fork().transactional((em) => this.acts.carryOut(em, act, caller));
      return true;
    } catch (error) {
      // It is gone, or an admin has decided about it in the meantime.
      if (error instanceof AppError && error.status < 500) return false;
      throw error;
    }
  }
}
