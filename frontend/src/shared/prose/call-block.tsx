import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Row } from '#ui/layout.js';
import { Heading } from '#ui/text.js';
import { color, from, measure, radius, space } from '../theme/theme.js';
import { Mascot } from '#ui/pictures/mascot.js';
import type { Section } from './prose-content.js';
import { Prose } from './prose.js';

interface CallBlockProps {
  /** The last section of the page. */
  section: Section | undefined;
  /** The buttons. */
  children: ReactNode;
}

/** The end of a page: what to do next. */
export function CallBlock({ section, children }: CallBlockProps): ReactNode {
  return (
    <Block>
      <Mascot height={55} />
      <Heading $above={16} $size="heading">
        {section?.title}
      </Heading>
      <Text>
        <Prose body={section?.body ?? []} />
      </Text>
      <Row $above={24} $gap={12} $justify="center">
        {children}
      </Row>
    </Block>
  );
}

const Block = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  margin-top: ${space[32]};
  padding: ${space[32]} ${space[16]};
  border-radius: ${radius.large};
  text-align: center;
  background: radial-gradient(60% 120% at 50% 0%, ${color.glowSecond}, transparent 70%), ${color.surface};
  ${from.tablet} {
    margin-top: ${space[48]};
    padding: ${space[48]} ${space[32]};
  }
`;

const Text = styled.div`
  max-width: ${measure.text};
  text-wrap: balance;
`;
