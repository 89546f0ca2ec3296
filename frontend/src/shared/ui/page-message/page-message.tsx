import type { ReactNode } from 'react';
import { PageTitle } from '../page-title/page-title.js';
import { Mascot } from '../sprite/mascot.js';
import { Box, Text, Title } from './page-message.styles.js';

interface PageMessageProps {
  title: string;
  text: string;
  /** The way on. */
  action?: ReactNode;
}

/** All that a page has to say when what it would show is not there. */
export function PageMessage({ title, text, action }: PageMessageProps): ReactNode {
  return (
    <Box>
      <PageTitle>{title}</PageTitle>
      <Mascot height={66} />
      <Title>{title}</Title>
      <Text>{text}</Text>
      {action}
    </Box>
  );
}
