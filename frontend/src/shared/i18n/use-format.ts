import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export interface Format {
  number: (value: number) => string;
  /** A calendar day, or undefined when there is none to show. */
  day: (iso: string | null | undefined) => string | undefined;
}

/** Numbers and dates as the reader's language writes them. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  const language = i18n.language;
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(language);
    const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
    return {
      number: (value) => numbers.format(value),
      day: (iso) => {
        const time = iso ? Date.parse(iso) : Number.NaN;
        return Number.isNaN(time) ? undefined : days.format(time);
      },
    };
  }, [language]);
}
