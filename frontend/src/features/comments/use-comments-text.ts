import { useTranslation } from 'react-i18next';

/** The texts of comments; what the whole site says is there as `translation:…`. */
export function useCommentsText() {
  return useTranslation(['comments', 'translation']).t;
}
