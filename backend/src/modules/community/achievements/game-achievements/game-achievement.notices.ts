import { achievementsOfGame } from '@gamegeek/arcade/metas.js';
import type { NewNotice } from '../../inbox/notices.sql.js';
import type { GameAchievementId } from '../achievements.events.js';

/** Notices of achievements that their games still declare. */
export function noticesOf(gained: GameAchievementId[], arcadeIds: Map<number, string>): NewNotice[] {
  return gained.flatMap(({ userId, gameId, key }) => {
    const declared = achievementsOfGame(arcadeIds.get(gameId) ?? '').find(({ id }) => id === key);
    if (!declared) return [];
    const details = { key, title: declared.title };
    return [{ userId, kind: 'game_achievement' as const, occasion: occasionOf({ gameId, key }), gameId, details }];
  });
}

/** What the notice of an achievement that was lost is found by. */
export function withdrawalsOf(lost: GameAchievementId[]): { userId: string; occasion: string }[] {
  return lost.map(({ userId, ...achievement }) => ({ userId, occasion: occasionOf(achievement) }));
}

const occasionOf = ({ gameId, key }: Pick<GameAchievementId, 'gameId' | 'key'>) => `game_achievement:${gameId}:${key}`;
