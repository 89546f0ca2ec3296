import { useId, type ReactNode } from 'react';
import { RichText } from '../rich-text/rich-text.js';
import { Intro, Section, Title } from './page-section.styles.js';

interface PageSectionProps {
  /** The fragment in addresses; without it the section cannot be linked. */
  id?: string;
  title: string;
  intro?: string;
  children: ReactNode;
}

/** A section with a heading. */
export function PageSection({ id, title, intro, children }: PageSectionProps): ReactNode {
  const headingId = useId();
  return (
    <Section id={id} tabIndex={id ? -1 : undefined} aria-labelledby={headingId}>
      <Title id={headingId}>{title}</Title>
      {intro && (
        <Intro>
          <RichText>{intro}</RichText>
        </Intro>
      )}
      {children}
    </Section>
  );
}
