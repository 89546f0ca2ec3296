import { Fragment, type ReactNode } from 'react';
import { Code } from '../reference/reference.styles.js';

/** A list of code names. */
export function CodeWords({ words }: { words: string[] }): ReactNode {
  return words.map((word) => (
    <Fragment key={word}>
      <Code>{word}</Code>{' '}
    </Fragment>
  ));
}
