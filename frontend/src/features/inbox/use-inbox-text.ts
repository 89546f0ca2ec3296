import { useTranslation } from 'react-i18next';

/** The texts of the inbox; achievements are named as profiles name them, and what the whole site says is there as `translation:…`. */
export function useInboxText() {
  return useTranslation(['inbox', 'profile', 'translation']).t;
}
