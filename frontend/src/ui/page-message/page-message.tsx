import type { ReactNode } from 'react';
import { PageTitle } from '../page-title.js';
import { Mascot } from '../sprite/mascot.js';
import { Box, Text, Title } from './page-message.styles.js';

interface PageMessageProps {
  title: string;
  text: string;
  /** The next step. */
  action?: ReactNode;
  /** Whether other content is about to replace the message. */
  isBusy?: boolean;
}

/** The whole content of a page whose subject is missing. */
export function PageMessage({ title, text, action, isBusy = false }: PageMessageProps): ReactNode {
  return (
    <Box aria-busy={isBusy}>
      <PageTitle>{title}</PageTitle>
      <Mascot height={66} />
      <Title>{title}</Title>
      <Text>{text}</Text>
      {action}
    </Box>
  );
}
