import type { EntityManager } from '@mikro-orm/postgresql';
import { TWO_PART_ADVISORY_LOCKS } from '../../../core/database/advisory-locks.js';
import { weekLockKey } from './finalize-week.sql.js';

/**
 * Called in transactions that change the bests of a week: if the week is finalized, the job recomputes its champions.
 * The shared lock excludes a concurrent finalization, which could otherwise miss the change.
 */
export async function reopenWeek(em: EntityManager, week: string): Promise<void> {
  await em.execute(`SELECT pg_advisory_xact_lock_shared(${TWO_PART_ADVISORY_LOCKS.week}, ${weekLockKey('?')})`, [week]);
  await em.execute('UPDATE finalized_weeks SET recount = true WHERE week = ?::date', [week]);
}
