import type { ReactNode } from 'react';
import { VisuallyHidden } from '#ui/visually-hidden.js';
import { Caret, Line } from './typing-text.styles.js';
import { useTyping } from './use-typing.js';

/** Phrases typed in turn. Screen readers get all of them in one sentence. */
export function TypingText({ phrases }: { phrases: readonly string[] }): ReactNode {
  const shown = useTyping(phrases);
  return (
    <Line>
      <VisuallyHidden>{phrases.join(', ')}</VisuallyHidden>
      <span aria-hidden="true" data-testid="typing">
        {shown}
        <Caret />
      </span>
    </Line>
  );
}
