import type { ReactNode } from 'react';
import { FaqList } from '../components/faq-list/faq-list.js';
import { PageHead } from '../components/page-head/page-head.js';
import { faqTexts } from '../i18n/faq/faq-texts.js';
import { usePageTexts } from '../i18n/page-texts.js';

export function FaqPage(): ReactNode {
  const texts = usePageTexts(faqTexts);
  return (
    <>
      <PageHead title={texts.title} eyebrow={texts.eyebrow} intro={texts.intro} />
      <FaqList texts={texts} />
    </>
  );
}
