import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProse } from '#shared/prose/use-prose.js';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { LegalDocument } from '#features/static-pages/components/legal-document.js';

/** To be changed together with the texts when data processing changes. */
const IN_FORCE_SINCE = '2026-11-29';

export default function PrivacyPage(): ReactNode {
  const { t } = useTranslation();
  return (
    <LegalDocument prose={useProse('privacy')} inForceSince={IN_FORCE_SINCE}>
      <ButtonLink to={paths.terms()}>{t('footer.terms')}</ButtonLink>
      <ButtonLink to={paths.home()}>{t('ui.backHome')}</ButtonLink>
    </LegalDocument>
  );
}
