import type { ProfileStats } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { continuedLevelOf, NAMED_LEVELS } from '@gamegeek/rules/level.js';
import { useTranslation } from 'react-i18next';
import { useRankName } from './use-rank-name.js';

interface ShownLevel {
  level: number;
  /** The name in the user's language. */
  name: string;
  progress: number;
}

/**
 * A player's level. The API's levels end with the table of named ones; beyond it the level is computed from the total.
 */
export function useShownLevel({ level, levelProgress, rank, totalScore }: ProfileStats): ShownLevel {
  const { t } = useTranslation('players');
  const name = useRankName()(rank);
  if (level < NAMED_LEVELS) return { level, name, progress: levelProgress };
  const continued = continuedLevelOf(totalScore);
  const { above, progress } = continued;
  return { level: continued.level, name: above > 0 ? t('stats.above', { name, above }) : name, progress };
}
