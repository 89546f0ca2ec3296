import { Star } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#ui/skeleton.js';
import { Heading, Text } from '#ui/text.js';
import { RATINGS } from './rating-labels.js';
import { Choice, Choices } from './ratings.styles.js';
import { useRatingChoice } from './use-rating-choice.js';

interface RatingChoiceProps {
  gameId: number;
  ownId: string;
  /** The stored rating. */
  given: number | undefined;
  isLoading: boolean;
}

/** The five ratings as a radio group. */
export function RatingChoice({ gameId, ownId, given, isLoading }: RatingChoiceProps): ReactNode {
  const { t } = useTranslation('ratings');
  const { chosen, choose } = useRatingChoice(gameId, ownId, given);
  const own = RATINGS.find(({ rating }) => rating === chosen);
  return (
    <div>
      <Heading as="h3" $below={8} $size="base" id="rate">
        {t('rate')}
      </Heading>
      {isLoading ? (
        <Skeleton $width="100%" $height="64px" />
      ) : (
        <RadioGroup.Root
          asChild
          aria-labelledby="rate"
          orientation="horizontal"
          value={chosen === undefined ? '' : String(chosen)}
          onValueChange={(value) => choose(Number(value))}
        >
          <Choices>
            {RATINGS.map(({ rating, label }) => (
              <RadioGroup.Item key={rating} value={String(rating)} asChild>
                <Choice $filled={chosen !== undefined && rating <= chosen}>
                  <span>
                    <Star size={18} aria-hidden="true" />
                    {rating}
                  </span>{' '}
                  {t(`labels.${label}`)}
                </Choice>
              </RadioGroup.Item>
            ))}
          </Choices>
        </RadioGroup.Root>
      )}
      <Text $above={8} $size="medium" $muted>
        {own ? t('own', { rating: own.rating, label: t(`labels.${own.label}`) }) : t('notYet')}
      </Text>
    </div>
  );
}
