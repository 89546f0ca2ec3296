import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export interface Format {
  number: (value: number) => string;
  /** Whole percent: 40 is 40 %. */
  percent: (value: number) => string;
  /** A date, or undefined when there is none to show. */
  date: (iso: string | null | undefined) => string | undefined;
  /** A date with its time, or undefined when there is none to show. */
  dateTime: (iso: string | null | undefined) => string | undefined;
  /** A day in UTC, `2026-11-30`: the same in every time zone. */
  day: (day: string) => string;
}

/** Formats numbers and dates in the user's language. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  const language = i18n.language;
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(language);
    const percents = new Intl.NumberFormat(language, { style: 'percent' });
    const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
    const dateTimes = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
    const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
    return {
      number: (value) => numbers.format(value),
      percent: (value) => percents.format(value / 100),
      date: (iso) => formatTime(dates, iso),
      dateTime: (iso) => formatTime(dateTimes, iso),
      day: (day) => days.format(Date.parse(day)),
    };
  }, [language]);
}

function formatTime(format: Intl.DateTimeFormat, iso: string | null | undefined): string | undefined {
  const time = iso ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(time) ? undefined : format.format(time);
}
