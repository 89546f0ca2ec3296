import type { ShownAchievement } from './profile.guards.js';

/** The newest state of each, by id, in the order in which they stood. */
export function mergeAchievements(
  held: readonly ShownAchievement[],
  newer: readonly ShownAchievement[],
): ShownAchievement[] {
  const byId = new Map([...held, ...newer].map((achievement) => [achievement.id, achievement]));
  return [...byId.values()];
}
