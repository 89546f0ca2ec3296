import { useId, type ReactNode } from 'react';
import { RichText } from '../rich-text/rich-text.js';
import { Intro, Section, Title } from './page-section.styles.js';

interface PageSectionProps {
  /** Names the section in addresses; without it nothing leads here. */
  id?: string;
  title: string;
  intro?: string;
  children: ReactNode;
}

/** A part of a page under its own heading. */
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
