import type { ReactNode } from 'react';
import { PageTitle } from '../page-title.js';
import { Mascot } from '../sprite/mascot.js';
import { Box, Text, Title } from './page-message.styles.js';

interface PageMessageProps {
  title: string;
  text: string;
  /** The way on. */
  action?: ReactNode;
  /** Whether something else is about to take its place. */
  isBusy?: boolean;
}

/** All that a page has to say when what it would show is not there. */
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
