import { useTranslation } from 'react-i18next';

/** The texts of the moderators' page; what the whole site says is there as `translation:…`. */
export function useModerationText() {
  return useTranslation(['moderation', 'translation']).t;
}
