import type { ReactNode } from 'react';
import { Box, Text, Title } from './state-message.styles.js';

interface StateMessageProps {
  title: string;
  text?: string;
  /** The next thing to do. */
  action?: ReactNode;
  tone?: 'calm' | 'danger';
}

/** What stands where a list would: it is empty, or it could not be had. */
export function StateMessage({ title, text, action, tone = 'calm' }: StateMessageProps): ReactNode {
  return (
    <Box role={tone === 'danger' ? 'alert' : undefined} $tone={tone}>
      <Title>{title}</Title>
      {text && <Text>{text}</Text>}
      {action}
    </Box>
  );
}
