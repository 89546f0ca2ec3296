import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, space } from '#shared/theme/theme.js';

/** A text with `code` in backticks. */
export function CodeText({ children }: { children: string }): ReactNode {
  return children
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <Code key={index}>{part}</Code> : <Fragment key={index}>{part}</Fragment>,
    );
}

/** A list of code names. */
export function CodeWords({ words }: { words: string[] }): ReactNode {
  return words.map((word) => (
    <Fragment key={word}>
      <Code>{word}</Code>{' '}
    </Fragment>
  ));
}

export const Code = styled.code`
  padding: 1px ${space[4]};
  border-radius: ${radius.small};
  background: ${color.surfaceRaised};
  color: ${color.text};
  font-size: 0.9em;
  overflow-wrap: anywhere;
`;
