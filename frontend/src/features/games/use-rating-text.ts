import { useTranslation } from 'react-i18next';
import type { ShownFigures } from './live/use-game-figures.js';

/** The average and the number of ratings; games without ratings have no average. */
export function useRatingText({ average_rating, total_ratings }: ShownFigures): string {
  const { t, i18n } = useTranslation('games');
  if (total_ratings === 0) return t('words.noRatings');
  const average = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(average_rating);
  return `${t('detail.rating', { average })} · ${t('words.ratings', { count: total_ratings })}`;
}
