import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, space } from '#shared/theme/theme.js';
import { Text } from '#ui/text.js';

interface StateMessageProps {
  title: string;
  text?: string | undefined;
  /** The next action. */
  action?: ReactNode;
  tone?: 'calm' | 'danger';
}

/** Shown in place of a list that is empty or failed to load. */
export function StateMessage({ title, text, action, tone = 'calm' }: StateMessageProps): ReactNode {
  return (
    <Box role={tone === 'danger' ? 'alert' : undefined} $tone={tone}>
      <Text $strong>{title}</Text>
      {text && (
        <Text $muted $narrow>
          {text}
        </Text>
      )}
      {action}
    </Box>
  );
}

const Box = styled.div<{ $tone: 'calm' | 'danger' }>`
  display: grid;
  justify-items: center;
  gap: ${space[12]};
  padding: ${space[48]} ${space[16]};
  border-radius: ${radius.medium};
  text-align: center;
  background: ${({ $tone }) => ($tone === 'danger' ? color.dangerSoft : color.surfaceRaised)};
`;
