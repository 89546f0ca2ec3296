import { revokedReason } from '@gamegeek/rules/credit-reasons.js';
import type pg from 'pg';

export interface Payment {
  userId: string;
  amount: number;
  /** A user is paid once for each reason. */
  reason: string;
}

type Client = Pick<pg.ClientBase, 'query'>;

/**
 * Inserts the entries of `due` that do not exist yet, and adds them to the credits of their users in the same statement.
 * Rows are locked in the order of users, so that concurrent statements cannot deadlock. The lateral join looks them up
 * one by one: where hash joins are off, a join of two lists compares all pairs.
 */
const addEntries = (name: string, due: string) => ({
  name,
  text: `
    WITH added AS (
      INSERT INTO credit_entries (user_id, amount, reason)
      ${due}
      ORDER BY user_id, reason
      ON CONFLICT (user_id, reason) DO NOTHING
      RETURNING user_id, amount
    ), change AS (
      SELECT user_id, sum(amount)::integer AS amount FROM added GROUP BY user_id
    ), locked AS MATERIALIZED (
      SELECT user_id, amount FROM (SELECT * FROM change ORDER BY user_id) change
      CROSS JOIN LATERAL (SELECT FROM users WHERE id = change.user_id FOR NO KEY UPDATE) held
    )
    UPDATE users SET credits = credits + locked.amount FROM locked WHERE users.id = locked.user_id`,
});

/** $1 users, $2 amounts, $3 reasons: arrays of one length. */
export const PAY_ONCE = addEntries(
  'pay-once',
  `SELECT user_id, amount, reason
      FROM unnest($1::uuid[], $2::integer[], $3::text[]) AS due (user_id, amount, reason)`,
);

/** $1 users, $2 reasons, $3 reasons of the new entries: arrays of one length. */
const REVOKE_PAYMENTS = addEntries(
  'take-back',
  `SELECT paid.user_id, -paid.amount AS amount, due.revoked AS reason
      FROM unnest($1::uuid[], $2::text[], $3::text[]) AS due (user_id, reason, revoked)
      JOIN credit_entries paid USING (user_id, reason)`,
);

/** Pays each reason that has not been paid yet, within the caller's transaction. */
export async function payOnce(client: Client, payments: Payment[]): Promise<void> {
  if (payments.length === 0) return;
  const columns = [
    payments.map(({ userId }) => userId),
    payments.map(({ amount }) => amount),
    payments.map(({ reason }) => reason),
  ];
  await client.query({ ...PAY_ONCE, values: columns });
}

/** Reverses each payment that has not been reversed yet, within the caller's transaction. */
export async function revokePayments(client: Client, paid: Pick<Payment, 'userId' | 'reason'>[]): Promise<void> {
  if (paid.length === 0) return;
  const columns = [
    paid.map(({ userId }) => userId),
    paid.map(({ reason }) => reason),
    paid.map(({ reason }) => revokedReason(reason)),
  ];
  await client.query({ ...REVOKE_PAYMENTS, values: columns });
}
