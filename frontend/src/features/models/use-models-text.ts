import { useTranslation } from 'react-i18next';

/** The texts of AI models; what the whole site says is there as `translation:…`. */
export function useModelsText() {
  return useTranslation(['models', 'translation']).t;
}
