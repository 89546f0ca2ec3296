import type { Row, Statement } from '../../../../core/database/sql.service.js';

/** Longer than any batch takes: older claims were left by a crash. */
const CLAIM_SECONDS = 10;

/** $1 owner, $2 key, as in all statements of this file. */
export const READ_BATCH: Statement = {
  name: 'read-batch',
  text: `
    SELECT body_hash AS "bodyHash", results, claimed_until < now() AS abandoned
    FROM idempotent_batches WHERE owner_id = $1 AND key = $2`,
};

export interface BatchRow extends Row {
  bodyHash: string;
  /** JSON; null until every item has its result. */
  results: string | null;
  /** The request that processed it has crashed or failed. */
  abandoned: boolean;
}

/** $3 hash of the body. Returns a row only to the request that may process the batch. */
export const CLAIM_BATCH: Statement = {
  name: 'claim-batch',
  text: `
    INSERT INTO idempotent_batches AS held (owner_id, key, body_hash, claimed_until)
    VALUES ($1, $2, $3, now() + interval '${CLAIM_SECONDS} seconds')
    ON CONFLICT (owner_id, key) DO UPDATE SET claimed_until = excluded.claimed_until
      WHERE held.body_hash = excluded.body_hash AND held.results IS NULL AND held.claimed_until < now()
    RETURNING key`,
};

/** $3 results as JSON. Stores the results unless there are some, and returns the stored ones. */
export const STORE_RESULTS: Statement = {
  name: 'store-batch-results',
  text: `
    UPDATE idempotent_batches SET results = coalesce(results, $3)
    WHERE owner_id = $1 AND key = $2 RETURNING results`,
};

/** Lets the next repeat process the batch at once. */
export const RELEASE_BATCH: Statement = {
  name: 'release-batch',
  text: `UPDATE idempotent_batches SET claimed_until = '-infinity' WHERE owner_id = $1 AND key = $2`,
};
