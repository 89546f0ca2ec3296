import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../shared/routing/paths.js';

/** Stands where a link comes into the sentence, whichever place the language gives it. */
const PLACE = '\u0000';

/** What has to be accepted, to be read in another tab: the form stays as it was filled in. */
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
