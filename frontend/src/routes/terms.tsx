import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProse } from '#shared/prose/use-prose.js';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { LegalDocument } from '#features/static-pages/components/legal-document.js';

/** The terms promise that changes in meaning take effect at least 30 days after their announcement. */
const IN_FORCE_SINCE = '2026-11-29';

export default function TermsPage(): ReactNode {
  const { t } = useTranslation();
  return (
    <LegalDocument prose={useProse('terms')} inForceSince={IN_FORCE_SINCE}>
      <ButtonLink to={paths.privacy()}>{t('footer.privacy')}</ButtonLink>
      <ButtonLink to={paths.home()}>{t('ui.backHome')}</ButtonLink>
    </LegalDocument>
  );
}
