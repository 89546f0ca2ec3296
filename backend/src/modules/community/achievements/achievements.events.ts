import type { Achievement, GameAchievement } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import type { GameAchievementId } from './game-achievements/game-achievements.repository.js';

declare module '../../../core/events/event-map.js' {
  interface EventMap {
    'achievements.changed': AchievementsChanged;
    'achievements.lowered': AchievementsLowered;
    'unlocks.added': GameAchievementsCompleted;
  }

  interface OutboxPayloadMap {
    /** Ids of achievements. */
    'achievements.changed': number[];
    /** Ids of users. */
    'achievements.lowered': string[];
    'unlocks.added': GameAchievementId[];
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
