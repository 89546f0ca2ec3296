import type { ReactNode } from 'react';
import { Box, Text, Title } from './state-message.styles.js';

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
      <Title>{title}</Title>
      {text && <Text>{text}</Text>}
      {action}
    </Box>
  );
}
