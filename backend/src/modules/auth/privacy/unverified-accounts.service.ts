import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { UNVERIFIED_ACCOUNT_LIFETIME } from '../../../config/limits.js';
import { AccountDeletionService } from './account-deletion.service.js';

/** Content of an account, by table and column; bests, totals and achievements are derived from scores. */
export const ACCOUNT_CONTENT: readonly (readonly [table: string, column: string])[] = [
  ['scores', 'user_id'],
  ['removed_scores', 'user_id'],
  ['week_champions', 'user_id'],
  ['credit_entries', 'user_id'],
  ['game_achievements', 'user_id'],
  ['games', 'created_by'],
  ['launch_places', 'user_id'],
  ['ai_models', 'created_by'],
  ['comments', 'user_id'],
  ['hidden_comments', 'user_id'],
  ['ratings', 'user_id'],
  ['reports', 'user_id'],
  ['moderation_cases', 'user_id'],
  ['moderation_log', 'user_id'],
  ['moderation_log', 'admin_id'],
  ['play_sessions', 'user_id'],
  ['game_blocks', 'user_id'],
  ['guests', 'claimed_by'],
];

const BATCH = 200;

const UNUSED = `
  u.email_verified_at IS NULL AND u.deleted_at IS NULL AND NOT u.is_admin AND u.created_at < ?
  AND ${ACCOUNT_CONTENT.map(([table, column]) => `NOT EXISTS (SELECT FROM ${table} WHERE ${column} = u.id)`).join(' AND ')}`;

/** Accounts with an unverified email address, which block a username and an address. */
@Injectable()
export class UnverifiedAccountsService {
  constructor(
    private readonly em: EntityManager,
    private readonly deletion: AccountDeletionService,
  ) {}

  /** Removes old accounts without content. Returns their number. */
  async removeUnused(): Promise<number> {
    const before = new Date(Date.now() - UNVERIFIED_ACCOUNT_LIFETIME);
    let removed = 0;
    for (;;) {
      const found = await this.find(before);
      let removedNow = 0;
      for (const userId of found) if (await this.remove(userId, before)) removedNow += 1;
      removed += removedNow;
      if (found.length < BATCH || removedNow === 0) return removed;
    }
  }

  private async find(before: Date): Promise<string[]> {
    const text = `SELECT u.id FROM users u WHERE ${UNUSED} ORDER BY u.created_at LIMIT ${BATCH}`;
    const rows = await this.em.fork().execute<{ id: string }[]>(text, [before]);
    return rows.map(({ id }) => id);
  }

  /** Checks again under a lock, because the account may have just been verified or used. */
  private remove(userId: string, before: Date): Promise<boolean> {
    const isStillUnused = async (em: EntityManager): Promise<boolean> =>
      (await em.execute<object[]>(`SELECT 1 FROM users u WHERE u.id = ? AND ${UNUSED}`, [userId, before])).length > 0;
    return this.deletion.removeUnclaimed(userId, isStillUnused);
  }
}
