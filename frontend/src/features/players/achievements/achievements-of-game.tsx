import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel, PanelHead, PanelText, PanelTitle } from '#ui/page/panel.js';
import { QueryView } from '#ui/query-view.js';
import { achievementsOfGameQuery } from './queries.js';
import { List } from './achievement-list.styles.js';
import { GameAchievementCard } from './game-achievement-card.js';

interface AchievementsOfGameProps {
  gameId: number;
  userId: string | undefined;
  /** Whether the session is still being checked. */
  isReaderAwaited: boolean;
}

/** The achievements of a game, for its page. */
export function AchievementsOfGame({ gameId, userId, isReaderAwaited }: AchievementsOfGameProps): ReactNode {
  const { t } = useTranslation('players');
  const query = useQuery({ ...achievementsOfGameQuery(gameId, userId), enabled: !isReaderAwaited });
  const achievements = query.data;
  if (achievements?.length === 0) return null;
  const done = achievements?.filter((achievement) => achievement.completed_at !== null).length ?? 0;
  return (
    <Panel aria-labelledby="game-achievements" aria-busy={query.isPending}>
      <PanelHead>
        <PanelTitle id="game-achievements">{t('achievements.title')}</PanelTitle>
        {achievements && (
          <PanelText as="span">{t('gameAchievements.count', { done, all: achievements.length })}</PanelText>
        )}
      </PanelHead>
      <QueryView query={query} failed={t('gameAchievements.failed')} pending={<List />}>
        {(shown) => (
          <List>
            {shown.map((achievement) => (
              <GameAchievementCard key={achievement.key} achievement={achievement} />
            ))}
          </List>
        )}
      </QueryView>
    </Panel>
  );
}
