import type { PlayerRating } from '@gamegeek/contracts/scores/player-rating.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '#shared/i18n/use-format.js';
import { color } from '#shared/theme/theme.js';
import { ratingPoints } from './rating-points.js';

/** A line of the last days, at least two. */
export function RatingLine({ days }: Pick<PlayerRating, 'days'>): ReactNode {
  const { t } = useTranslation('players');
  const format = useFormat();
  const [first, last] = [days.at(0), days.at(-1)];
  if (!first || !last) return null;
  const text = t('rating.line', {
    since: format.day(first.day),
    before: Math.round(first.points),
    now: Math.round(last.points),
  });
  return (
    <Line viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={text}>
      <title>{text}</title>
      <polyline points={ratingPoints(days)} />
    </Line>
  );
}

/** Stretched with a constant width of the stroke. */
const Line = styled.svg`
  flex: 0 1 160px;
  min-width: 64px;
  height: 40px;
  overflow: visible;
  fill: none;
  stroke: ${color.accent};
  stroke-width: 2;
  stroke-linejoin: round;
  > polyline {
    vector-effect: non-scaling-stroke;
  }
`;
