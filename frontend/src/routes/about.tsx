import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { QueryProvider } from '#shared/api/query-provider.js';
import { CallBlock } from '#shared/prose/call-block.js';
import type { Section } from '#shared/prose/prose-content.js';
import { ProseHead } from '#shared/prose/prose-head.js';
import { ProseSection } from '#shared/prose/prose-section.js';
import { useProse } from '#shared/prose/use-prose.js';
import { communityLinks } from '#shared/routing/community-links.js';
import { paths, type AuthLinkState } from '#shared/routing/paths.js';
import { space } from '#shared/theme/theme.js';
import { ButtonAnchor, ButtonLink } from '#ui/buttons/button.js';
import { Cards } from '#features/static-pages/components/cards.js';
import { SiteFigures } from '#features/static-pages/components/site-figures.js';
import { Timeline } from '#features/static-pages/components/timeline.js';

const signUpTab: AuthLinkState = { tab: 'signUp' };

export default function AboutPage(): ReactNode {
  const { t } = useTranslation();
  const prose = useProse('about');
  return (
    <QueryProvider>
      <ProseHead prose={prose} />
      {prose.sections.slice(0, -1).map((section) => (
        <ProseSection key={section.id} section={section}>
          {contentOf(section)}
        </ProseSection>
      ))}
      <CallBlock section={prose.sections.at(-1)}>
        <ButtonLink to={paths.auth()} state={signUpTab} $tone="accent">
          {t('home.call.signUp')}
        </ButtonLink>
        <ButtonLink to={paths.games()}>{t('ui.browseGames')}</ButtonLink>
      </CallBlock>
    </QueryProvider>
  );
}

/** What a section shows below its text. */
function contentOf({ id, parts }: Section): ReactNode {
  switch (id) {
    case 'goals':
      return <SiteFigures />;
    case 'timeline':
      return <Timeline entries={parts} />;
    case 'team':
      return <Cards cards={parts} columns={4} />;
    case 'contact':
      return <ContactButton />;
    case 'projects':
      return <Cards cards={parts} columns={3} />;
    default:
      return null;
  }
}

function ContactButton(): ReactNode {
  const { t } = useTranslation('staticPages');
  return (
    <Contact href={communityLinks.chat.address} target="_blank" rel="noopener noreferrer">
      {t('contact')}
    </Contact>
  );
}

const Contact = styled(ButtonAnchor)`
  margin-top: ${space[16]};
`;
