import { ACHIEVEMENTS, GAME_ACHIEVEMENT_CREDITS } from '@gamegeek/rules/achievements.js';

const CREDITS_OF_KEY = ACHIEVEMENTS.map(({ key, credits }) => `WHEN '${key}' THEN ${credits}`).join(' ');

/**
 * The completed achievements of users, and what each of them pays. By SQL, because their module depends on this one.
 */
export const EARNED_CREDITS = `
  SELECT user_id, NULL::integer AS game_id, key, completed_at, CASE key ${CREDITS_OF_KEY} END AS amount
  FROM achievements WHERE completed_at IS NOT NULL
  UNION ALL
  SELECT user_id, game_id, key, completed_at, ${GAME_ACHIEVEMENT_CREDITS} FROM game_achievements`;

/** An expression for the credits of a user. @param userId an expression as well: `u.id` */
export function creditsOf(userId: string): string {
  return `(SELECT coalesce(sum(amount), 0)::integer FROM (${EARNED_CREDITS}) earned WHERE user_id = ${userId})`;
}
