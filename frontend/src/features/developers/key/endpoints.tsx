import type { SamplePlace } from '@gamegeek/contracts/scores/samples/sample-place.js';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Prose } from '#shared/prose/prose.js';
import { useProse } from '#shared/prose/use-prose.js';
import { paths } from '#shared/routing/paths.js';
import { Panel } from '#ui/page/panel.js';
import { Heading } from '#ui/text.js';
import { guideSampleRenderer } from '../components/guide.js';
import { Text } from './key-page.styles.js';

/** The sections of the guide on the two endpoints that accept scores. */
const SECTIONS = ['send', 'batch', 'idempotency', 'limits'];

/** What the guide says about the endpoints that accept scores, with the selected game in its samples. */
export function Endpoints({ place }: { place: SamplePlace }): ReactNode {
  const { t } = useTranslation(['apiKeys', 'developers']);
  const { sections } = useProse('apiDocumentation');
  const renderSample = guideSampleRenderer(place);
  return (
    <Panel aria-labelledby="endpoints">
      <Heading id="endpoints">{t('endpoints')}</Heading>
      {sections
        .filter(({ id }) => SECTIONS.includes(id))
        .map(({ id, title, body, parts }) => (
          <Fragment key={id}>
            <Heading as="h3" $above={32} $size="base">
              {title}
            </Heading>
            <Prose body={body} renderSample={renderSample} />
            {parts.map((part) => (
              <Fragment key={part.id}>
                <Heading as="h4" $above={16} $size="base">
                  {part.title}
                </Heading>
                <Prose body={part.body} renderSample={renderSample} />
              </Fragment>
            ))}
          </Fragment>
        ))}
      <Text>
        <Link to={paths.apiReference()}>{t('developers:reference')}</Link>
      </Text>
    </Panel>
  );
}
