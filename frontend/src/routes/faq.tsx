import type { ReactNode } from 'react';
import { ProseHead } from '#shared/prose/prose-head.js';
import { useProse } from '#shared/prose/use-prose.js';
import { FaqList } from '#features/static-pages/components/faq-list.js';

export default function FaqPage(): ReactNode {
  const prose = useProse('faq');
  return (
    <>
      <ProseHead prose={prose} />
      <FaqList groups={prose.sections} />
    </>
  );
}
