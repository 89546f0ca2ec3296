import type { ReactNode } from 'react';
import { communityLinks } from '#shared/routing/community-links.js';
import { paths } from '#shared/routing/paths.js';
import { ButtonAnchor, ButtonLink } from '#ui/buttons/button.js';
import { CallBlock } from '../components/call-block/call-block.js';
import { HelpTopics } from '../components/help-topics/help-topics.js';
import { PageHead } from '../components/page-head/page-head.js';
import { usePageTexts } from '#shared/i18n/use-page-texts.js';

export function HelpCenterPage(): ReactNode {
  const texts = usePageTexts('helpCenter');
  return (
    <>
      <PageHead title={texts.title} eyebrow={texts.eyebrow} intro={texts.intro} />
      <HelpTopics topics={texts.topics} />
      <CallBlock title={texts.more.title} text={texts.more.text}>
        <ButtonAnchor href={communityLinks.chat.address} target="_blank" rel="noopener noreferrer" $tone="accent">
          {texts.more.chat}
        </ButtonAnchor>
        <ButtonLink to={paths.faq()}>{texts.more.faq}</ButtonLink>
      </CallBlock>
    </>
  );
}
