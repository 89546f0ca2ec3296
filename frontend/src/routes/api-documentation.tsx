import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CallBlock } from '#shared/prose/call-block.js';
import { ProseHead } from '#shared/prose/prose-head.js';
import { useProse } from '#shared/prose/use-prose.js';
import { WithContents } from '#shared/prose/with-contents.js';
import { paths } from '#shared/routing/paths.js';
import { ButtonAnchor, ButtonLink } from '#ui/buttons/button.js';
import { Guide } from '#features/developers/components/guide.js';

export default function ApiDocumentationPage(): ReactNode {
  const { t } = useTranslation('developers');
  const prose = useProse('apiDocumentation');
  const sections = prose.sections.slice(0, -1);
  return (
    <>
      <ProseHead prose={prose} />
      <WithContents label={t('ui.contents')} sections={sections}>
        <Guide sections={sections} />
      </WithContents>
      <CallBlock section={prose.sections.at(-1)}>
        <ButtonLink to={paths.apiKey()} $tone="accent">
          {t('getKey')}
        </ButtonLink>
        <ButtonLink to={paths.apiReference()}>{t('reference')}</ButtonLink>
        <ButtonAnchor href={paths.openApi()} target="_blank" rel="noopener noreferrer" $tone="plain">
          {t('openApi')}
        </ButtonAnchor>
      </CallBlock>
    </>
  );
}
