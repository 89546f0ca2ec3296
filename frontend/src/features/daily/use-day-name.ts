import { useTranslation } from 'react-i18next';

type NameOfDay = (day: string) => string;

function useNames(options: Intl.DateTimeFormatOptions): NameOfDay {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, { ...options, timeZone: 'UTC' });
  return (day) => format.format(Date.parse(day));
}

/** Names a day in UTC, `2026-11-30`, in the language of the page. */
export const useDayName = (): NameOfDay => useNames({ dateStyle: 'medium' });

/** Names the month of a day. */
export const useMonthName = (): NameOfDay => useNames({ month: 'long', year: 'numeric' });
