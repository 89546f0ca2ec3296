import { achievementsOfGame } from '@gamegeek/arcade/metas.js';
import type { GameAchievement } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { GAME_ACHIEVEMENT_CREDITS } from '@gamegeek/rules/achievements.js';
import type { Row } from '../../../../core/database/sql.service.js';

export interface GameAchievementRow extends Row {
  userId: string | null;
  gameId: number;
  gameName: string;
  arcadeId: string | null;
  key: string;
  completedAt: Date | null;
}

/** Returns an empty array for an achievement that the game no longer declares. */
export function presentGameAchievement(row: GameAchievementRow): GameAchievement[] {
  const { userId, gameId, gameName, arcadeId, key, completedAt } = row;
  const declared = achievementsOfGame(arcadeId ?? '').find(({ id }) => id === key);
  if (!declared) return [];
  const { title, description } = declared;
  return [
    {
      user_id: userId,
      game_id: gameId,
      game_name: gameName,
      key,
      title,
      description,
      credits: GAME_ACHIEVEMENT_CREDITS,
      completed_at: completedAt?.toISOString() ?? null,
    },
  ];
}
