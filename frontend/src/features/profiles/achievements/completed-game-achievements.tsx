import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#ui/load-error.js';
import { Panel, PanelHead, PanelText, PanelTitle } from '#ui/page/panel.js';
import { useOwnGameAchievements, usePlayerGameAchievements } from './api/get-game-achievements.js';
import { List } from './achievement-list.styles.js';
import { GameAchievementCard } from './game-achievement-card.js';

/** The signed-in user's completed achievements of games. */
export function OwnGameAchievements(): ReactNode {
  return <Completed {...useOwnGameAchievements()} isOwn />;
}

/** A player's completed achievements of games; nothing if there are none. */
export function PlayerGameAchievements({ username }: { username: string }): ReactNode {
  return <Completed {...usePlayerGameAchievements(username)} isOwn={false} />;
}

type CompletedProps = ReturnType<typeof useOwnGameAchievements> & { isOwn: boolean };

function Completed({ achievements, isError, retry, isOwn }: CompletedProps): ReactNode {
  const { t } = useTranslation('profiles');
  if (!isOwn && !isError && (achievements?.length ?? 0) === 0) return null;
  return (
    <Panel aria-labelledby="game-achievements" aria-busy={!achievements && !isError}>
      <PanelHead>
        <PanelTitle id="game-achievements">{t('gameAchievements.title')}</PanelTitle>
      </PanelHead>
      {isError && <LoadError title={t('gameAchievements.failedList')} onRetry={retry} />}
      {achievements?.length === 0 && <PanelText>{t('gameAchievements.none')}</PanelText>}
      <List>
        {achievements?.map((achievement) => (
          <GameAchievementCard key={`${achievement.game_id} ${achievement.key}`} achievement={achievement} withGame />
        ))}
      </List>
    </Panel>
  );
}
