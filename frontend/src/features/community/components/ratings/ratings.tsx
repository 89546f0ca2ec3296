import type { RatingDistribution } from '@gamegeek/contracts/ratings/ratings.types.js';
import type { ReactNode } from 'react';
import { Button } from '../../../../shared/ui/button/button.js';
import { useRatings } from '../../api/ratings.js';
import { useCommunityText } from '../../use-community-text.js';
import { SignInPrompt } from '../sign-in-prompt/sign-in-prompt.js';
import { RatingChoice } from './rating-choice.js';
import { RatingFigures } from './rating-figures.js';
import { Failed, Parts, Section, Title } from './ratings.styles.js';

interface RatingsProps {
  gameId: number;
  ownId: string | undefined;
  /** As they are now; how they are spread is known once the line is up. */
  figures: { average_rating: number; total_ratings: number; rating_distribution: RatingDistribution | undefined };
}

/** How a game is rated, as it moves, and one's own part in it. */
export function Ratings({ gameId, ownId, figures }: RatingsProps): ReactNode {
  const t = useCommunityText();
  const { ratings, failed, retry } = useRatings(gameId, ownId);
  return (
    <Section aria-labelledby="ratings">
      <Title id="ratings">{t('ratings.title')}</Title>
      <Parts>
        <RatingFigures {...figures} distribution={figures.rating_distribution ?? ratings?.distribution} />
        {renderOwn()}
      </Parts>
    </Section>
  );

  function renderOwn(): ReactNode {
    if (ownId === undefined) return <SignInPrompt text={t('signInToRate')} />;
    if (failed) {
      return (
        <Failed role="alert">
          <p>{t('ratings.failed')}</p>
          <Button onClick={retry}>{t('translation:common.retry')}</Button>
        </Failed>
      );
    }
    return <RatingChoice gameId={gameId} ownId={ownId} given={ratings?.mine ?? undefined} isLoading={!ratings} />;
  }
}
