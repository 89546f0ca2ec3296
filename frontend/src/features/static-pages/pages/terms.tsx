import type { ReactNode } from 'react';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { LegalDocument } from '../components/legal-document/legal-document.js';
import { NextLinks } from '../components/legal-document/legal-document.styles.js';
import { usePageTexts } from '#shared/i18n/use-page-texts.js';

/** The terms promise that changes in meaning take effect at least 30 days after their announcement. */
const IN_FORCE_SINCE = '2026-11-29T12:00:00Z';

export function TermsPage(): ReactNode {
  const texts = usePageTexts('terms');
  return (
    <LegalDocument texts={texts} updatedAt={IN_FORCE_SINCE}>
      <NextLinks>
        <ButtonLink to={paths.privacy()}>{texts.toPrivacy}</ButtonLink>
        <ButtonLink to={paths.home()}>{texts.toHome}</ButtonLink>
      </NextLinks>
    </LegalDocument>
  );
}
