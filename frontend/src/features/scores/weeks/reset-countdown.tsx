import type { Reset } from '@gamegeek/contracts/scores/period.js';
import { endOf } from '@gamegeek/rules/boards/periods.js';
import { Timer } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontSize, space } from '#shared/theme/theme.js';
import { Text } from '#ui/text.js';
import { timeLeft } from './time-left.js';
import { useResetClock } from './use-reset-clock.js';

/**
 * The time left in the current day, week or month, and when it ends in the user's time zone. Updated every minute without announcing
 * it to screen readers.
 */
export function ResetCountdown({ period }: { period: Reset }): ReactNode {
  const { t } = useTranslation('weeks');
  const { language } = useTranslation().i18n;
  const now = useResetClock(period);
  const end = endOf(period, now);
  const exact = useMemo(
    () =>
      new Intl.DateTimeFormat(language, {
        ...(period === 'month' ? { month: 'long', day: 'numeric' } : { weekday: 'long' }),
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
      }),
    [language, period],
  );
  const { key, ...parts } = timeLeft(end - now);
  return (
    <Countdown>
      <Timer size={17} aria-hidden="true" />
      <Text as="span" $strong>
        {t(key, { days: 0, hours: 0, minutes: 0, ...parts })}
      </Text>
      <Exact dateTime={new Date(end).toISOString()}>{exact.format(end)}</Exact>
    </Countdown>
  );
}

const Countdown = styled.p`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[8]};
  margin: 0;
  font-size: ${fontSize.medium};
  font-variant-numeric: tabular-nums;
  > svg {
    flex: none;
    color: ${color.accent};
  }
`;

const Exact = styled.time`
  color: ${color.textMuted};
`;
