import { useTranslation } from 'react-i18next';

/** The texts of the API reference; what the whole site says is there as `translation:…`. */
export function useApiReferenceText() {
  return useTranslation(['apiReference', 'translation']).t;
}
