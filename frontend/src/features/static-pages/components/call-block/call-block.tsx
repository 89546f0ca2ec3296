import type { ReactNode } from 'react';
import { Mascot } from '#ui/pictures/mascot.js';
import { Actions, Block, Text, Title } from './call-block.styles.js';

interface CallBlockProps {
  title: string;
  text: string;
  /** The buttons. */
  children: ReactNode;
}

/** The end of a page: what to do next. */
export function CallBlock({ title, text, children }: CallBlockProps): ReactNode {
  return (
    <Block>
      <Mascot height={55} />
      <Title>{title}</Title>
      <Text>{text}</Text>
      <Actions>{children}</Actions>
    </Block>
  );
}
