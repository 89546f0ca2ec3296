import type { GameAchievement } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel, PanelHead, PanelText, PanelTitle } from '#ui/page/panel.js';
import { QueryView } from '#ui/query-view.js';
import { ownGameAchievementsQuery, playerGameAchievementsQuery } from './queries.js';
import { List } from './achievement-list.styles.js';
import { GameAchievementCard } from './game-achievement-card.js';

/** The signed-in user's completed achievements of games. */
export function OwnGameAchievements(): ReactNode {
  const query = useQuery(ownGameAchievementsQuery);
  return <Completed query={query} isOwn />;
}

/** A player's completed achievements of games; nothing if there are none. */
export function PlayerGameAchievements({ username }: { username: string }): ReactNode {
  const query = useQuery(playerGameAchievementsQuery(username));
  return <Completed query={query} isOwn={false} />;
}

interface CompletedProps {
  query: UseQueryResult<GameAchievement[]>;
  isOwn: boolean;
}

function Completed({ query, isOwn }: CompletedProps): ReactNode {
  const { t } = useTranslation('players');
  if (!isOwn && !query.isLoadingError && !query.data?.length) return null;
  return (
    <Panel aria-labelledby="game-achievements" aria-busy={query.isPending}>
      <PanelHead>
        <PanelTitle id="game-achievements">{t('gameAchievements.title')}</PanelTitle>
      </PanelHead>
      <QueryView query={query} failed={t('gameAchievements.failedList')} pending={<List />}>
        {(achievements) =>
          achievements.length === 0 ? (
            <PanelText>{t('gameAchievements.none')}</PanelText>
          ) : (
            <List>
              {achievements.map((achievement) => (
                <GameAchievementCard
                  key={`${achievement.game_id} ${achievement.key}`}
                  achievement={achievement}
                  withGame
                />
              ))}
            </List>
          )
        }
      </QueryView>
    </Panel>
  );
}
