import type { TypeOptions } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Namespace } from './i18n.js';
import type { Translation } from './translation.js';

export type PageTexts<N extends Namespace> = Translation<TypeOptions['resources'][N]>;

/** All texts of a namespace, for pages that are lists of headings and paragraphs. */
export function usePageTexts<N extends Namespace>(namespace: N): PageTexts<N> {
  const { i18n } = useTranslation();
  const texts: unknown = i18n.getResourceBundle(i18n.language, namespace);
  return texts as PageTexts<N>;
}
