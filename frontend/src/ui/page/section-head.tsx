import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading, Text } from '#ui/text.js';
import { All, Line } from './section-head.styles.js';

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
