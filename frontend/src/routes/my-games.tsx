import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CreatorFrame } from '#features/authoring/components/creator-frame.js';
import { Column } from '#features/authoring/components/form.styles.js';
import { MadeGames } from '#features/authoring/components/made-games.js';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { PageHead } from '#ui/page/page-head.js';

/** The user's games, including hidden ones. */
export default function MyGamesPage(): ReactNode {
  const { t } = useTranslation('authoring');
  return (
    <CreatorFrame>
      <Column>
        <PageHead
          eyebrow={t('mine.eyebrow')}
          title={t('mine.title')}
          intro={t('mine.intro')}
          action={
            <ButtonLink to={paths.submitGame()} $tone="accent">
              {t('ui.submitGame')}
            </ButtonLink>
          }
        />
        <MadeGames />
      </Column>
    </CreatorFrame>
  );
}
