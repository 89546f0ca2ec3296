import type { ReactNode } from 'react';
import { FaqList } from '../components/faq-list/faq-list.js';
import { PageHead } from '../components/page-head/page-head.js';
import { usePageTexts } from '#shared/i18n/use-page-texts.js';

export function FaqPage(): ReactNode {
  const texts = usePageTexts('faq');
  return (
    <>
      <PageHead title={texts.title} eyebrow={texts.eyebrow} intro={texts.intro} />
      <FaqList texts={texts} />
    </>
  );
}
