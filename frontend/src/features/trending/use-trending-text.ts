import { useTranslation } from 'react-i18next';

/** The texts of trending games; those of the whole site are there as `translation:…`. */
export function useTrendingText() {
  return useTranslation(['trending', 'translation']).t;
}
