import type pg from 'pg';
import { findIncreases, raiseAchievements } from '../src/modules/community/achievements/raise-achievements.sql.js';

/** Grants achievements and credits for the seeded scores, with the rules of the server. */
export async function awardAchievements(client: pg.ClientBase, userIds: string[]): Promise<void> {
  const risen = await findIncreases(client, userIds);
  if (risen.rows.length > 0) await raiseAchievements(client, risen);
}
