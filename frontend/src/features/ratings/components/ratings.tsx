import type { RatingDistribution } from '@gamegeek/contracts/values.js';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/buttons/button.js';
import { Stack } from '#ui/layout.js';
import { SignInPrompt } from '#ui/sign-in-prompt.js';
import { Heading } from '#ui/text.js';
import { ratingsQuery } from '../queries.js';
import { RatingChoice } from './rating-choice.js';
import { RatingFigures } from './rating-figures.js';
import { Failed, Parts } from './ratings.styles.js';

interface RatingsProps {
  gameId: number;
  ownId: string | undefined;
  /** Live figures; the distribution is known once the live topic has answered. */
  figures: { average_rating: number; total_ratings: number; rating_distribution: RatingDistribution | undefined };
}

/** The ratings of a game, live, and the user's own rating. */
export function Ratings({ gameId, ownId, figures }: RatingsProps): ReactNode {
  const { t } = useTranslation('ratings');
  const { data: ratings, isLoadingError, refetch } = useQuery(ratingsQuery(gameId, ownId));
  return (
    <Stack as="section" $gap={16} aria-labelledby="ratings">
      <Heading id="ratings">{t('title')}</Heading>
      <Parts>
        <RatingFigures {...figures} distribution={figures.rating_distribution ?? ratings?.distribution} />
        {renderOwn()}
      </Parts>
    </Stack>
  );

  function renderOwn(): ReactNode {
    if (ownId === undefined) return <SignInPrompt text={t('signIn')} />;
    if (isLoadingError) {
      return (
        <Failed role="alert">
          <p>{t('failed')}</p>
          <Button onClick={() => void refetch()}>{t('ui.retry')}</Button>
        </Failed>
      );
    }
    return <RatingChoice gameId={gameId} ownId={ownId} given={ratings?.mine ?? undefined} isLoading={!ratings} />;
  }
}
