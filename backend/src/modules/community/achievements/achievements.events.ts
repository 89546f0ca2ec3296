import type { Achievement, GameAchievement } from '@gamegeek/contracts/users/users.types.js';

declare module '../../../core/events/event-map.js' {
  interface EventMap {
    'achievements.changed': AchievementsChanged;
    'achievements.lowered': AchievementsLowered;
    'unlocks.added': GameAchievementsCompleted;
  }
}

/** Achievements whose progress has risen, in their newest state, by player. What they pay has been paid. */
export interface AchievementsChanged {
  players: { userId: string; achievements: Achievement[] }[];
}

/** Players who have less than before, because a score of theirs was removed; what it had paid was taken back. */
export interface AchievementsLowered {
  userIds: string[];
}

/** Achievements of single games that players have just completed; what they pay has been paid. */
export interface GameAchievementsCompleted {
  players: { userId: string; achievements: GameAchievement[] }[];
}
