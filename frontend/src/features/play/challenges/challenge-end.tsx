import type { Challenge } from '@gamegeek/contracts/challenges/challenges.schemas.js';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import { howLongAgo } from '#ui/live/how-long-ago.js';

interface ChallengeEndProps {
  challenge: Pick<Challenge, 'endsAt' | 'over'>;
}

/** How long a challenge is open, or since when it is over. */
export function ChallengeEnd({ challenge: { endsAt, over } }: ChallengeEndProps): ReactNode {
  const { t, i18n } = useTranslation('runs');
  const format = useFormat();
  const [openedAt] = useState(Date.now);
  const time = format.dateTime(endsAt) ?? endsAt;
  const { value, unit } = howLongAgo(openedAt, Date.parse(endsAt));
  const when = new Intl.RelativeTimeFormat(i18n.language).format(Math.abs(value), unit);
  return <time dateTime={endsAt}>{over ? t('challenge.ended', { time }) : t('challenge.ends', { when, time })}</time>;
}
