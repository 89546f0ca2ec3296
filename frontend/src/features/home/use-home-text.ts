import { useTranslation } from 'react-i18next';

/** The texts of the home page below its first screen; what the whole site says is there as `translation:…`. */
export function useHomeText() {
  return useTranslation(['home', 'translation']).t;
}
