import { PLAIN_FORMAT, type BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';
import { valueFormat } from '@gamegeek/rules/boards/format-value.js';
import { toValue } from '@gamegeek/rules/boards/values.js';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export interface ScoreFormat {
  /** A stored score as its board shows it. */
  score: (stored: number) => string;
  /** By how much a score became better: `+120`, or `−0:01.250` where the lower is better. */
  gain: (steps: number) => string;
}

/** Formats the scores of a board, which are held as the server stores them (`storedRows`), in the user's language. */
export function useScoreFormat(format: BoardFormat = PLAIN_FORMAT): ScoreFormat {
  const { language } = useTranslation().i18n;
  const { direction, kind, decimals, unit } = format;
  return useMemo(() => {
    const show = valueFormat({ direction, kind, decimals, unit }, language);
    return {
      score: (stored) => show(toValue({ direction, decimals }, stored)),
      gain: (steps) => `${direction === 'asc' ? '−' : '+'}${show(toValue({ direction: 'desc', decimals }, steps))}`,
    };
  }, [direction, kind, decimals, unit, language]);
}
