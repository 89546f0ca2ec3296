import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ModelList } from '#features/models/components/model-list.js';
import { QueryProvider } from '#shared/api/query-provider.js';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { PageHead } from '#ui/page/page-head.js';

export default function ModelsPage(): ReactNode {
  const { t } = useTranslation('models');
  return (
    <QueryProvider>
      <PageHead
        eyebrow={t('eyebrow')}
        title={t('nav.models')}
        intro={t('intro')}
        action={
          <ButtonLink to={paths.createModel()}>
            <Plus size={18} aria-hidden="true" />
            {t('add')}
          </ButtonLink>
        }
      />
      <ModelList />
    </QueryProvider>
  );
}
