import { lockWaits } from './lock-waits.js';
import type { TestDatabase } from './test-database.js';
import { until } from './until.js';

const PERSONAL_TABLES = ['active_players', 'api_keys', 'inboxes', 'email_tokens', 'mails', 'notices', 'preferences'];

/** Starts `act` during the deletion of a user, and commits the deletion once `act` waits for its lock. */
export async function whileLeaving<T>(database: TestDatabase, userId: string, act: () => Promise<T>): Promise<T> {
  const leaving = await database.pool.connect();
  try {
    await leaving.query('BEGIN');
    await leaving.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [userId]);
    for (const table of PERSONAL_TABLES) await leaving.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
    await leaving.query(`UPDATE comments SET content = '' WHERE user_id = $1`, [userId]);
    await leaving.query('UPDATE users SET deleted_at = now() WHERE id = $1', [userId]);
    const acting = act();
    await until(
      () => lockWaits(database),
      (count) => count > 0,
    );
    await leaving.query('COMMIT');
    return await acting;
  } finally {
    leaving.release(true);
  }
}
