import { RATING_MAX } from '@gamegeek/contracts/ratings/ratings.schemas.js';
import type { RatingDistribution } from '@gamegeek/contracts/values.js';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import { List } from '#ui/layout.js';
import { Text } from '#ui/text.js';
import { RATINGS } from './rating-labels.js';
import { Average, Bar, Count, Figures, Fill } from './ratings.styles.js';

interface RatingFiguresProps {
  average_rating: number;
  total_ratings: number;
  /** Undefined until loaded. */
  distribution: RatingDistribution | undefined;
}

/** The average, the number of ratings and their distribution. */
export function RatingFigures({ average_rating, total_ratings, distribution }: RatingFiguresProps): ReactNode {
  const { t, i18n } = useTranslation('ratings');
  const format = useFormat();
  const average = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (
    <Figures>
      <div>
        <Average>
          <Star size={28} aria-hidden="true" />
          {total_ratings > 0 ? average.format(average_rating) : '–'}
        </Average>
        <Text $above={8} $size="medium" $muted $tabular>
          {total_ratings > 0 ? (
            <>
              {t('outOf', { max: RATING_MAX })}
              <br />
              {t('words.ratings', { count: total_ratings })}
            </>
          ) : (
            t('words.noRatings')
          )}
        </Text>
      </div>
      <List $gap={4} aria-label={t('spread')}>
        {RATINGS.toReversed().map(({ rating, label }) => {
          const given = distribution?.[rating - 1] ?? 0;
          return (
            <Bar key={rating}>
              <Text as="span" $muted $tabular>
                {t('choice', { rating, label: t(`labels.${label}`) })}
              </Text>
              <Fill aria-hidden="true">
                <span style={{ transform: `scaleX(${total_ratings > 0 ? Math.min(given / total_ratings, 1) : 0})` }} />
              </Fill>
              <Count>{distribution && format.number(given)}</Count>
            </Bar>
          );
        })}
      </List>
    </Figures>
  );
}
