import type { ReactNode } from 'react';
import { Eyebrow } from '../../../shared/ui/eyebrow/eyebrow.js';
import { PageTitle } from '../../../shared/ui/page-title/page-title.js';
import { Heading, Intro } from './form.styles.js';

interface PageHeadProps {
  eyebrow: string;
  title: string;
  intro: string;
}

export function PageHead({ eyebrow, title, intro }: PageHeadProps): ReactNode {
  return (
    <div>
      <PageTitle>{title}</PageTitle>
      <Eyebrow>{eyebrow}</Eyebrow>
      <Heading>{title}</Heading>
      <Intro>{intro}</Intro>
    </div>
  );
}
