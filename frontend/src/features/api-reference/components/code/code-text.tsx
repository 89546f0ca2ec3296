import type { ReactNode } from 'react';
import { Code } from '../reference/reference.styles.js';

/** Words of the document, in which names of code stand between backticks. */
export function CodeText({ children }: { children: string }): ReactNode {
  return children.split('`').map((part, place) => (place % 2 === 1 ? <Code key={place}>{part}</Code> : part));
}
