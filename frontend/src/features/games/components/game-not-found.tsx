import type { ReactNode } from 'react';
import { paths } from '../../../shared/routing/paths.js';
import { ButtonLink } from '../../../shared/ui/button/button.js';
import { PageMessage } from '../../../shared/ui/page-message/page-message.js';
import { useGamesText } from '../use-games-text.js';

export function GameNotFound(): ReactNode {
  const t = useGamesText();
  return (
    <PageMessage
      title={t('detail.notFound')}
      text={t('detail.notFoundText')}
      action={
        <ButtonLink to={paths.home()} $tone="accent">
          {t('detail.home')}
        </ButtonLink>
      }
    />
  );
}
