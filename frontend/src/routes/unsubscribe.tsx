import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UnsubscribeForm } from '#features/inbox/components/unsubscribe-form.js';
import { Panel } from '#features/newsletter/components/newsletter-panel.styles.js';
import { paths } from '#shared/routing/paths.js';
import { useEmailLink } from '#shared/routing/use-email-link.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { PageTitle } from '#ui/page/page-title.js';
import { Mascot } from '#ui/pictures/mascot.js';
import { Heading } from '#ui/text.js';

const LINKS = ['token'] as const;

/** The target of unsubscribe links in emails; requires no session. */
export default function UnsubscribePage(): ReactNode {
  const { t } = useTranslation('inbox');
  const link = useEmailLink(LINKS);
  return (
    <Panel>
      <PageTitle>{t('unsubscribe.title')}</PageTitle>
      <Mascot height={80} />
      <Heading as="h1" $size="display">
        {t('unsubscribe.title')}
      </Heading>
      {link ? <UnsubscribeForm key={link.token} token={link.token} /> : <p>{t('unsubscribe.noLink')}</p>}
      <ButtonLink to={paths.home()} $tone="plain">
        {t('unsubscribe.home')}
      </ButtonLink>
    </Panel>
  );
}
