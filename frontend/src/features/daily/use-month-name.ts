import { useTranslation } from 'react-i18next';

/** Names the month of a day in UTC, `2026-11-30`, in the language of the page. */
export function useMonthName(): (day: string) => string {
  const { i18n } = useTranslation();
  const months = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (day) => months.format(Date.parse(day));
}
