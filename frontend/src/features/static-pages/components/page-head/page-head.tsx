import type { ReactNode } from 'react';
import { Eyebrow } from '#ui/page/eyebrow.js';
import { PageTitle } from '#ui/page/page-title.js';
import { RichText } from '../rich-text/rich-text.js';
import { Head, Intro, Title } from './page-head.styles.js';

interface PageHeadProps {
  title: string;
  eyebrow: string;
  intro: string;
  children?: ReactNode;
}

/** The head of a static page; also sets the title of the browser tab. */
export function PageHead({ title, eyebrow, intro, children }: PageHeadProps): ReactNode {
  return (
    <Head>
      <PageTitle>{title}</PageTitle>
      <Eyebrow>{eyebrow}</Eyebrow>
      <Title>{title}</Title>
      <Intro>
        <RichText>{intro}</RichText>
      </Intro>
      {children}
    </Head>
  );
}
