import { useTranslation } from 'react-i18next';

/** The texts of who plays what; what the whole site says is there as `translation:…`. */
export function useActivityText() {
  return useTranslation(['activity', 'translation']).t;
}
