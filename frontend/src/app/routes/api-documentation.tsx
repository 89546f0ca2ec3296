import type { ReactNode } from 'react';
import { ApiOverview, placesOf } from '../../features/static-pages/components/api-overview/api-overview.js';
import { CallBlock } from '../../features/static-pages/components/call-block/call-block.js';
import { PageHead } from '../../features/static-pages/components/page-head/page-head.js';
import { WithContents } from '../../features/static-pages/components/with-contents/with-contents.js';
import { LINK_TARGETS } from '../../features/static-pages/link-targets.js';
import { apiDocumentationTexts } from '../../features/static-pages/texts/api-documentation/api-documentation-texts.js';
import { usePageTexts } from '../../features/static-pages/texts/page-texts.js';
import { paths } from '../../shared/routing/paths.js';
import { ButtonAnchor, ButtonLink } from '../../shared/ui/button/button.js';

export function ApiDocumentationPage(): ReactNode {
  const texts = usePageTexts(apiDocumentationTexts);
  return (
    <>
      <PageHead title={texts.title} eyebrow={texts.eyebrow} intro={texts.intro} />
      <WithContents label={texts.contents} places={placesOf(texts)}>
        <ApiOverview texts={texts} />
      </WithContents>
      <CallBlock title={texts.more.title} text={texts.more.text}>
        <ButtonLink to={paths.apiKey()} $tone="accent">
          {texts.more.key}
        </ButtonLink>
        <ButtonLink to={paths.apiReference()}>{texts.more.reference}</ButtonLink>
        <ButtonAnchor href={LINK_TARGETS.openApi} target="_blank" rel="noopener noreferrer" $tone="plain">
          {texts.more.openApi}
        </ButtonAnchor>
      </CallBlock>
    </>
  );
}
