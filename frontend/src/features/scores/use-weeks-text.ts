import { useTranslation } from 'react-i18next';

/** The texts of weeks; what the whole site says is there as `translation:…`. */
export function useWeeksText() {
  return useTranslation(['weeks', 'translation']).t;
}
