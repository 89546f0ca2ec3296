import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { afterCommit } from '../../../core/database/after-commit.js';
import { SessionsService } from './sessions.service.js';

/** A mute that ends within this time of a new one is treated as the same, so that repeated requests change nothing. */
const TOLERANCE = `interval '1 minute'`;

const MUTE = `
  UPDATE users SET muted_until = now() + ?::integer * interval '1 day', updated_at = now()
  WHERE id = ?::uuid AND deleted_at IS NULL AND NOT is_admin
    AND (muted_until IS NULL OR muted_until < now() + ?::integer * interval '1 day' - ${TOLERANCE})
  RETURNING muted_until AS "until"`;

const UNMUTE = `
  UPDATE users SET muted_until = NULL, updated_at = now() WHERE id = ?::uuid AND muted_until > now() RETURNING id`;

/**
 * Muted users cannot publish anything: comments, ratings, reports, invitations, games, models, versions, their texts, or
 * another username. They can still submit scores, delete their content and change private settings.
 */
@Injectable()
export class MutingService {
  constructor(private readonly sessions: SessionsService) {}

  /** Within the transaction of `em`. Returns the end of the mute, or undefined if the user is already muted for as long. */
  async mute(em: EntityManager, userId: string, days: number): Promise<Date | undefined> {
    const [row] = await em.execute<{ until: string }[]>(MUTE, [days, userId, days]);
    if (!row) return undefined;
    this.applyAfterCommit(em, userId);
    return new Date(row.until);
  }

  /** Within the transaction of `em`. Returns false if the user is not muted. */
  async unmute(em: EntityManager, userId: string): Promise<boolean> {
    const [row] = await em.execute<object[]>(UNMUTE, [userId]);
    if (!row) return false;
    this.applyAfterCommit(em, userId);
    return true;
  }

  /** Every node looks the user up again. */
  private applyAfterCommit(em: EntityManager, userId: string): void {
    afterCommit(em, () => this.sessions.forget(userId));
  }
}
