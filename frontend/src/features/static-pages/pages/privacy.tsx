import type { ReactNode } from 'react';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { LegalDocument } from '../components/legal-document/legal-document.js';
import { NextLinks } from '../components/legal-document/legal-document.styles.js';
import { usePageTexts } from '#shared/i18n/use-page-texts.js';

/** To be changed together with the texts when data processing changes. */
const IN_FORCE_SINCE = '2026-11-29T12:00:00Z';

export function PrivacyPage(): ReactNode {
  const texts = usePageTexts('privacy');
  return (
    <LegalDocument texts={texts} updatedAt={IN_FORCE_SINCE}>
      <NextLinks>
        <ButtonLink to={paths.terms()}>{texts.toTerms}</ButtonLink>
        <ButtonLink to={paths.home()}>{texts.toHome}</ButtonLink>
      </NextLinks>
    </LegalDocument>
  );
}
