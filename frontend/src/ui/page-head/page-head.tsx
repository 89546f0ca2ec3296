import type { ReactNode } from 'react';
import { Eyebrow } from '../eyebrow.js';
import { PageTitle } from '../page-title.js';
import { Head, Intro, Title, Words } from './page-head.styles.js';

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
