import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NewsletterForm } from '#features/newsletter/components/newsletter-form.js';
import { communityLinks } from '#shared/routing/community-links.js';
import { paths } from '#shared/routing/paths.js';
import { Heading, Text } from '#ui/text.js';
import { LanguageSelect } from '../settings/language-select.js';
import { FootLinkList } from './foot-link-list.js';
import { Blurb, Bottom, Columns, Community, Ending, Name, Newsletter, OutsideLink } from './footer.styles.js';

export function Footer(): ReactNode {
  const { t } = useTranslation();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <Bottom>
      <Columns>
        <div>
          <Name>{t('brand')}</Name>
          <Blurb>{t('footer.blurb')}</Blurb>
          <Blurb>{t('footer.contact')}</Blurb>
          <Community aria-label={t('footer.community')}>
            {Object.values(communityLinks).map(({ name, address }) => (
              <li key={name}>
                <OutsideLink href={address} target="_blank" rel="noopener noreferrer">
                  {name}
                </OutsideLink>
              </li>
            ))}
          </Community>
          <Newsletter>
            <Heading $size="medium">{t('newsletter.title')}</Heading>
            <Blurb>{t('newsletter.intro')}</Blurb>
            <NewsletterForm />
          </Newsletter>
        </div>
        <FootLinkList
          title={t('footer.quickLinks')}
          links={[
            { to: paths.home(), text: t('nav.home') },
            { to: paths.models(), text: t('nav.models') },
            { to: paths.games(), text: t('nav.games') },
            { to: paths.leaderboard(), text: t('nav.leaderboards') },
            { to: paths.about(), text: t('footer.aboutUs') },
          ]}
        />
        <FootLinkList
          title={t('footer.resources')}
          links={[
            { to: paths.privacy(), text: t('footer.privacy') },
            { to: paths.terms(), text: t('footer.terms') },
            { to: paths.faq(), text: t('footer.faq') },
            { to: paths.helpCenter(), text: t('footer.helpCenter') },
            { to: paths.apiDocumentation(), text: t('footer.apiDocumentation') },
            // Cookies are covered by the privacy policy.
            { to: `${paths.privacy()}#cookies`, text: t('footer.cookies') },
          ]}
        />
      </Columns>
      <Ending>
        <Text $size="medium" $muted>
          {t('footer.copyright', { year })}
        </Text>
        <LanguageSelect />
      </Ending>
    </Bottom>
  );
}
