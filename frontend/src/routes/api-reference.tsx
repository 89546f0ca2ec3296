import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryProvider } from '#shared/api/query-provider.js';
import { paths } from '#shared/routing/paths.js';
import { ButtonAnchor, ButtonLink } from '#ui/buttons/button.js';
import { Row } from '#ui/layout.js';
import { PageHead } from '#ui/page/page-head.js';
import { ApiReference } from '#features/developers/reference/reference.js';

/** The whole API from its OpenAPI document, with cause and fix of errors in the user's language. */
export default function ApiReferencePage(): ReactNode {
  const { t } = useTranslation('apiReference');
  return (
    <QueryProvider>
      <PageHead
        eyebrow={t('eyebrow')}
        title={t('title')}
        intro={t('intro')}
        action={
          <Row $gap={8}>
            <ButtonLink to={paths.apiDocumentation()}>{t('overview')}</ButtonLink>
            <ButtonAnchor href={paths.openApi()} target="_blank" rel="noopener noreferrer" $tone="plain">
              {t('document')}
            </ButtonAnchor>
          </Row>
        }
      />
      <ApiReference />
    </QueryProvider>
  );
}
