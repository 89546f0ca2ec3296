import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, from, measure, space } from '#shared/theme/theme.js';
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
        <Title>{title}</Title>
        <Intro>{intro}</Intro>
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

const Title = styled.h1`
  margin: ${space[8]} 0 0;
  font-size: ${fontSize.display};
  letter-spacing: -0.025em;
`;

const Intro = styled.p`
  max-width: ${measure.text};
  margin: ${space[8]} 0 0;
  font-size: ${fontSize.base};
  color: ${color.textMuted};
`;
