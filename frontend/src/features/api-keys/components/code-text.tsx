import { Fragment, type ReactNode } from 'react';
import { Code } from '../api-key.styles.js';

/** A text with `code` in backticks. */
export function CodeText({ children }: { children: string }): ReactNode {
  return children
    .split('`')
    .map((part, index) =>
      index % 2 === 0 ? <Fragment key={index}>{part}</Fragment> : <Code key={index}>{part}</Code>,
    );
}
