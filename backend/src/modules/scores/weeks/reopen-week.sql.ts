import type { EntityManager } from '@mikro-orm/postgresql';
import { TWO_PART_ADVISORY_LOCKS } from '../../../core/database/advisory-locks.js';
import { weekLockKey } from './finalize-week.sql.js';

/**
 * For whoever takes something out of a week's bests, in the same transaction: if the week is closed, its champions are
 * worked out again by the job. The lock keeps the two apart. A job that is at it is waited for, and one that comes
 * later waits for this transaction, so that no removal falls between its look at the bests and its mark.
 */
export async function reopenWeek(em: EntityManager, week: string): Promise<void> {
  await em.execute(`SELECT pg_advisory_xact_lock_shared(${TWO_PART_ADVISORY_LOCKS.week}, ${weekLockKey('?')})`, [week]);
  await em.execute('UPDATE closed_weeks SET recount = true WHERE week = ?::date', [week]);
}
