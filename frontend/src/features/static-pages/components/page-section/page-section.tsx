import { useId, type ReactNode } from 'react';
import { Intro, Section, Title } from './page-section.styles.js';

interface PageSectionProps {
  title: string;
  intro?: string;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export function PageSection({ title, intro, children }: PageSectionProps): ReactNode {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {intro && <Intro>{intro}</Intro>}
      {children}
    </Section>
  );
}
