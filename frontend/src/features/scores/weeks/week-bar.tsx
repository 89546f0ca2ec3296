import { parseWeekName, weekOfYear } from '@gamegeek/rules/iso-week.js';
import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/routing/paths.js';
import { lastWeekQuery } from './queries.js';
import { ResetCountdown } from './reset-countdown.js';
import { Bar, LastLink } from './week-bar.styles.js';

/** Shown above weekly boards: when the week ends, and a link to the last champions. */
export function WeekBar(): ReactNode {
  const { t } = useTranslation('weeks');
  const { data: last } = useQuery(lastWeekQuery);
  const start = last && parseWeekName(last.week);
  return (
    <Bar>
      <ResetCountdown period="week" />
      {last && start !== undefined && (
        <LastLink to={paths.week(last.week)}>
          <Trophy size={16} aria-hidden="true" />
          {t('last', { week: weekOfYear(start).number })}
        </LastLink>
      )}
    </Bar>
  );
}
