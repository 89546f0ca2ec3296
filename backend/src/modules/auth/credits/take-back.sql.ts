import { takenBackReason } from '@gamegeek/rules/credit-reasons.js';
import type pg from 'pg';

/** A payment that is reversed. */
export interface TakenBack {
  userId: string;
  reason: string;
}

/**
 * $1 users, $2 reasons, $3 reasons of the new entries: arrays of one length. Inserts a negative entry of the paid amount,
 * once for each payment. Rows are locked in the same order as in `pay-once.sql.ts`.
 */
const TAKE_BACK = {
  name: 'take-back',
  text: `
    WITH taken AS (
      INSERT INTO credit_entries (user_id, amount, reason)
      SELECT paid.user_id, -paid.amount, due.taken_back
      FROM unnest($1::uuid[], $2::text[], $3::text[]) AS due (user_id, reason, taken_back)
      JOIN credit_entries paid USING (user_id, reason)
      ORDER BY paid.user_id, due.taken_back
      ON CONFLICT (user_id, reason) DO NOTHING
      RETURNING user_id, amount
    ), lost AS MATERIALIZED (
      SELECT user_id, sum(amount)::integer AS amount FROM taken GROUP BY user_id
    ), locked AS MATERIALIZED (
      SELECT id FROM users WHERE id IN (SELECT user_id FROM lost) ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE users SET credits = credits + lost.amount
    FROM locked JOIN lost ON lost.user_id = locked.id
    WHERE users.id = locked.id`,
};

/** Within the caller's transaction. */
export async function takeBack(client: Pick<pg.ClientBase, 'query'>, taken: TakenBack[]): Promise<void> {
  if (taken.length === 0) return;
  const columns = [
    taken.map(({ userId }) => userId),
    taken.map(({ reason }) => reason),
    taken.map(({ reason }) => takenBackReason(reason)),
  ];
  await client.query({ ...TAKE_BACK, values: columns });
}
