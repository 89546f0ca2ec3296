import { ENGINE_SAMPLES } from '@gamegeek/contracts/play/samples/engine-samples.js';
import type { SamplePlace } from '@gamegeek/contracts/scores/samples/sample-place.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Prose } from '#shared/prose/prose.js';
import { useProse } from '#shared/prose/use-prose.js';
import { paths } from '#shared/routing/paths.js';
import { Panel } from '#ui/page/panel.js';
import { Heading } from '#ui/text.js';
import { guideSampleRenderer } from '../components/guide.js';
import { Text } from './key-page.styles.js';

/** The ways that need no key, for web games and for others, before the steps of the REST API. */
export function WebGame({ place }: { place: SamplePlace }): ReactNode {
  const { t } = useTranslation('apiKeys');
  const sdk = useProse('apiDocumentation').sections.find(({ id }) => id === 'sdk');
  return (
    <Panel aria-labelledby="web">
      <Heading id="web">{sdk?.title}</Heading>
      <Prose body={sdk?.body ?? []} renderSample={guideSampleRenderer(place)} />
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
        <Link to={paths.sdk()}>{t('web.more')}</Link>
      </Text>
      <Text>{t('web.rest')}</Text>
    </Panel>
  );
}
