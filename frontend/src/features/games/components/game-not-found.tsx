import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { PageMessage } from '#ui/page/page-message.js';

export function GameNotFound(): ReactNode {
  const { t } = useTranslation('games');
  return (
    <PageMessage
      title={t('detail.notFound')}
      text={t('detail.notFoundText')}
      action={
        <ButtonLink to={paths.home()} $tone="accent">
          {t('ui.backHome')}
        </ButtonLink>
      }
    />
  );
}
