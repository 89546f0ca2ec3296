import { ADVISORY_LOCKS } from '../../../core/database/advisory-locks.js';

/**
 * The row's lock alone is unfair: while one transaction waits for it exclusively, PostgreSQL still grants it shared to
 * others, so that a removal could wait for as long as projections overlap. Advisory locks are granted in the order of
 * the requests. The row is locked as well, because nodes of the previous release lock nothing else.
 */
const lockRemovals = (advisoryLock: string, rowLock: string) => `
  WITH turn AS MATERIALIZED (SELECT ${advisoryLock}(${ADVISORY_LOCKS.removals}))
  SELECT FROM removal_count, turn ${rowLock} OF removal_count`;

/** Projections run concurrently, but never concurrently with a removal. Always the first lock of a transaction. */
export const LOCK_REMOVALS_SHARED = lockRemovals('pg_advisory_xact_lock_shared', 'FOR SHARE');

/**
 * Serializes removals until the end of the transaction. Always the first lock, so that transactions that remove several
 * scores cannot deadlock.
 */
export const LOCK_REMOVALS = lockRemovals('pg_advisory_xact_lock', 'FOR UPDATE');
