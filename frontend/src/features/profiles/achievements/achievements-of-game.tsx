import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#ui/load-error.js';
import { Panel, PanelHead, PanelText, PanelTitle } from '#ui/page/panel.js';
import { useAchievementsOfGame } from './api/get-game-achievements.js';
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
  const { t } = useTranslation('profiles');
  const { achievements, isError, retry } = useAchievementsOfGame(gameId, userId, isReaderAwaited);
  if (achievements?.length === 0) return null;
  const done = achievements?.filter((achievement) => achievement.completed_at !== null).length ?? 0;
  return (
    <Panel aria-labelledby="game-achievements" aria-busy={!achievements && !isError}>
      <PanelHead>
        <PanelTitle id="game-achievements">{t('achievements.title')}</PanelTitle>
        {achievements && (
          <PanelText as="span">{t('gameAchievements.count', { done, all: achievements.length })}</PanelText>
        )}
      </PanelHead>
      {isError && <LoadError title={t('gameAchievements.failed')} onRetry={retry} />}
      <List>
        {achievements?.map((achievement) => (
          <GameAchievementCard key={achievement.key} achievement={achievement} />
        ))}
      </List>
    </Panel>
  );
}
