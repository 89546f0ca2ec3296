import { useTranslation } from 'react-i18next';

/** The texts of playing; what the whole site says is there as `translation:…`. */
export function usePlayText() {
  return useTranslation(['play', 'translation']).t;
}
