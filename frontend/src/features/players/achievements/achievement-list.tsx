import { ACHIEVEMENTS } from '@gamegeek/rules/achievements.js';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/buttons/button.js';
import { Panel, PanelHead, PanelTitle } from '#ui/page/panel.js';
import { QueryView } from '#ui/query-view.js';
import { Skeleton, Skeletons } from '#ui/skeleton.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { achievementsQuery, useCheckAchievements } from './queries.js';
import { AchievementCard } from './achievement-card.js';
import { Card, List, Texts } from './achievement-list.styles.js';

/** All achievements with their progress, and the button that checks them. */
export function AchievementList(): ReactNode {
  const { t } = useTranslation('players');
  const query = useQuery(achievementsQuery);
  const skeleton = (
    <List>
      <Skeletons count={ACHIEVEMENTS.length}>
        <SkeletonCard />
      </Skeletons>
    </List>
  );
  return (
    <Panel aria-labelledby="achievements" aria-busy={query.isPending}>
      <PanelHead>
        <PanelTitle id="achievements">{t('achievements.title')}</PanelTitle>
        {!query.isLoadingError && <CheckButton />}
      </PanelHead>
      <QueryView query={query} failed={t('achievements.error')} pending={skeleton}>
        {(achievements) => (
          <List>
            {achievements.map((achievement) => (
              <AchievementCard key={achievement.id} achievement={achievement} />
            ))}
          </List>
        )}
      </QueryView>
    </Panel>
  );
}

function CheckButton(): ReactNode {
  const { t } = useTranslation('players');
  const notify = useNotify();
  const { mutate, isPending } = useCheckAchievements();

  function handleCheck(): void {
    if (isPending) return;
    mutate(undefined, {
      onSuccess: () => notify.done(t('achievements.checked')),
      onError: (error) => notify.failed(error, t('achievements.checkFailed')),
    });
  }

  return (
    <Button aria-disabled={isPending} onClick={handleCheck}>
      <RefreshCw size={16} aria-hidden="true" />
      {t(isPending ? 'achievements.checking' : 'achievements.check')}
    </Button>
  );
}

function SkeletonCard(): ReactNode {
  return (
    <Card $completed={false} aria-hidden="true">
      <Skeleton $width="48px" $height="48px" />
      <Texts>
        <Skeleton $width="8em" $height="18px" />
        <Skeleton $width="12em" $height="16px" />
        <Skeleton $width="100%" $height="8px" />
      </Texts>
    </Card>
  );
}
