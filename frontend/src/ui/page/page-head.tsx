import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { from, space } from '#shared/theme/theme.js';
import { Heading, Text } from '#ui/text.js';
import { Eyebrow } from './eyebrow.js';
import { PageTitle } from './page-title.js';

interface PageHeadProps {
  eyebrow: string;
  title: string;
  intro: string;
  /** Actions for the page as a whole. */
  action?: ReactNode;
}

/** The head of a list page. */
export function PageHead({ eyebrow, title, intro, action }: PageHeadProps): ReactNode {
  return (
    <Head>
      <PageTitle>{title}</PageTitle>
      <Words>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading as="h1" $above={8} $size="display">
          {title}
        </Heading>
        <Text $above={8} $size="base" $muted $narrow>
          {intro}
        </Text>
      </Words>
      {action}
    </Head>
  );
}

const Words = styled.div`
  min-width: 0;
`;

const Head = styled.div`
  display: grid;
  gap: ${space[16]};
  padding-block: ${space[8]} ${space[24]};
  ${from.tablet} {
    display: flex;
    align-items: flex-end;
    justify-content: space-between;
    /* Text shrinks before actions do. */
    ${Words} ~ * {
      flex: none;
      max-width: 50%;
    }
  }
`;
