import { useId, type ReactNode } from 'react';
import { Caption, Code, Frame } from './code-block.styles.js';

/** Code with a caption. Focusable, so that arrow keys scroll wide code. */
export function CodeBlock({ caption, children }: { caption: string; children: string }): ReactNode {
  const id = useId();
  return (
    <Frame>
      <Caption id={id}>{caption}</Caption>
      <Code role="group" tabIndex={0} aria-labelledby={id}>
        <code>{children}</code>
      </Code>
    </Frame>
  );
}
