import type { Statement } from '../../../../core/database/sql.service.js';

export const ROWS_AT_ONCE = 10_000;

/**
 * Keys of accounts that were deleted in the last 24 hours: a node that still had the API key cached may have stored
 * some after the deletion.
 */
export const ofDeletedUsers = (table: string): Statement => ({
  name: `delete-${table}-of-deleted-users`,
  text: `
    DELETE FROM ${table}
    WHERE owner_id IN (SELECT id FROM users WHERE deleted_at > now() - interval '24 hours')`,
});

export const expired = (table: string): Statement => ({
  name: `delete-expired-${table}`,
  text: `
    WITH old AS (
      SELECT owner_id, key FROM ${table} WHERE created_at < now() - interval '24 hours' LIMIT ${ROWS_AT_ONCE}
    ), gone AS (
      DELETE FROM ${table} k USING old WHERE k.owner_id = old.owner_id AND k.key = old.key RETURNING 1
    )
    SELECT count(*) AS count FROM gone`,
});

export const EXPIRED_RESPONSES: Statement = {
  name: 'delete-expired-score-responses',
  text: `
    WITH old AS (
      SELECT first_id FROM score_responses WHERE created_at < now() - interval '24 hours' LIMIT ${ROWS_AT_ONCE}
    ), gone AS (
      DELETE FROM score_responses r USING old WHERE r.first_id = old.first_id RETURNING 1
    )
    SELECT count(*) AS count FROM gone`,
};
