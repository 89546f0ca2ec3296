import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/routing/paths.js';

/** Placeholders for the links; their order depends on the language. */
const PLACE = '\u0000';

/** The terms open in another tab, so that the form keeps its input. */
export function TermsLabel(): ReactNode {
  const { t } = useTranslation();
  const [before, between, after] = t('auth.terms', { terms: PLACE, privacy: PLACE }).split(PLACE);
  return (
    <>
      {before}
      <a href={paths.terms()} target="_blank" rel="noopener">
        {t('auth.termsLink')}
      </a>
      {between}
      <a href={paths.privacy()} target="_blank" rel="noopener">
        {t('auth.privacyLink')}
      </a>
      {after}
    </>
  );
}
