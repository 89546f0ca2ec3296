import { DELETED_PLAYER } from '@gamegeek/contracts/auth/username.js';
import { useTranslation } from 'react-i18next';

/** What somebody is called in a sentence, also when their account has been deleted. */
export function usePersonName(): (username: string) => string {
  const { t } = useTranslation();
  return (username) => (username === DELETED_PLAYER ? t('board.deletedPlayer') : username);
}
