import { parseWeekName, weekEnd, weekOfYear } from '@gamegeek/rules/iso-week.js';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

interface WeekWords {
  /** `2026-W47` as a readable name; other strings are returned unchanged. */
  nameOf: (week: string) => string;
  titleOf: (week: string) => string;
  /** The first and last day in UTC, where weeks begin and end. */
  daysOf: (week: string) => string;
}

/** Formats weeks in the user's language. */
export function useWeekWords(): WeekWords {
  const { t } = useTranslation('weeks');
  const { language } = useTranslation().i18n;
  const days = useMemo(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }), [language]);

  function format(week: string, key: 'name' | 'title'): string {
    const start = parseWeekName(week);
    if (start === undefined) return week;
    const { year, number } = weekOfYear(start);
    return t(key, { week: number, year });
  }

  return {
    nameOf: (week) => format(week, 'name'),
    titleOf: (week) => format(week, 'title'),
    daysOf: (week) => {
      const start = parseWeekName(week);
      return start === undefined ? '' : days.formatRange(start, weekEnd(start) - 1);
    },
  };
}
