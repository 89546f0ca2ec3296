import type { ReactNode } from 'react';
import { Entry, Entries, Text, Title, Year } from './timeline.styles.js';

interface TimelineProps {
  /** In chronological order. */
  entries: readonly { year: string; title: string; text: string }[];
}

export function Timeline({ entries }: TimelineProps): ReactNode {
  return (
    <Entries>
      {entries.map(({ year, title, text }) => (
        <Entry key={year}>
          <Year>{year}</Year>
          <div>
            <Title>{title}</Title>
            <Text>{text}</Text>
          </div>
        </Entry>
      ))}
    </Entries>
  );
}
