import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, from, measure, space } from '#shared/theme/theme.js';
import { Heading, Text } from '#ui/text.js';

const Line = styled.div`
  display: grid;
  gap: ${space[4]} ${space[16]};
  margin-bottom: ${space[16]};
  ${from.tablet} {
    display: flex;
    align-items: flex-end;
    justify-content: space-between;
  }
`;

const All = styled(Link)`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-height: ${measure.target};
  font-weight: 600;
  color: ${color.accent};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

interface SectionHeadProps {
  id: string;
  title: string;
  intro: string;
  /** The page with the complete list. */
  all: { to: string; text: string };
}

/** The heading of a section that shows the first entries of a list. */
export function SectionHead({ id, title, intro, all }: SectionHeadProps): ReactNode {
  return (
    <Line>
      <div>
        <Heading $size="heading" id={id}>
          {title}
        </Heading>
        <Text $above={4} $muted>
          {intro}
        </Text>
      </div>
      <All to={all.to}>
        {all.text}
        <ArrowRight size={18} aria-hidden="true" />
      </All>
    </Line>
  );
}
