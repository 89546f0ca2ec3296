import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Sessions } from '../sessions/sessions.js';

/** A mute that ends no more than this before a new one would is as good as the new one: the same was asked twice. */
const AS_GOOD_AS = `interval '1 minute'`;

const MUTE = `
  UPDATE users SET muted_until = now() + ?::integer * interval '1 day', updated_at = now()
  WHERE id = ?::uuid AND deleted_at IS NULL AND NOT is_admin
    AND (muted_until IS NULL OR muted_until < now() + ?::integer * interval '1 day' - ${AS_GOOD_AS})
  RETURNING muted_until AS "until"`;

const UNMUTE = `
  UPDATE users SET muted_until = NULL, updated_at = now() WHERE id = ?::uuid AND muted_until > now() RETURNING id`;

/**
 * Who may say nothing for a time: neither comments, ratings, reports and invitations nor games, models, versions and what
 * those say, nor another name. Their scores count meanwhile, what they have said stands and may be taken back, and what
 * nobody else sees is theirs to change.
 */
@Injectable()
export class Muting {
  constructor(private readonly sessions: Sessions) {}

  /**
   * Within the caller's transaction; `tell` has to follow its commit. Answers until when they are muted from now on;
   * undefined when they are muted as long already.
   */
  async mute(em: EntityManager, userId: string, days: number): Promise<Date | undefined> {
    const [row] = await em.execute<{ until: string }[]>(MUTE, [days, userId, days]);
    return row && new Date(row.until);
  }

  /** The same; false when they are not muted. */
  async unmute(em: EntityManager, userId: string): Promise<boolean> {
    const rows = await em.execute<object[]>(UNMUTE, [userId]);
    return rows.length > 0;
  }

  /** It holds on every node at once. */
  async tell(userId: string): Promise<void> {
    await this.sessions.forget(userId);
  }
}
