import type { SamplePlace } from '@gamegeek/contracts/scores/samples/sample-place.js';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Prose } from '#shared/prose/prose.js';
import { useProse } from '#shared/prose/use-prose.js';
import { paths } from '#shared/routing/paths.js';
import { fontSize, space } from '#shared/theme/theme.js';
import { Panel } from '#ui/page/panel.js';
import { guideSampleRenderer } from '../components/guide.js';
import { Heading, Text } from './key-page.styles.js';

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
            <SectionTitle>{title}</SectionTitle>
            <Prose body={body} renderSample={renderSample} />
            {parts.map((part) => (
              <Fragment key={part.id}>
                <PartTitle>{part.title}</PartTitle>
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

const SectionTitle = styled.h3`
  margin: ${space[32]} 0 0;
  font-size: ${fontSize.base};
`;

const PartTitle = styled.h4`
  margin: ${space[16]} 0 0;
  font-size: ${fontSize.base};
`;
