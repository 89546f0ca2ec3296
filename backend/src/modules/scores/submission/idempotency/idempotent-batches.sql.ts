import type { Row, Statement } from '../../../../core/database/sql.js';

/** Longer than any batch takes: an older claim was left by a crash. */
const CLAIM_SECONDS = 10;

/** $1 owner, $2 key, as in all statements here. */
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
  /** The request that processed it has crashed or could not finish. */
  abandoned: boolean;
}

/** Answers a row to the one request that may process the batch. $3 hash of the body. */
export const CLAIM_BATCH: Statement = {
  name: 'claim-batch',
  text: `
    INSERT INTO idempotent_batches AS held (owner_id, key, body_hash, claimed_until)
    VALUES ($1, $2, $3, now() + interval '${CLAIM_SECONDS} seconds')
    ON CONFLICT (owner_id, key) DO UPDATE SET claimed_until = excluded.claimed_until
      WHERE held.body_hash = excluded.body_hash AND held.results IS NULL AND held.claimed_until < now()
    RETURNING key`,
};

/** Stores what the batch is answered; the first results count. $3 results as JSON. */
export const KEEP_RESULTS: Statement = {
  name: 'keep-batch-results',
  text: `
    UPDATE idempotent_batches SET results = coalesce(results, $3)
    WHERE owner_id = $1 AND key = $2 RETURNING results`,
};

/** Lets a repeat process the batch again at once. */
export const RELEASE_BATCH: Statement = {
  name: 'release-batch',
  text: `UPDATE idempotent_batches SET claimed_until = '-infinity' WHERE owner_id = $1 AND key = $2`,
};
