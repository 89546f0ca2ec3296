import { useTranslation } from 'react-i18next';

/** The texts of profiles; what the whole site says is there as `translation:…`. */
export function useProfileText() {
  return useTranslation(['profile', 'translation']).t;
}
