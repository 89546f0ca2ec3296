import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { color, fontSize, reducedMotion, space } from '#shared/theme/theme.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';
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

const blink = keyframes`
  50% { opacity: 0; }
`;

const Line = styled.p`
  position: relative;
  min-height: 1.5em;
  margin: ${space[12]} 0 0;
  font-size: ${fontSize.large};
  font-weight: 600;
  color: ${color.accent};
`;

const Caret = styled.span`
  display: inline-block;
  width: 0.5em;
  height: 1em;
  margin-left: ${space[4]};
  background: currentColor;
  vertical-align: -0.12em;
  animation: ${blink} 1.1s steps(1) infinite;
  ${reducedMotion} {
    animation: none;
  }
`;
