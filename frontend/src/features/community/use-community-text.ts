import { useTranslation } from 'react-i18next';

/** The texts of comments and ratings; what the whole site says is there as `translation:…`. */
export function useCommunityText() {
  return useTranslation(['community', 'translation']).t;
}
