import { useTranslation } from 'react-i18next';

/** The texts of ratings; what the whole site says is there as `translation:…`. */
export function useRatingsText() {
  return useTranslation(['ratings', 'translation']).t;
}
