import type { ReactNode } from 'react';
import { Code } from '../reference/reference.styles.js';

/** Text of the document with code in backticks. */
export function CodeText({ children }: { children: string }): ReactNode {
  return children.split('`').map((part, place) => (place % 2 === 1 ? <Code key={place}>{part}</Code> : part));
}
