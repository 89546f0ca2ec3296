import { ADVISORY_LOCKS } from '../../../core/database/advisory-locks.js';

/**
 * Projections run concurrently, but never concurrently with a removal or a recomputation of totals. Always the first
 * lock of a transaction. It is granted in the order of the requests: a removal does not wait as long as projections
 * overlap.
 */
export const LOCK_REMOVALS_SHARED = `SELECT pg_advisory_xact_lock_shared(${ADVISORY_LOCKS.removals})`;

/**
 * Serializes removals and recomputations of totals until the end of the transaction. Always the first lock, so that
 * transactions that remove several scores cannot deadlock.
 */
export const LOCK_REMOVALS = `SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.removals})`;
