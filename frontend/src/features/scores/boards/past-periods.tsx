import type { Reset } from '@gamegeek/contracts/scores/period.js';
import { dayOf, endOf, startsOf } from '@gamegeek/rules/boards/periods.js';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { space } from '#shared/theme/theme.js';
import { Button } from '#ui/buttons/button.js';
import { Text } from '#ui/text.js';
import { useResetClock } from '../weeks/use-reset-clock.js';

interface PastPeriodsProps {
  period: Reset;
  /** A day of the shown period; undefined for the current one. */
  at: string | undefined;
  onPick: (at: string | undefined) => void;
}

/** The name of a past day, week or month, and the ways to the ones before and after. */
export function PastPeriods({ period, at, onPick }: PastPeriodsProps): ReactNode {
  const { t } = useTranslation('boards');
  const nameOf = usePeriodName(period);
  const now = dayOf(useResetClock(period));
  const start = startsOf(at ?? now)[period];
  const end = endOf(period, Date.parse(start));
  const before = startsOf(dayOf(Date.parse(start) - 1))[period];
  const after = dayOf(end);

  return (
    <Bar aria-label={t('past')}>
      <Button onClick={() => onPick(before)}>
        <ChevronLeft size={18} aria-hidden="true" />
        {t(`before.${period}`)}
      </Button>
      {at !== undefined && (
        <>
          <Text as="strong" $strong>
            {nameOf(Date.parse(start), end - 1)}
          </Text>
          <Button onClick={() => onPick(after >= startsOf(now)[period] ? undefined : after)}>
            {t(`after.${period}`)}
            <ChevronRight size={18} aria-hidden="true" />
          </Button>
        </>
      )}
    </Bar>
  );
}

/** Periods are those of UTC. */
function usePeriodName(period: Reset): (first: number, last: number) => string {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, {
      timeZone: 'UTC',
      ...(period === 'month' ? { month: 'long', year: 'numeric' } : { dateStyle: 'medium' }),
    });
    return (first, last) => (period === 'week' ? format.formatRange(first, last) : format.format(first));
  }, [language, period]);
}

const Bar = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${space[8]};
  margin-bottom: ${space[12]};
`;
