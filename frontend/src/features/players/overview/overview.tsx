import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { Panel, PanelHead, PanelTitle } from '#ui/page/panel.js';
import { ownStatsQuery } from '../queries.js';
import { AchievementList } from '../achievements/achievement-list.js';
import { OwnChampionships } from './championships.js';
import { CreditList } from './credit-list.js';
import { OwnGameAchievements } from '../achievements/completed-game-achievements.js';
import { GameHistory } from '../played-games/game-history.js';
import { StatsSummary } from './stats-summary.js';

const FollowedPlayers = lazyPart(() => import('../follows/followed-players.js'), 'FollowedPlayers');
const BlockedPlayers = lazyPart(() => import('../follows/blocked-players.js'), 'BlockedPlayers');

export function Overview(): ReactNode {
  const { t } = useTranslation('players');
  const { data, isPending } = useQuery(ownStatsQuery);
  return (
    <>
      <Panel aria-labelledby="stats">
        <PanelHead>
          <PanelTitle id="stats">{t('stats.title')}</PanelTitle>
        </PanelHead>
        <StatsSummary stats={data?.stats} rating={data?.playerRating} isPending={isPending} />
      </Panel>
      <AchievementList />
      <OwnGameAchievements />
      <OwnChampionships />
      <Suspense>
        <FollowedPlayers />
      </Suspense>
      <Suspense>
        <BlockedPlayers />
      </Suspense>
      <GameHistory />
      <CreditList />
    </>
  );
}
