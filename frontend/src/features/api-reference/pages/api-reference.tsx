import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryProvider } from '#shared/api/query-provider.js';
import { paths } from '#shared/routing/paths.js';
import { ButtonAnchor, ButtonLink } from '#ui/buttons/button.js';
import { PageHead } from '#ui/page/page-head.js';
import { ErrorList } from '#features/static-pages/components/api-overview/error-list.js';
import { LINK_TARGETS } from '#features/static-pages/link-targets.js';
import { usePageTexts } from '#shared/i18n/use-page-texts.js';
import { ApiReference } from '../components/reference/reference.js';
import { Actions } from './api-reference.styles.js';

/** The whole API from its OpenAPI document, with cause and fix of errors in the user's language. */
export function ApiReferencePage(): ReactNode {
  const { t } = useTranslation('apiReference');
  const { errors } = usePageTexts('apiDocumentation');
  return (
    <QueryProvider>
      <PageHead
        eyebrow={t('eyebrow')}
        title={t('title')}
        intro={t('intro')}
        action={
          <Actions>
            <ButtonLink to={paths.apiDocumentation()}>{t('overview')}</ButtonLink>
            <ButtonAnchor href={LINK_TARGETS.openApi} target="_blank" rel="noopener noreferrer" $tone="plain">
              {t('document')}
            </ButtonAnchor>
          </Actions>
        }
      />
      <ApiReference errors={<ErrorList />} errorsTitle={errors.title} />
    </QueryProvider>
  );
}
