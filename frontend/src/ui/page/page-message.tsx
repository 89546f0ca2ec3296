import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, from, radius, space } from '#shared/theme/theme.js';
import { Heading, Text } from '#ui/text.js';
import { PageTitle } from './page-title.js';
import { Mascot } from '../pictures/mascot.js';

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
      <Heading as="h1" $above={8} $size="heading">
        {title}
      </Heading>
      <Text $muted $narrow>
        {text}
      </Text>
      {action}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[16]};
  padding: ${space[48]} ${space[16]};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
  text-align: center;
  ${from.tablet} {
    padding: ${space[72]} ${space[32]};
  }
`;
