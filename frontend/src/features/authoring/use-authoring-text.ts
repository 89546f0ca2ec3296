import { useTranslation } from 'react-i18next';

/** The texts of making things; what the whole site says is there as `translation:…`. */
export function useAuthoringText() {
  return useTranslation(['authoring', 'translation']).t;
}
