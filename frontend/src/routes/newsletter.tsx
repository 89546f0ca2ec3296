import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NewsletterLink } from '#features/newsletter/components/newsletter-link.js';
import { Panel } from '#features/newsletter/components/newsletter-panel.styles.js';
import { paths } from '#shared/routing/paths.js';
import { useEmailLink } from '#shared/routing/use-email-link.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { PageTitle } from '#ui/page/page-title.js';
import { Mascot } from '#ui/pictures/mascot.js';
import { Heading } from '#ui/text.js';

const LINKS = ['confirm', 'unsubscribe'] as const;

/** The target of links in newsletter emails. */
export default function NewsletterPage(): ReactNode {
  const { t } = useTranslation();
  const link = useEmailLink(LINKS);
  const title = link ? t(`newsletter.${link.name}.title`) : t('newsletter.title');
  return (
    <Panel>
      <PageTitle>{title}</PageTitle>
      <Mascot height={80} />
      <Heading as="h1" $size="display">
        {title}
      </Heading>
      {link ? <NewsletterLink key={link.token} {...link} /> : <p>{t('newsletter.noLink')}</p>}
      <ButtonLink to={paths.home()} $tone="plain">
        {t('newsletter.home')}
      </ButtonLink>
    </Panel>
  );
}
