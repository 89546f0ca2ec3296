import type { ModelTraction } from '@gamegeek/contracts/models/traction.schemas.js';
import { Gamepad2, Star, Trophy, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import { averageRating } from './average-rating.js';
import { Figure, Figures, Sample } from './traction.styles.js';
import { useChartFormat } from '../chart/use-chart-format.js';

/** The totals as four figures. */
export function TractionFigures({ traction }: { traction: ModelTraction }): ReactNode {
  const { t } = useTranslation('models');
  const format = useFormat();
  const { games, players, scores } = traction.totals;
  return (
    <Figures>
      <Figure>
        <dt>
          <Gamepad2 size={16} aria-hidden="true" />
          {t('nav.games')}
        </dt>
        <dd>{format.number(games)}</dd>
      </Figure>
      <Figure>
        <dt>
          <Users size={16} aria-hidden="true" />
          {t('traction.players')}
        </dt>
        <dd>{format.number(players)}</dd>
      </Figure>
      <Figure>
        <dt>
          <Trophy size={16} aria-hidden="true" />
          {t('traction.scores')}
        </dt>
        <dd>{format.number(scores)}</dd>
      </Figure>
      <Figure>
        <dt>
          <Star size={16} aria-hidden="true" />
          {t('traction.rating')}
        </dt>
        <Rating traction={traction} />
      </Figure>
    </Figures>
  );
}

function Rating({ traction: { versions, totals } }: { traction: ModelTraction }): ReactNode {
  const { t } = useTranslation('models');
  const format = useChartFormat();
  const average = averageRating(versions);
  if (average === undefined) return <Sample as="dd">{t('words.noRatings')}</Sample>;
  return (
    <dd>
      {t('traction.average', { average: format.average(average) })}{' '}
      <Sample>{t('words.ratings', { count: totals.total_ratings })}</Sample>
    </dd>
  );
}
