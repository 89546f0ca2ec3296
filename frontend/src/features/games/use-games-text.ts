import { useTranslation } from 'react-i18next';

/** The texts of games; what the whole site says is there as `translation:…`. */
export function useGamesText() {
  return useTranslation(['games', 'translation']).t;
}
