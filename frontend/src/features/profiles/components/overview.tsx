import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel, PanelHead, PanelTitle } from '../../../shared/ui/panel.js';
import { useOwnStats } from '../api/get-own-stats.js';
import { AchievementList } from './achievement-list/achievement-list.js';
import { OwnChampionships } from './championships/championships.js';
import { CreditLedger } from './credit-ledger/credit-ledger.js';
import { OwnGameAchievements } from './game-achievements/completed-game-achievements.js';
import { GameHistory } from './game-history/game-history.js';
import { StatsSummary } from './stats-summary/stats-summary.js';

export function Overview(): ReactNode {
  const { t } = useTranslation('profiles');
  const { stats, isPending } = useOwnStats();
  return (
    <>
      <Panel aria-labelledby="stats">
        <PanelHead>
          <PanelTitle id="stats">{t('stats.title')}</PanelTitle>
        </PanelHead>
        <StatsSummary stats={stats} isPending={isPending} />
      </Panel>
      <AchievementList />
      <OwnGameAchievements />
      <OwnChampionships />
      <GameHistory />
      <CreditLedger />
    </>
  );
}
