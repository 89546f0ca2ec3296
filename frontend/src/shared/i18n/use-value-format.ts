import type { BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';
import { valueFormat } from '@gamegeek/rules/boards/format-value.js';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from './use-format.js';

/** Shows a value as its board does, in the user's language: `1:23.456`. Without a format it is a whole number. */
export function useValueFormat(): (value: number, format?: BoardFormat) => string {
  const { language } = useTranslation().i18n;
  const { number } = useFormat();
  return useCallback(
    (value, format) => (format ? valueFormat(format, language)(value) : number(value)),
    [language, number],
  );
}
