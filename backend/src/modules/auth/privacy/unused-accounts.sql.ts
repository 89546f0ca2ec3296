import type { EntityManager } from '@mikro-orm/postgresql';
import { UNVERIFIED_ACCOUNT_LIFETIME } from '../../../config/limits.js';
import { ago } from '../../../core/database/database-time.js';

/** Content of an account, by table and column; bests, totals and achievements are derived from scores. */
export const ACCOUNT_CONTENT: readonly (readonly [table: string, column: string])[] = [
  ['scores', 'user_id'],
  ['removed_scores', 'user_id'],
  ['held_scores', 'user_id'],
  ['outside_removals', 'requested_by'],
  ['week_champions', 'user_id'],
  ['game_achievements', 'user_id'],
  ['games', 'created_by'],
  ['game_makers', 'user_id'],
  ['game_makers', 'invited_by'],
  ['game_transfers', 'user_id'],
  ['game_webhooks', 'created_by'],
  ['trial_scores', 'user_id'],
  ['builds', 'uploaded_by'],
  ['game_pictures', 'uploaded_by'],
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
  ['connected_games', 'user_id'],
  ['game_blocks', 'user_id'],
  ['guests', 'claimed_by'],
];

/** An old account whose address was never verified, without content. */
const UNUSED = `
  u.email_verified_at IS NULL AND u.deleted_at IS NULL AND NOT u.is_admin
  AND u.created_at < ${ago(UNVERIFIED_ACCOUNT_LIFETIME)}
  AND ${ACCOUNT_CONTENT.map(([table, column]) => `NOT EXISTS (SELECT FROM ${table} WHERE ${column} = u.id)`).join(' AND ')}`;

const FIND = `SELECT u.id FROM users u WHERE ${UNUSED} ORDER BY u.created_at LIMIT ?`;
const IS_UNUSED = `SELECT FROM users u WHERE ${UNUSED} AND u.id = ?`;

/** Returns the oldest unused accounts. */
export async function findUnusedAccounts(em: EntityManager, limit: number): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(FIND, [limit]);
  return rows.map(({ id }) => id);
}

export async function isUnusedAccount(em: EntityManager, userId: string): Promise<boolean> {
  return (await em.execute<object[]>(IS_UNUSED, [userId])).length > 0;
}
