import * as v from 'valibot';
import type { Achievement, GameAchievement } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { integer, uuid } from '@gamegeek/contracts/values.js';

declare module '../../../core/events/event-map.js' {
  interface EventMap {
    'achievements.changed': AchievementsChanged;
    'achievements.lowered': AchievementsLowered;
    'unlocks.added': GameAchievementsCompleted;
  }

  interface OutboxPayloadMap {
    'achievements.changed': v.InferOutput<typeof achievementIds>;
    'achievements.lowered': v.InferOutput<typeof playerIds>;
    'unlocks.added': v.InferOutput<typeof gameAchievementIds>;
  }
}

/** Identifies an achievement of a player in a game. */
const gameAchievementId = v.object({ userId: uuid, gameId: integer, key: v.string() });
export type GameAchievementId = v.InferOutput<typeof gameAchievementId>;

export const achievementIds = v.array(integer);
export const playerIds = v.array(uuid);
export const gameAchievementIds = v.array(gameAchievementId);

/** Achievements whose progress has risen, by player. */
export interface AchievementsChanged {
  players: { userId: string; achievements: Achievement[] }[];
}

/** Players whose achievements were lowered after a removed score. */
export interface AchievementsLowered {
  userIds: string[];
}

/** Achievements of single games that were just completed. */
export interface GameAchievementsCompleted {
  players: { userId: string; achievements: GameAchievement[] }[];
}
