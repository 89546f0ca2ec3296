import { useTranslation } from 'react-i18next';

/** The texts of reporting; what the whole site says is there as `translation:…`. */
export function useReportText() {
  return useTranslation(['report', 'translation']).t;
}
