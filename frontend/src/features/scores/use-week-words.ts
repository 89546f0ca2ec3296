import { parseWeekName, weekEnd, weekOfYear } from '@gamegeek/rules/iso-week.js';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

interface WeekWords {
  /** `2026-W47` as people say it; the text itself when it names no week. */
  nameOf: (week: string) => string;
  titleOf: (week: string) => string;
  /** Its first and last day, as days of UTC: the week begins and ends there. */
  daysOf: (week: string) => string;
}

/** Weeks in the reader's language. */
export function useWeekWords(): WeekWords {
  const { t } = useTranslation('weeks');
  const { language } = useTranslation().i18n;
  const days = useMemo(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }), [language]);

  function say(week: string, key: 'name' | 'title'): string {
    const start = parseWeekName(week);
    if (start === undefined) return week;
    const { year, number } = weekOfYear(start);
    return t(key, { week: number, year });
  }

  return {
    nameOf: (week) => say(week, 'name'),
    titleOf: (week) => say(week, 'title'),
    daysOf: (week) => {
      const start = parseWeekName(week);
      return start === undefined ? '' : days.formatRange(start, weekEnd(start) - 1);
    },
  };
}
