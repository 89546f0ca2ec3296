import type pg from 'pg';
import { findRisen, raise } from '../src/modules/community/achievements/raise-achievements.js';

/** What players have reached with the scores they were given, and what it paid: checked as the running server does. */
export async function awardAchievements(client: pg.ClientBase, userIds: string[]): Promise<void> {
  const risen = await findRisen(client, userIds);
  if (risen.rises.length > 0) await raise(client, risen);
}
