import type { Achievement, GameAchievement } from '@gamegeek/contracts/profiles/profiles.types.js';

declare module '../../../core/events/event-map.js' {
  interface EventMap {
    'achievements.changed': AchievementsChanged;
    'achievements.lowered': AchievementsLowered;
    'unlocks.added': GameAchievementsCompleted;
  }
}

/** Achievements whose progress has risen, by player. Their credits have been paid. */
export interface AchievementsChanged {
  players: { userId: string; achievements: Achievement[] }[];
}

/** Players whose achievements were lowered after a removed score. Their credits have been taken back. */
export interface AchievementsLowered {
  userIds: string[];
}

/** Achievements of single games that were just completed. Their credits have been paid. */
export interface GameAchievementsCompleted {
  players: { userId: string; achievements: GameAchievement[] }[];
}
