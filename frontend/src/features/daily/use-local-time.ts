import { useTranslation } from 'react-i18next';

/** The time of day where the player is: `01:00`. */
export function useLocalTime(): (iso: string) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' });
  return (iso) => format.format(Date.parse(iso));
}
