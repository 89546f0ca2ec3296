import type { Row, Statement } from '../../../../core/database/sql.service.js';

/** $1 owner, $2 key, $3 hash of the body. Returns what the first request with the key has stored. */
export const BEGIN_BATCH: Statement = {
  name: 'begin-batch',
  text: `
    INSERT INTO idempotent_batches (owner_id, key, body_hash) VALUES ($1, $2, $3)
    ON CONFLICT (owner_id, key) DO UPDATE SET key = excluded.key
    RETURNING body_hash AS "bodyHash", results`,
};

export interface BatchRow extends Row {
  bodyHash: string;
  /** JSON; null until every item has its result. */
  results: string | null;
}

/** $1 owner, $2 key, $3 results as JSON. Returns a row to the first request only. */
export const STORE_RESULTS: Statement = {
  name: 'store-batch-results',
  text: `
    UPDATE idempotent_batches SET results = $3
    WHERE owner_id = $1 AND key = $2 AND results IS NULL RETURNING key`,
};
