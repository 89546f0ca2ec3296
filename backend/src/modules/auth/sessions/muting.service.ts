import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { afterCommit } from '../../../core/database/after-commit.js';
import { muteUser, unmuteUser } from './muting.sql.js';
import { SessionsService } from './sessions.service.js';

/**
 * Muted users cannot publish anything: comments, ratings, reports, invitations, games, models, versions, their texts,
 * or another username. They can still submit scores, delete their content and change private settings.
 */
@Injectable()
export class MutingService {
  constructor(private readonly sessions: SessionsService) {}

  /**
   * Within the transaction of `em`. Returns the end of the mute, or undefined if the user is already muted for as long.
   */
  async mute(em: EntityManager, userId: string, days: number): Promise<Date | undefined> {
    const mutedUntil = await muteUser(em, userId, days);
    return this.forgetIf(mutedUntil !== undefined, em, userId) ? mutedUntil : undefined;
  }

  /** Within the transaction of `em`. Returns false if the user is not muted. */
  async unmute(em: EntityManager, userId: string): Promise<boolean> {
    return this.forgetIf(await unmuteUser(em, userId), em, userId);
  }

  /** Every node looks a changed user up again. */
  private forgetIf(isChanged: boolean, em: EntityManager, userId: string): boolean {
    if (isChanged) afterCommit(em, () => this.sessions.forget(userId));
    return isChanged;
  }
}
