import { useTranslation } from 'react-i18next';

/** The texts of making things; what the whole site says is there as `translation:…`. */
export function useMakingText() {
  return useTranslation(['making', 'translation']).t;
}
