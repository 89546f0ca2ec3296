import type pg from 'pg';
import { findIncreases, raiseAchievements } from '../src/modules/community/achievements/raise-achievements.sql.js';

/** What players have reached with the scores they were given, and what it paid: checked as the running server does. */
export async function awardAchievements(client: pg.ClientBase, userIds: string[]): Promise<void> {
  const risen = await findIncreases(client, userIds);
  if (risen.rows.length > 0) await raiseAchievements(client, risen);
}
