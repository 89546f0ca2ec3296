import type { PlayerRating } from '@gamegeek/contracts/scores/player-rating.schemas.js';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '#shared/i18n/use-format.js';
import { paths } from '#shared/routing/paths.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { Skeleton } from '#ui/skeleton.js';
import { Figure, Place, Strip } from './player-rating-strip.styles.js';

const RatingLine = lazyPart(() => import('./rating-line.js'), 'RatingLine');

interface PlayerRatingStripProps {
  /** Undefined for a player without one. */
  rating: PlayerRating | undefined;
  isPending: boolean;
}

/** The player rating with its rank and a line of the last days. */
export function PlayerRatingStrip({ rating, isPending }: PlayerRatingStripProps): ReactNode {
  const { t } = useTranslation('players');
  const format = useFormat();
  return (
    <Strip>
      <Place>
        <Link to={paths.playerRating()}>{t('rating.title')}</Link>
        {isPending ? (
          <Skeleton $width="8em" $height="1.5em" />
        ) : rating ? (
          <span>
            <Figure>{format.number(Math.round(rating.points))}</Figure> {t('rating.rank', { rank: rating.rank })}
          </span>
        ) : (
          <span>{t('rating.none')}</span>
        )}
      </Place>
      {rating && rating.days.length > 1 && (
        <Suspense>
          <RatingLine days={rating.days} />
        </Suspense>
      )}
    </Strip>
  );
}
