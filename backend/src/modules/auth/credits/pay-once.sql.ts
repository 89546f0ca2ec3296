import type pg from 'pg';

export interface Payment {
  userId: string;
  amount: number;
  /** A user is paid once for each reason. */
  reason: string;
}

/**
 * $1 users, $2 amounts, $3 reasons: arrays of one length. Entries and sums change in one statement. Rows are locked in
 * the order of users, so that concurrent payments cannot deadlock.
 */
const PAY_ONCE = {
  name: 'pay-once',
  text: `
    WITH paid AS (
      INSERT INTO credit_entries (user_id, amount, reason)
      SELECT user_id, amount, reason
      FROM unnest($1::uuid[], $2::integer[], $3::text[]) AS due (user_id, amount, reason)
      ORDER BY user_id, reason
      ON CONFLICT (user_id, reason) DO NOTHING
      RETURNING user_id, amount
    ), earned AS MATERIALIZED (
      SELECT user_id, sum(amount)::integer AS amount FROM paid GROUP BY user_id
    ), locked AS MATERIALIZED (
      SELECT id FROM users WHERE id IN (SELECT user_id FROM earned) ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE users SET credits = credits + earned.amount
    FROM locked JOIN earned ON earned.user_id = locked.id
    WHERE users.id = locked.id`,
};

/** Pays each reason that has not been paid yet, within the caller's transaction. */
export async function payOnce(client: Pick<pg.ClientBase, 'query'>, payments: Payment[]): Promise<void> {
  if (payments.length === 0) return;
  const columns = [
    payments.map(({ userId }) => userId),
    payments.map(({ amount }) => amount),
    payments.map(({ reason }) => reason),
  ];
  await client.query({ ...PAY_ONCE, values: columns });
}
