import { ENGINE_SAMPLES } from '@gamegeek/contracts/play/samples/engine-samples.js';
import type { SamplePlace } from '@gamegeek/contracts/scores/samples/sample-place.js';
import { Fragment, type ReactNode } from 'react';
import { useSite } from '#shared/first-paint/use-site.js';
import type { SampleBlock, Section } from '#shared/prose/prose-content.js';
import { ProseSection } from '#shared/prose/prose-section.js';
import { Prose } from '#shared/prose/prose.js';
import { Heading, Text } from '#ui/text.js';
import { CodeBlock } from './code-block.js';
import { ErrorList } from './error-list.js';
import { guideSample } from './guide-samples.js';

/** The guide for game creators, src/content/api-documentation.*.md: how games send scores and read boards. */
export function Guide({ sections }: { sections: readonly Section[] }): ReactNode {
  const place = { site: useSite(), gameId: undefined };
  const renderSample = guideSampleRenderer(place);
  return (
    <div>
      {sections.map((section) => (
        <ProseSection key={section.id} section={section} renderSample={renderSample}>
          {section.parts.map(({ id, title, body }) => (
            <Fragment key={id}>
              <Heading as="h3" $above={24} $size="base">
                {title}
              </Heading>
              <Prose body={body} renderSample={renderSample} />
            </Fragment>
          ))}
          {section.id === 'engines' && <EngineSamples place={place} />}
          {section.id === 'errors' && <ErrorList />}
        </ProseSection>
      ))}
    </div>
  );
}

/** Fills the samples of the guide in, for this site and a game. */
export const guideSampleRenderer =
  (place: SamplePlace) =>
  ({ sample, caption }: SampleBlock): ReactNode => <CodeBlock caption={caption} {...guideSample(sample, place)} />;

function EngineSamples({ place }: { place: SamplePlace }): ReactNode {
  return Object.values(ENGINE_SAMPLES).map(({ name, library, textFor }) => (
    <Fragment key={name}>
      <Text $above={12}>
        <a href={library} download>
          {library}
        </a>
      </Text>
      <CodeBlock caption={name} code={textFor(place)} />
    </Fragment>
  ));
}
