import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '#ui/text.js';
import { from, space } from '../theme/theme.js';
import type { Part, SampleBlock } from './prose-content.js';
import { Prose } from './prose.js';

interface ProseSectionProps {
  section: Part;
  renderSample?: (sample: SampleBlock) => ReactNode;
  /** What follows its text. */
  children?: ReactNode;
}

/** A section with a heading. Its fragment can be linked. */
export function ProseSection({ section: { id, title, body }, renderSample, children }: ProseSectionProps): ReactNode {
  return (
    <Section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`}>{title}</Heading>
      <Prose body={body} renderSample={renderSample} />
      {children}
    </Section>
  );
}

const Section = styled.section`
  min-width: 0;
  padding-top: ${space[32]};
  ${from.tablet} {
    padding-top: ${space[48]};
  }
  &:first-of-type {
    padding-top: 0;
  }
`;
