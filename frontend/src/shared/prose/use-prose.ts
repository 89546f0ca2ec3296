import { useTranslation } from 'react-i18next';
import type { Prose } from './prose-content.js';

/** Pages of src/content, by the namespaces that load them. */
type ProsePage = 'about' | 'apiDocumentation' | 'faq' | 'helpCenter' | 'privacy' | 'terms';

export function useProse(page: ProsePage): Prose {
  const { i18n } = useTranslation();
  const prose: unknown = i18n.getResourceBundle(i18n.language, page);
  return prose as Prose;
}
