import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/routing/paths.js';
import { Blurb, Bottom, Columns, Copyright, FootLink, Heading, LinkList, Name } from './footer.styles.js';

export function Footer(): ReactNode {
  const { t } = useTranslation();
  return (
    <Bottom>
      <Columns>
        <div>
          <Name>{t('brand')}</Name>
          <Blurb>{t('footer.blurb')}</Blurb>
        </div>
        <nav aria-labelledby="quick-links">
          <Heading id="quick-links">{t('footer.quickLinks')}</Heading>
          <LinkList>
            <li>
              <FootLink to={paths.home()}>{t('nav.home')}</FootLink>
            </li>
            <li>
              <FootLink to={paths.leaderboard()}>{t('nav.leaderboards')}</FootLink>
            </li>
          </LinkList>
        </nav>
      </Columns>
      <Copyright>{t('footer.copyright', { year: new Date().getFullYear() })}</Copyright>
    </Bottom>
  );
}
