import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CallBlock } from '#shared/prose/call-block.js';
import { ProseHead } from '#shared/prose/prose-head.js';
import { useProse } from '#shared/prose/use-prose.js';
import { useScrollToFragment } from '#shared/prose/use-scroll-to-fragment.js';
import { communityLinks } from '#shared/routing/community-links.js';
import { paths } from '#shared/routing/paths.js';
import { ButtonAnchor, ButtonLink } from '#ui/buttons/button.js';
import { HelpTopics } from '#features/static-pages/components/help-topics.js';

export default function HelpCenterPage(): ReactNode {
  const { t } = useTranslation('staticPages');
  const prose = useProse('helpCenter');
  useScrollToFragment();
  return (
    <>
      <ProseHead prose={prose} />
      <HelpTopics topics={prose.sections.slice(0, -1)} />
      <CallBlock section={prose.sections.at(-1)}>
        <ButtonAnchor href={communityLinks.chat.address} target="_blank" rel="noopener noreferrer" $tone="accent">
          {t('askInChat')}
        </ButtonAnchor>
        <ButtonLink to={paths.faq()}>{t('readFaq')}</ButtonLink>
      </CallBlock>
    </>
  );
}
