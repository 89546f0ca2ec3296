import type { Daily } from '@gamegeek/contracts/daily/daily.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '#ui/text.js';

/** The days that the player has played in a row; nothing before the first one. */
export function StreakLine({ daily: { streak, freezes } }: { daily: Daily }): ReactNode {
  const { t } = useTranslation('daily');
  if (streak === 0) return null;
  return (
    <Text $above={4} $muted>
      {t('streak', { days: streak })}
      {freezes > 0 && ` · ${t('freezes', { days: freezes })}`}
    </Text>
  );
}
