import type { ReactNode } from 'react';
import { paths } from '#shared/routing/paths.js';
import { ButtonAnchor, ButtonLink } from '#ui/buttons/button.js';
import { ApiOverview, placesOf } from '../components/api-overview/api-overview.js';
import { CallBlock } from '../components/call-block/call-block.js';
import { PageHead } from '../components/page-head/page-head.js';
import { WithContents } from '../components/with-contents/with-contents.js';
import { LINK_TARGETS } from '../link-targets.js';
import { usePageTexts } from '#shared/i18n/use-page-texts.js';

export function ApiDocumentationPage(): ReactNode {
  const texts = usePageTexts('apiDocumentation');
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
