import { useId, type ReactNode } from 'react';
import { Caption, Code, Frame } from './code-block.styles.js';

/** Code under its caption. It can be focused, so that the arrow keys reach what is wider than the screen. */
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
