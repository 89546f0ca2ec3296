import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { All, Intro, Line, Title } from './section-head.styles.js';

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
        <Title id={id}>{title}</Title>
        <Intro>{intro}</Intro>
      </div>
      <All to={all.to}>
        {all.text}
        <ArrowRight size={18} aria-hidden="true" />
      </All>
    </Line>
  );
}
