import { ACHIEVEMENTS } from '@gamegeek/rules/achievements.js';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/buttons/button.js';
import { LoadError } from '#ui/load-error.js';
import { Panel, PanelHead, PanelTitle } from '#ui/page/panel.js';
import { Skeleton } from '#ui/skeleton.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { useAchievements, useCheckAchievements } from './api/get-achievements.js';
import { AchievementCard } from './achievement-card.js';
import { Card, List, Texts } from './achievement-list.styles.js';

/** All achievements with their progress, and the button that checks them. */
export function AchievementList(): ReactNode {
  const { t } = useTranslation('profiles');
  const { achievements, isError, retry } = useAchievements();
  return (
    <Panel aria-labelledby="achievements" aria-busy={!achievements && !isError}>
      <PanelHead>
        <PanelTitle id="achievements">{t('achievements.title')}</PanelTitle>
        {!isError && <CheckButton />}
      </PanelHead>
      {isError ? (
        <LoadError title={t('achievements.error')} onRetry={retry} />
      ) : (
        <List>
          {achievements?.map((achievement) => <AchievementCard key={achievement.id} achievement={achievement} />) ??
            ACHIEVEMENTS.map(({ key }) => <SkeletonCard key={key} />)}
        </List>
      )}
    </Panel>
  );
}

function CheckButton(): ReactNode {
  const { t } = useTranslation('profiles');
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
