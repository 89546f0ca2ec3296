import { Fragment, type ReactNode } from 'react';
import { Code } from '../reference/reference.styles.js';

/** Names as they stand in code, beside each other. */
export function CodeWords({ words }: { words: string[] }): ReactNode {
  return words.map((word) => (
    <Fragment key={word}>
      <Code>{word}</Code>{' '}
    </Fragment>
  ));
}
