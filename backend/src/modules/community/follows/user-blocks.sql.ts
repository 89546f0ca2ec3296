/** Whether one of two users has blocked the other. */
export const areBlocked = (one: string, other: string): string => `
  EXISTS (
    SELECT FROM user_blocks blocked
    WHERE (blocked.user_id = ${one} AND blocked.blocked_id = ${other})
      OR (blocked.user_id = ${other} AND blocked.blocked_id = ${one})
  )`;

/** All whom a user has blocked, or who have blocked the user, as an array that is read once for a statement. */
export const blockedWith = (user: string): string => `
  ARRAY(
    SELECT blocked_id FROM user_blocks WHERE user_id = ${user}
    UNION ALL SELECT user_id FROM user_blocks WHERE blocked_id = ${user}
  )`;
