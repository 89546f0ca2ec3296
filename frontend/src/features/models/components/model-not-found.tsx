import type { ReactNode } from 'react';
import { paths } from '../../../shared/routing/paths.js';
import { ButtonLink } from '../../../shared/ui/button/button.js';
import { PageMessage } from '../../../shared/ui/page-message/page-message.js';
import { useModelsText } from '../use-models-text.js';

export function ModelNotFound(): ReactNode {
  const t = useModelsText();
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
