import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { PageMessage } from '#ui/page/page-message.js';

export function ModelNotFound(): ReactNode {
  const { t } = useTranslation('models');
  return (
    <PageMessage
      title={t('detail.notFound')}
      text={t('detail.notFoundText')}
      action={
        <ButtonLink to={paths.models()} $tone="accent">
          {t('detail.toModels')}
        </ButtonLink>
      }
    />
  );
}
