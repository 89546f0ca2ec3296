import type { ReactNode } from 'react';
import { RichText } from '../rich-text/rich-text.js';
import { Code } from '../rich-text/rich-text.styles.js';
import { Entry, List } from './definitions.styles.js';

interface DefinitionsProps {
  /** Terms and their descriptions. */
  entries: readonly { term: string; text: string }[];
  /** Whether the terms are code. */
  isCode?: boolean;
}

export function Definitions({ entries, isCode = false }: DefinitionsProps): ReactNode {
  return (
    <List>
      {entries.map(({ term, text }) => (
        <Entry key={term}>
          <dt>{isCode ? <Code>{term}</Code> : term}</dt>
          <dd>
            <RichText>{text}</RichText>
          </dd>
        </Entry>
      ))}
    </List>
  );
}
