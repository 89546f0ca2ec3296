import type { MovingFigures } from '@gamegeek/contracts/games/game-figures.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '#shared/i18n/use-format.js';
import { color, fontSize, space } from '#shared/theme/theme.js';
import { Panel, PanelTitle } from '#ui/page/panel.js';

type ShownFigures = Pick<MovingFigures, 'average_rating' | 'total_ratings' | 'player_count'> & {
  playing_now: number | undefined;
};

/** How a game does, live. */
export function Figures({ figures }: { figures: ShownFigures }): ReactNode {
  const { t } = useTranslation('studio');
  const format = useFormat();
  const { playing_now: playing, player_count: players, total_ratings: ratings, average_rating: average } = figures;
  return (
    <Panel aria-labelledby="figures">
      <PanelTitle id="figures">{t('figures.title')}</PanelTitle>
      <Facts>
        <div>
          <dt>{t('figures.playing')}</dt>
          <dd>{playing === undefined ? '…' : format.number(playing)}</dd>
        </div>
        <div>
          <dt>{t('figures.players')}</dt>
          <dd>{format.number(players)}</dd>
        </div>
        <div>
          <dt>{t('figures.rating')}</dt>
          <dd>
            {ratings === 0 ? t('words.noRatings') : `${average.toFixed(1)} · ${t('words.ratings', { count: ratings })}`}
          </dd>
        </div>
      </Facts>
    </Panel>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(160px, 100%), 1fr));
  gap: ${space[16]};
  margin: ${space[16]} 0 0;
  dt {
    font-size: ${fontSize.medium};
    color: ${color.textMuted};
  }
  dd {
    margin: ${space[4]} 0 0;
    font-size: ${fontSize.large};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
