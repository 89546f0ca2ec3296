import type { Achievement } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { achievementRule, type AchievementKey } from '@gamegeek/rules/achievements.js';

export interface AchievementRow {
  id: number;
  userId: string;
  key: AchievementKey;
  progress: number;
  completedAt: Date | null;
}

/** Used by the API and live topics. Joins the stored progress with the rule of the achievement. */
export function presentAchievement({ id, userId, key, progress, completedAt }: AchievementRow): Achievement {
  const { title, description, icon, credits } = achievementRule(key);
  return {
    id,
    user_id: userId,
    key,
    title,
    description,
    icon,
    progress,
    completed: completedAt !== null,
    completed_at: completedAt?.toISOString() ?? null,
    credits,
  };
}
