import type { ReactNode } from 'react';
import { RichText } from '../rich-text/rich-text.js';
import { List } from './rich-list.styles.js';

interface RichListProps {
  lines: readonly string[];
  /** Whether the list is ordered. */
  isOrdered?: boolean;
}

export function RichList({ lines, isOrdered = false }: RichListProps): ReactNode {
  return (
    <List as={isOrdered ? 'ol' : 'ul'}>
      {lines.map((line) => (
        <li key={line}>
          <RichText>{line}</RichText>
        </li>
      ))}
    </List>
  );
}
