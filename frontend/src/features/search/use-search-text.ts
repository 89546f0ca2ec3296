import { useTranslation } from 'react-i18next';

/** The texts of the quick search; what the whole site says is there as `translation:…`. */
export function useQuickSearchText() {
  return useTranslation(['quickSearch', 'translation']).t;
}
