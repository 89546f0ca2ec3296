import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

interface ChartFormat {
  /** The day that a week begins with, as short as can be. */
  week: (monday: string) => string;
  /** A mark of an axis, shortened when it is large. */
  mark: (count: number) => string;
  /** An average with its one decimal. */
  average: (value: number) => string;
}

/** Figures and weeks as charts write them, in the reader's language. */
export function useChartFormat(): ChartFormat {
  const { i18n } = useTranslation();
  const language = i18n.language;
  return useMemo(() => {
    // Weeks begin on Mondays in UTC; in the zone of somebody west of it they would begin on Sundays.
    const weeks = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
    const marks = new Intl.NumberFormat(language, { notation: 'compact' });
    const averages = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    return {
      week: (monday) => weeks.format(Date.parse(monday)),
      mark: (count) => marks.format(count),
      average: (value) => averages.format(value),
    };
  }, [language]);
}
