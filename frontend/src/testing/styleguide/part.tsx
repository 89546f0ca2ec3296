import type { ReactNode } from 'react';
import { Stack } from '#ui/layout.js';
import { Heading, Text } from '#ui/text.js';
import { Part as Frame, Shown, Wide } from './styleguide.styles.js';

/** A part of the styleguide; the screenshot test takes one picture of each. */
export function Part({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <Frame data-part={name} aria-label={name}>
      <Heading $below={12}>{name}</Heading>
      <Stack $gap={12}>{children}</Stack>
    </Frame>
  );
}

interface ExampleProps {
  /** The name of the sample and its state. */
  of: string;
  /** In columns, for elements that fill the width. */
  isWide?: boolean;
  /** For list items. */
  isList?: boolean;
  children: ReactNode;
}

export function Example({ of, isWide = false, isList = false, children }: ExampleProps): ReactNode {
  const Layout = isWide ? Wide : Shown;
  return (
    <div>
      <Text $below={8} $size="small" $muted>
        {of}
      </Text>
      <Layout as={isList ? 'ul' : 'div'}>{children}</Layout>
    </div>
  );
}
