import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { fontSize, from, space } from '../theme/theme.js';
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
      <Title id={`${id}-title`}>{title}</Title>
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

const Title = styled.h2`
  margin: 0;
  font-size: ${fontSize.large};
  letter-spacing: -0.02em;
`;
