/** Whether one of two users has blocked the other. */
export const areBlocked = (one: string, other: string): string => `
  EXISTS (
    SELECT FROM user_blocks blocked
    WHERE (blocked.user_id = ${one} AND blocked.blocked_id = ${other})
      OR (blocked.user_id = ${other} AND blocked.blocked_id = ${one})
  )`;
