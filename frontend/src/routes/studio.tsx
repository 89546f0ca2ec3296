import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CreatorFrame } from '#features/authoring/components/creator-frame.js';
import { GameOffers } from '#features/authoring/own-games/game-offers.js';
import { MadeGames } from '#features/authoring/own-games/made-games.js';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { Stack } from '#ui/layout.js';
import { PageHead } from '#ui/page/page-head.js';

/** The games that the user makes: listed ones, drafts and hidden ones. */
export default function StudioPage(): ReactNode {
  const { t } = useTranslation('studio');
  return (
    <CreatorFrame>
      <PageHead
        eyebrow={t('eyebrow')}
        title={t('account.studio')}
        intro={t('intro')}
        action={
          <ButtonLink to={paths.submitGame()} $tone="accent">
            {t('ui.submitGame')}
          </ButtonLink>
        }
      />
      <Stack $gap={16}>
        <GameOffers />
        <MadeGames />
      </Stack>
    </CreatorFrame>
  );
}
