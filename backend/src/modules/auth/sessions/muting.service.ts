import { Injectable } from '@nestjs/common';
import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { afterCommit } from '../../../core/database/after-commit.js';
import { User } from '../accounts/index.js';
import { SessionsService } from './sessions.service.js';

const DAY = 86_400_000;
/** A mute that ends within this time of a new one is treated as the same, so that repeated requests change nothing. */
const TOLERANCE = 60_000;

/**
 * Muted users cannot publish anything: comments, ratings, reports, invitations, games, models, versions, their texts, or
 * another username. They can still submit scores, delete their content and change private settings.
 */
@Injectable()
export class MutingService {
  constructor(private readonly sessions: SessionsService) {}

  /** Within the transaction of `em`. Returns the end of the mute, or undefined if the user is already muted for as long. */
  async mute(em: EntityManager, userId: string, days: number): Promise<Date | undefined> {
    const mutedUntil = new Date(Date.now() + days * DAY);
    const isShorter = { mutedUntil: { $lt: new Date(mutedUntil.getTime() - TOLERANCE) } };
    const user = { id: userId, deletedAt: null, isAdmin: false, $or: [{ mutedUntil: null }, isShorter] };
    return (await this.update(em, user, mutedUntil)) ? mutedUntil : undefined;
  }

  /** Within the transaction of `em`. Returns false if the user is not muted. */
  async unmute(em: EntityManager, userId: string): Promise<boolean> {
    return this.update(em, { id: userId, mutedUntil: { $gt: new Date() } }, null);
  }

  private async update(
    em: EntityManager,
    user: FilterQuery<User> & { id: string },
    mutedUntil: Date | null,
  ): Promise<boolean> {
    const updated = await em.nativeUpdate(User, user, { mutedUntil, updatedAt: new Date() });
    // Every node looks the user up again.
    if (updated > 0) afterCommit(em, () => this.sessions.forget(user.id));
    return updated > 0;
  }
}
