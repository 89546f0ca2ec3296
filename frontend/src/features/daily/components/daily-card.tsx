import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/routing/paths.js';
import { useReader } from '#shared/session/use-reader.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { Row } from '#ui/layout.js';
import { Panel, PanelText, PanelTitle } from '#ui/page/panel.js';
import { Skeleton } from '#ui/skeleton.js';
import { dailyQuery } from '../queries.js';
import { StreakLine } from './streak-line.js';

/** The way to the daily on the home page; nothing while there is none. */
export function DailyCard(): ReactNode {
  const { t } = useTranslation('daily');
  const ownId = useReader().id;
  const { data: daily, isPending } = useQuery(dailyQuery(undefined, ownId));
  if (isPending) return <Skeleton $width="100%" $height="118px" />;
  if (!daily) return null;
  const { number, gameName, players, played } = daily;
  return (
    <Panel aria-labelledby="daily">
      <Row $gap={16} $rowGap={12} $justify="space-between">
        <div>
          <PanelTitle id="daily">
            {t('heading', { number })}: {gameName}
          </PanelTitle>
          <PanelText>
            {t('card.intro')} {players > 0 && t('card.players', { players })}
          </PanelText>
          <StreakLine daily={daily} />
        </div>
        <ButtonLink to={paths.daily()} $tone={played ? 'quiet' : 'accent'}>
          {t(played ? 'card.see' : 'card.play')}
        </ButtonLink>
      </Row>
    </Panel>
  );
}
