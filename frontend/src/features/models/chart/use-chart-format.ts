import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

interface ChartFormat {
  /** The first day of a week, in a short format. */
  week: (monday: string) => string;
  /** A mark of an axis; large numbers are abbreviated. */
  mark: (count: number) => string;
  /** An average with one decimal. */
  average: (value: number) => string;
}

/** Formats figures and weeks of charts in the user's language. */
export function useChartFormat(): ChartFormat {
  const { i18n } = useTranslation();
  const language = i18n.language;
  return useMemo(() => {
    // Weeks begin on Mondays in UTC; in western time zones they would appear to begin on Sundays.
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
