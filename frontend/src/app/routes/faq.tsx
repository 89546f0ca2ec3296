import type { ReactNode } from 'react';
import { FaqList } from '../../features/static-pages/components/faq-list/faq-list.js';
import { PageHead } from '../../features/static-pages/components/page-head/page-head.js';
import { faqTexts } from '../../features/static-pages/texts/faq/faq-texts.js';
import { usePageTexts } from '../../features/static-pages/texts/page-texts.js';

export function FaqPage(): ReactNode {
  const texts = usePageTexts(faqTexts);
  return (
    <>
      <PageHead title={texts.title} eyebrow={texts.eyebrow} intro={texts.intro} />
      <FaqList texts={texts} />
    </>
  );
}
