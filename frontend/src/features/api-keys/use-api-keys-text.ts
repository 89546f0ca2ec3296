import { useTranslation } from 'react-i18next';

/** The texts of this page; what the whole site says is there as `translation:…`. */
export function useApiKeyText() {
  return useTranslation(['apiKey', 'translation']).t;
}
