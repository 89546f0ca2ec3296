import { ENGINE_SAMPLES } from '@gamegeek/contracts/play/samples/engine-samples.js';
import { webSample } from '@gamegeek/contracts/play/samples/web.js';
import type { SamplePlace } from '@gamegeek/contracts/scores/samples/sample-place.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/routing/paths.js';
import { Panel } from '#ui/page/panel.js';
import { Heading, Text } from '../api-key.styles.js';
import { CodeBlock } from './code-block/code-block.js';
import { CodeText } from './code-text.js';

/** The ways that need no key, for web games and for others, before the steps of the REST API. */
export function WebGame({ place }: { place: SamplePlace }): ReactNode {
  const { t } = useTranslation('apiKeys');
  return (
    <Panel aria-labelledby="web">
      <Heading id="web">{t('web.title')}</Heading>
      <Text>
        <CodeText>{t('web.intro')}</CodeText>
      </Text>
      <CodeBlock caption={t('web.code')} code={webSample(place)} />
      <Text>
        <CodeText>{t('web.phone')}</CodeText>
      </Text>
      <Text>{t('web.native')}</Text>
      <Text as="ul">
        {Object.values(ENGINE_SAMPLES).map(({ name, library }) => (
          <li key={name}>
            {name}:{' '}
            <a href={library} download>
              {library}
            </a>
          </li>
        ))}
      </Text>
      <Text>
        <Link to={`${paths.apiDocumentation()}#sdk`}>{t('web.more')}</Link>
      </Text>
      <Text>{t('web.rest')}</Text>
    </Panel>
  );
}
