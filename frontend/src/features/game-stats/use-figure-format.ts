import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import type { Figure } from './figures.js';

interface FigureFormat {
  /** A day (UTC), in a short format. */
  day: (day: string) => string;
  /** A value of a figure; `–` if it is not known. */
  value: (figure: Figure, value: number | null) => string;
  /** The same for a mark of an axis, where large numbers are abbreviated. */
  mark: (figure: Figure, value: number) => string;
  /** An abbreviated number. */
  short: (value: number) => string;
}

/** Formats the figures of days in the user's language. */
export function useFigureFormat(): FigureFormat {
  const { i18n } = useTranslation();
  const { number } = useFormat();
  const language = i18n.language;
  return useMemo(() => {
    const days = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
    const marks = new Intl.NumberFormat(language, { notation: 'compact' });
    const short = (value: number) => marks.format(value);
    const format = (figure: Figure, value: number, count: (value: number) => string) =>
      figure === 'median_seconds' ? duration(value) : count(value);
    return {
      day: (day) => days.format(Date.parse(day)),
      value: (figure, value) => (value === null ? '–' : format(figure, value, number)),
      mark: (figure, value) => format(figure, value, short),
      short,
    };
  }, [language, number]);
}

/** `0:07`, `12:30`, `1:02:03`. */
export function duration(seconds: number): string {
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? part : String(part).padStart(2, '0'))).join(':');
}
