import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export interface Format {
  number: (value: number) => string;
  /** Whole percent: 40 is 40 %. */
  percent: (value: number) => string;
  /** A calendar day, or undefined when there is none to show. */
  day: (iso: string | null | undefined) => string | undefined;
  /** A day and the time of day, or undefined when there is none to show. */
  moment: (iso: string | null | undefined) => string | undefined;
}

/** Numbers and dates as the reader's language writes them. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  const language = i18n.language;
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(language);
    const percents = new Intl.NumberFormat(language, { style: 'percent' });
    const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
    const moments = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
    return {
      number: (value) => numbers.format(value),
      percent: (value) => percents.format(value / 100),
      day: (iso) => write(days, iso),
      moment: (iso) => write(moments, iso),
    };
  }, [language]);
}

function write(format: Intl.DateTimeFormat, iso: string | null | undefined): string | undefined {
  const time = iso ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(time) ? undefined : format.format(time);
}
